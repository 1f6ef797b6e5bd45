import { readOverride, WidgetOverride } from "shared-runtime/api/widget-override.ts";
import * as v from "valibot";

/** The reason why an override is refused, as a sentence for the developer. */
export class OverrideRefused extends Error {
  override readonly name = "OverrideRefused";
}

/** Returns the requested override. Rejects with `OverrideRefused` if this server does not allow it. */
export async function allowedOverride(
  requested: string,
  origins: readonly string[],
  base: URL,
): Promise<WidgetOverride> {
  const listed = readOverride(requested);
  if (listed) {
    if (origins.includes(listed.origin)) return listed;
    throw new OverrideRefused(
      `${listed.origin} is not among this server's OVERRIDE_ORIGINS. Make a signed link: npm run widget -- override-link ${listed.widget} ${listed.origin}`,
    );
  }
  const check = new URL("api/registry/override", base);
  check.searchParams.set("token", requested);
  const response = await fetch(check).catch(() => undefined);
  if (!response) throw new OverrideRefused("The server that checks this link does not answer.");
  const override = v.safeParse(WidgetOverride, await response.json().catch(() => undefined));
  if (override.success) return override.output;
  throw new OverrideRefused("This link is not valid or has expired. Ask for a new one.");
}
