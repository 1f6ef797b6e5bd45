import { createSemaphore } from "../../concurrency/semaphore.ts";
import { isOwnMachine } from "../../settings/is-loopback.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Capability } from "../capability.ts";
import type { WidgetRegistry } from "../widget-registry/widget-registry.ts";
import { type CheckPage, createPageCheck } from "./page-check.ts";
import { pageCheck } from "./page-check.routes.ts";

interface Options {
  readonly settings: Pick<Settings, "allowedOrigins" | "publicUrl" | "port">;
  readonly widgets: Pick<WidgetRegistry, "tools" | "placeholders" | "faultsOf">;
}

export interface PageCheckCapability extends Capability {
  readonly check: CheckPage;
}

/** The most pages that are fetched at the same time. Others wait. */
const atOnce = 4;

/** Checks pages of other systems for their editors. */
export function pageCheckCapability({ settings, widgets }: Options): PageCheckCapability {
  const { allowedOrigins, publicUrl, port } = settings;
  const check = createPageCheck({
    names: widgets.tools.names,
    findTool: widgets.tools.find,
    faultsOf: widgets.faultsOf,
    reportsOf: async (page) =>
      (await widgets.placeholders.onPage(page)).map(({ widget, spec, seenAt }) => ({
        widget,
        wish: spec,
        seenAt: seenAt.toISOString(),
      })),
    allowedOrigins,
    publicUrl,
    isOwnOrigin: (origin) => isOwnOrigin(origin, port),
    fetching: createSemaphore({ permits: atOnce }),
  });
  return { check, routes: [pageCheck({ check, publicUrl })] };
}

/** Whether an origin is this server's. False for names in DNS and for other ports: another server may have them. */
function isOwnOrigin(origin: string, port: number): boolean {
  const { protocol, hostname, port: given } = new URL(origin);
  return protocol === "http:" && isOwnMachine(hostname) && Number(given || "80") === port;
}
