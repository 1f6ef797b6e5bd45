import type { EditorProfile, EditorTool } from "./editor-tool.ts";
import { inEditorsOrder } from "./in-editors-order.ts";
import type { PropsSchema } from "./props-schema.ts";

export interface ReadToolsOptions {
  /** Tools that are known without the host, such as those of the release of a plugin. */
  readonly fallback?: readonly EditorTool[];
  /** Milliseconds for all requests together. Default: 5000. */
  readonly timeLimit?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** The registry, as far as editors need it. Addresses are relative to the registry's own address. */
export interface EditorRegistry {
  readonly widgets: Readonly<Record<string, EditorRegistryWidget>>;
}

export interface EditorRegistryWidget {
  readonly channels: Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, { readonly props: string; readonly profile?: string }>>;
}

/**
 * The tools of a host, sorted by audience and title. Each tool is the version of a widget that is served as `stable`. A
 * tool that cannot be read in time is taken from the fallback, or is left out. Throws if there is neither a registry
 * nor a fallback.
 */
export async function readTools(host: string, options: ReadToolsOptions = {}): Promise<readonly EditorTool[]> {
  const { fallback = [], timeLimit = 5000, fetch = globalThis.fetch } = options;
  const address = `${host}/widgets/registry.json`;
  const read = jsonReader(fetch, AbortSignal.timeout(timeLimit));
  const registry = await read<EditorRegistry>(address).catch((error: unknown) => {
    if (fallback.length === 0) throw error;
    return undefined;
  });
  if (!isRegistry(registry)) {
    if (fallback.length === 0) throw new TypeError(`${address} is not a registry.`);
    return inEditorsOrder(fallback);
  }
  const tools = await Promise.all(
    Object.entries(registry.widgets).map(async ([name, widget]) => {
      const shipped = fallback.find((tool) => tool.name === name);
      const version = widget.channels["stable"];
      if (version === undefined) return undefined;
      return await readTool(name, version, { widget, address, read }).catch(() => shipped);
    }),
  );
  return inEditorsOrder(tools.filter((tool) => tool !== undefined));
}

interface Source {
  readonly widget: EditorRegistryWidget;
  /** Address of the registry. */
  readonly address: string;
  readonly read: JsonReader;
}

/** One version of a tool. Throws if its schema cannot be read. */
export async function readTool(name: string, version: string, { widget, address, read }: Source): Promise<EditorTool> {
  const files = widget.versions[version];
  if (!files) throw new TypeError(`${address} does not list version ${version} of ${name}.`);
  const profileAddress = files.profile === undefined ? undefined : new URL(files.profile, address).href;
  const [schema, profile] = await Promise.all([
    read<PropsSchema>(new URL(files.props, address).href),
    // A form without a title and a picture is better than none.
    profileAddress === undefined ? undefined : read<EditorProfile>(profileAddress).catch(() => undefined),
  ]);
  return {
    name,
    version,
    schema,
    ...(profile && profileAddress !== undefined ? { profile: withPicture(profile, profileAddress) } : {}),
  };
}

export type JsonReader = <Json>(address: string) => Promise<Json>;

/** Reads JSON without cookies. Throws if the answer is not successful, is not JSON, or the signal aborts. */
export function jsonReader(fetch: typeof globalThis.fetch, signal: AbortSignal): JsonReader {
  return async <Json>(address: string) => {
    const answer = await fetch(address, { credentials: "omit", signal });
    if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}.`);
    return (await answer.json()) as Json;
  };
}

function withPicture(profile: EditorProfile, address: string): EditorProfile {
  return profile.picture === undefined ? profile : { ...profile, picture: new URL(profile.picture, address).href };
}

function isRegistry(registry: unknown): registry is EditorRegistry {
  return (
    typeof registry === "object" &&
    registry !== null &&
    "widgets" in registry &&
    typeof registry.widgets === "object" &&
    registry.widgets !== null
  );
}
