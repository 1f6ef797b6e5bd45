import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ResolvedVersion } from "./registry-document.ts";
import type { Registry } from "./compose-registry.ts";
import { resolveVersion } from "./resolve-version.ts";

/** Response bodies of one state of the registry, each encoded once. */
export interface EncodedRegistry {
  readonly document: () => Promise<CodedBody>;
  /** The `WidgetKeys` of a widget. */
  readonly keysOf: (name: string) => Promise<CodedBody> | undefined;
  /** The exact bytes of `widget.json`. */
  readonly manifestOf: (name: string, version: string) => Promise<CodedBody> | undefined;
  /** The `VersionSignatures` of a version. */
  readonly signaturesOf: (name: string, version: string) => Promise<CodedBody> | undefined;
  /** The `ResolvedVersion` of an exact version or a range; `undefined` if there is none. */
  readonly resolve: (name: string, spec: string) => VersionAnswer | undefined;
}

interface VersionAnswer {
  readonly version: string;
  readonly body: Promise<CodedBody>;
}

export function encodeRegistry({ document, complete, ...signed }: Registry): EncodedRegistry {
  const bodies = new Map<string, Promise<CodedBody>>();
  const textBodyOf = (key: string, content: () => string): Promise<CodedBody> => {
    const body = bodies.get(key) ?? encodeBody(content());
    bodies.set(key, body);
    return body;
  };
  const bodyOf = (key: string, content: () => object) => textBodyOf(key, () => JSON.stringify(content()));
  return {
    document: () => bodyOf("", () => document),
    keysOf(name) {
      const keys = signed.keysOf(name);
      return keys && bodyOf(`keys of ${name}`, () => keys);
    },
    manifestOf(name, version) {
      const text = signed.manifestOf(name, version);
      return text === undefined ? undefined : textBodyOf(`manifest of ${name}@${version}`, () => text);
    },
    signaturesOf(name, version) {
      const signatures = signed.signaturesOf(name, version);
      return signatures && bodyOf(`signatures of ${name}@${version}`, () => signatures);
    },
    resolve(name, spec) {
      const widget = Object.hasOwn(complete, name) ? complete[name] : undefined;
      // Channels are left out, since the registry's document already resolves them.
      const found = widget && resolveVersion({ ...widget, channels: {} }, spec);
      return (
        found && { version: found.version, body: bodyOf(`${name}@${found.version}`, (): ResolvedVersion => found) }
      );
    },
  };
}
