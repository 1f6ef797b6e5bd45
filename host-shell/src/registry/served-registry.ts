import * as v from "valibot";
import type { ServedRegistry } from "../services/widget-registry/widget-registry.ts";
import { createWidgetTools } from "./create-widget-tools.ts";
import type { LiveRegistry } from "./live-registry.ts";
import { channelsOf } from "./local-builds.ts";
import type { WidgetVersion } from "./widget-versions.ts";

const PropsSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** The part of the live registry that the services need. */
export function servedRegistry(
  { current, refresh, stop }: LiveRegistry,
  local: readonly WidgetVersion[],
): ServedRegistry {
  const buildsOf = (name: string): readonly WidgetVersion[] => local.filter(({ manifest }) => manifest.name === name);
  const localVersionOf: ServedRegistry["localVersionOf"] = (name, channel) =>
    channelsOf(buildsOf(name).map(({ version }) => version))[channel];
  return {
    knows: (name, version) => current().find(name, version) !== undefined,
    knowsWidget: (name) => Object.hasOwn(current().document.widgets, name),
    localNames: [...new Set(local.map(({ manifest }) => manifest.name))],
    localVersionOf,
    async localPropsOf(name) {
      const build = buildsOf(name).find(({ version }) => version === localVersionOf(name, "stable"));
      const file = await build?.read(build.manifest.props);
      return file && v.parse(PropsSchema, new TextDecoder().decode(file.identity.bytes));
    },
    carriedParts: current().carriedParts,
    tools: createWidgetTools(current),
    refresh,
    stop,
  };
}
