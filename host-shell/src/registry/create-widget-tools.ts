import type { EditorProfile, EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { inEditorsOrder } from "shared-runtime/editors/in-editors-order.ts";
import type { PropsSchema } from "shared-runtime/editors/props-schema.ts";
import { WidgetProfile } from "shared-runtime/contract/widget-profile.ts";
import * as v from "valibot";
import type { Registry } from "./compose-registry.ts";
import type { WidgetTools } from "../services/widget-registry/widget-tools.ts";
import { resolveVersion } from "./resolve-version.ts";
import { servedAddress } from "./served-address.ts";

const Schema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));
const Profile = v.pipe(v.string(), v.parseJson(), WidgetProfile);

/** Reads the tools of a registry. A version never changes, so each is read once. */
export function createWidgetTools(registry: () => Pick<Registry, "complete" | "find">): WidgetTools {
  const known = new Map<string, EditorTool>();

  const read = async (name: string, version: string): Promise<EditorTool | undefined> => {
    const { complete, find } = registry();
    const found = find(name, version);
    const files = complete[name]?.versions[version];
    if (!found || !files) return undefined;
    const textOf = async (path: string | undefined): Promise<string | undefined> => {
      const file = path === undefined ? undefined : await found.read(path);
      return file && new TextDecoder().decode(file.identity.bytes);
    };
    const [schema, profile] = await Promise.all([textOf(found.manifest.props), textOf(found.manifest.profile)]);
    if (schema === undefined) return undefined;
    const parsed = profile === undefined ? undefined : v.safeParse(Profile, profile);
    return {
      name,
      version,
      schema: v.parse(Schema, schema) as PropsSchema,
      ...(parsed?.success && { profile: withPicture(parsed.output, files.profile) }),
    };
  };

  const find: WidgetTools["find"] = async (name, spec) => {
    const { complete } = registry();
    const widget = Object.hasOwn(complete, name) ? complete[name] : undefined;
    const version = widget && resolveVersion(widget, spec)?.version;
    if (version === undefined) return undefined;
    const key = `${name}@${version}`;
    const tool = known.get(key) ?? (await read(name, version));
    if (tool) known.set(key, tool);
    return tool;
  };

  return {
    names: () => Object.keys(registry().complete),
    find,
    async all() {
      const tools = await Promise.all(Object.keys(registry().complete).map((name) => find(name, "stable")));
      return inEditorsOrder(tools.filter((tool) => tool !== undefined));
    },
  };
}

function withPicture({ picture, ...profile }: WidgetProfile, address: string | undefined): EditorProfile {
  if (picture === undefined || address === undefined) return profile;
  return { ...profile, picture: servedAddress(new URL(picture, `http://host/widgets/${address}`).href) };
}
