import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ResolvedVersion } from "./registry-document.ts";
import type { Registry } from "./compose-registry.ts";
import { resolveVersion } from "./resolve-version.ts";

/** Response bodies of one state of the registry, each encoded once. */
export interface EncodedRegistry {
  readonly document: () => Promise<CodedBody>;
  /** The `ResolvedVersion` of an exact version or a range; `undefined` if there is none. */
  readonly resolve: (name: string, spec: string) => VersionAnswer | undefined;
}

interface VersionAnswer {
  readonly version: string;
  readonly body: Promise<CodedBody>;
}

export function encodeRegistry({ document, complete }: Registry): EncodedRegistry {
  const bodies = new Map<string, Promise<CodedBody>>();
  const bodyOf = (key: string, content: () => object): Promise<CodedBody> => {
    const body = bodies.get(key) ?? encodeBody(JSON.stringify(content()));
    bodies.set(key, body);
    return body;
  };
  return {
    document: () => bodyOf("", () => document),
    resolve(name, spec) {
      const widget = Object.hasOwn(complete, name) ? complete[name] : undefined;
      // The document itself resolves channels.
      const found = widget && resolveVersion({ ...widget, channels: {} }, spec);
      return (
        found && { version: found.version, body: bodyOf(`${name}@${found.version}`, (): ResolvedVersion => found) }
      );
    },
  };
}
