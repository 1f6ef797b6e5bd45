import { errors, jwtVerify, SignJWT } from "jose";
import { readOverride, WidgetOverride } from "shared-runtime/api/widget-override.ts";
import * as v from "valibot";

export interface WidgetOverrides {
  /** Signs a token that lets any page load the widget from the origin until it expires. */
  readonly sign: (
    override: WidgetOverride,
    hours: number,
  ) => Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Returns the override that a token allows, or `undefined` if it is forged, expired or for another purpose. */
  readonly open: (token: string) => Promise<WidgetOverride | undefined>;
  /** Returns the override in the value of `?widget-override` if its origin is listed or its token allows it. */
  readonly allowed: (value: string) => Promise<WidgetOverride | undefined>;
}

interface Options {
  readonly secret: Uint8Array;
  /** Origins that need no token. */
  readonly origins: readonly string[];
  readonly now?: () => Date;
}

const algorithm = "HS256";
const audience = "widget-override";

export function createWidgetOverrides({ secret, origins, now = () => new Date() }: Options): WidgetOverrides {
  const open = async (token: string): Promise<WidgetOverride | undefined> => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        audience,
        requiredClaims: ["exp"],
        currentDate: now(),
      });
      const override = v.safeParse(WidgetOverride, { widget: payload.sub, origin: payload["origin"] });
      return override.success ? override.output : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };

  return {
    async sign({ widget, origin }, hours) {
      const expiresAt = new Date(Math.floor(now().getTime() / 1000 + hours * 3600) * 1000);
      const token = await new SignJWT({ origin })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(widget)
        .setAudience(audience)
        .setExpirationTime(expiresAt)
        .sign(secret);
      return { token, expiresAt };
    },
    open,
    async allowed(value) {
      const listed = readOverride(value);
      if (listed) return origins.includes(listed.origin) ? listed : undefined;
      return open(value);
    },
  };
}
