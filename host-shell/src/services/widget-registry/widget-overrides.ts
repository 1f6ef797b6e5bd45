import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { readOverride, WidgetOverride } from "shared-runtime/api/widget-override.ts";
import * as v from "valibot";
import type { ValidToken } from "./deploy-tokens.ts";
import type { OverrideLinks } from "./override-links.ts";

export interface WidgetOverrides {
  /**
   * Signs and records a token that lets any page load the widget from the origin. It is valid until it expires or is
   * revoked, or until the deploy token expires or is revoked.
   */
  readonly sign: (override: WidgetOverride, by: Signing) => Promise<SignedOverride>;
  /**
   * Resolves with the override that a token allows; with `undefined` if the token is forged, expired, revoked or for
   * another purpose.
   */
  readonly open: (token: string) => Promise<WidgetOverride | undefined>;
  /**
   * Resolves with the override in the value of `?widget-override` if its origin is listed or its token allows it;
   * otherwise with `undefined`.
   */
  readonly allowed: (value: string) => Promise<WidgetOverride | undefined>;
}

interface Signing {
  readonly hours: number;
  /** The person or pipeline that makes the link. */
  readonly actor: string;
  /** The deploy token with which the link is made. */
  readonly by: Pick<ValidToken, "id" | "expiresAt">;
}

interface SignedOverride {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

interface Options {
  readonly secret: Uint8Array;
  /** Origins whose widgets may be loaded without a token. */
  readonly origins: readonly string[];
  readonly links: Pick<OverrideLinks, "record" | "isLive">;
  readonly now: () => Date;
}

const algorithm = "HS256";
const audience = "widget-override";

export function createWidgetOverrides({ secret, origins, links, now }: Options): WidgetOverrides {
  const open = async (token: string): Promise<WidgetOverride | undefined> => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        audience,
        requiredClaims: ["exp", "jti"],
        currentDate: now(),
      });
      const override = v.safeParse(WidgetOverride, { widget: payload.sub, origin: payload["origin"] });
      const isLive = override.success && (await links.isLive(payload.jti ?? "", now()));
      return isLive ? override.output : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  return {
    async sign({ widget, origin }, { hours, actor, by }) {
      const id = randomUUID();
      const end = Math.min(now().getTime() + hours * 3_600_000, by.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY);
      const expiresAt = new Date(Math.floor(end / 1000) * 1000);
      const token = await new SignJWT({ origin })
        .setProtectedHeader({ alg: algorithm })
        .setJti(id)
        .setSubject(widget)
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(secret);
      await links.record({ id, widget, origin, actor, deployToken: by.id, createdAt: now(), expiresAt });
      return { id, token, expiresAt };
    },
    open,
    async allowed(value) {
      const listed = readOverride(value);
      if (listed) return origins.includes(listed.origin) ? listed : undefined;
      return open(value);
    },
  };
}
