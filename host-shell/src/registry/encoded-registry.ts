import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ResolvedWish } from "./registry-document.ts";
import type { Registry } from "./compose-registry.ts";
import { resolveVersion } from "./resolve-version.ts";

/** What is answered from one state of the registry; nothing of it is made twice. */
export interface EncodedRegistry {
  readonly document: () => Promise<CodedBody>;
  /** The version that an exact version or a range stands for, as a `ResolvedWish`. */
  readonly resolve: (name: string, wish: string) => VersionAnswer | undefined;
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
    resolve(name, wish) {
      const widget = Object.hasOwn(complete, name) ? complete[name] : undefined;
      // What a channel serves stands in the document.
      const found = widget && resolveVersion({ ...widget, channels: {} }, wish);
      return found && { version: found.version, body: bodyOf(`${name}@${found.version}`, (): ResolvedWish => found) };
    },
  };
}
