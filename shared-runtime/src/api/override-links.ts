import * as v from "valibot";
import { normalCode } from "../rules/normal-text.ts";
import { Actor, printable } from "./registry-management.ts";
import { OverrideOrigin } from "./widget-override.ts";

/** An origin. Rejects an address with a path or query, which would otherwise be dropped silently. */
const originAlone = v.pipe(
  v.string(),
  v.transform(normalCode),
  v.check((address) => {
    const url = URL.parse(address);
    return url === null || url.origin === "null" || url.href === `${url.origin}/`;
  }, "must be the address of a development server without a path or query, like http://localhost:5173"),
  OverrideOrigin,
);

/** An origin whose scripts cannot be replaced on their way to the browser. */
const unalterableOrigin = v.pipe(
  originAlone,
  v.check(
    (origin) => !v.is(OverrideOrigin, origin) || isUnalterable(origin),
    "must begin with https://, except on this machine, like http://localhost:5173",
  ),
);

/** Whether the scripts of an origin cannot be replaced on their way to the browser. */
export function isUnalterable(origin: string): boolean {
  return origin.startsWith("https:") || isLoopback(new URL(origin).hostname);
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** The body of `POST /api/registry/widgets/:name/override-links`. */
export const NewOverrideLink = v.object({
  url: unalterableOrigin,
  hours: v.optional(
    v.pipe(
      v.number(),
      v.integer("must be whole hours"),
      v.minValue(1, "must be at least 1 hour"),
      v.maxValue(72, "must be at most 72 hours"),
    ),
    8,
  ),
  by: v.optional(Actor),
});

/** The answer of `POST /api/registry/widgets/:name/override-links`. `token` is the value of `?widget-override`. */
export const OverrideLink = v.object({ id: v.string(), token: v.string(), expiresAt: v.string() });
export type OverrideLink = v.InferOutput<typeof OverrideLink>;

/** `GET /api/registry/override-links`, newest first. */
export const OverrideLinkList = v.object({
  links: v.array(
    v.object({
      id: v.string(),
      widget: printable,
      origin: printable,
      actor: printable,
      createdAt: v.string(),
      expiresAt: v.string(),
      revokedAt: v.nullable(v.string()),
      revokedBy: v.nullable(printable),
    }),
  ),
});
export type OverrideLinkList = v.InferOutput<typeof OverrideLinkList>;
