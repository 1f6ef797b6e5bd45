import type { PropsSchema } from "shared-runtime/editors/props-schema.ts";
import type { EditorProfile, EditorTool } from "./editor-tool.ts";

/** A version in the registry. Its addresses are relative to the registry's. */
interface RegisteredVersion {
  readonly props: string;
  readonly profile?: string;
  readonly exactOnly?: true;
}

export interface RegisteredWidget {
  readonly channels: Readonly<Record<string, string>>;
  /** Newest first. */
  readonly versions: Readonly<Record<string, RegisteredVersion>>;
}

export interface Registry {
  readonly widgets: Readonly<Record<string, RegisteredWidget>>;
}

export interface Sources {
  readonly host: string;
  readonly copies: string;
  /** Resolves to the JSON at an address; rejects if the answer is not JSON. */
  readonly readJson: (address: string) => Promise<unknown>;
}

/** Reads the form of a tool from the host, or, if it cannot be reached, from the plugin's copy. */
export async function readTool(
  { host, copies, readJson }: Sources,
  name: string,
  version: string,
): Promise<EditorTool> {
  try {
    const address = `${host}/widgets/registry.json`;
    const registry = (await readJson(address)) as Registry;
    const files = versionOf(registry.widgets[name], version);
    if (files?.profile === undefined) throw new Error(`${address} has no form of ${name}.`);
    const [schema, profile] = await Promise.all(
      [files.props, files.profile].map((path) => readJson(new URL(path, address).href)),
    );
    return { name, schema: schema as PropsSchema, profile: profile as EditorProfile, isCopy: false };
  } catch {
    const copy = (await readJson(`${copies}/${name}.json`)) as Pick<EditorTool, "schema" | "profile">;
    return { name, ...copy, isCopy: true };
  }
}

/** The files of a channel, a version or the newest of a range (`1.4`); of `stable` if the registry does not list it. */
export function versionOf(widget: RegisteredWidget | undefined, wanted: string): RegisteredVersion | undefined {
  if (!widget) return undefined;
  const { channels, versions } = widget;
  const inRange = Object.entries(versions).find(
    ([version, { exactOnly }]) => !exactOnly && version.startsWith(`${wanted}.`),
  );
  return versions[channels[wanted] ?? wanted] ?? inRange?.[1] ?? versions[channels["stable"] ?? ""];
}
