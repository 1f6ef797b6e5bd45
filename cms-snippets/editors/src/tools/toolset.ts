import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { readTools } from "../../../../shared-runtime/src/editors/read-tools.ts";

/** The tools of one host, for all editors of a page. */
export interface Toolset {
  /** Address of the host, without a slash at its end. */
  readonly host: string;
  /** The currently known tools: the tools of the release until the host has answered. */
  readonly known: () => readonly EditorTool[];
  /** Reads the tools of the host. Resolves with those of the release if the host does not answer. */
  readonly read: () => Promise<ReadTools>;
  /** Calls a listener after each reading; returns a function that ends this. */
  readonly onRead: (listener: () => void) => () => void;
}

export interface ReadTools {
  readonly tools: readonly EditorTool[];
  /** Whether all tools are those of the release, since the host did not answer. */
  readonly isShipped: boolean;
}

/** Throws if the host is not an address. `shipped` are the tools of the release. */
export function createToolset(address: unknown, shipped: readonly EditorTool[]): Toolset {
  const host = hostOf(address);
  let tools = shipped;
  const listeners = new Set<() => void>();
  return {
    host,
    known: () => tools,
    async read() {
      tools = await readTools(host, { fallback: shipped, fetch: fetchAnew });
      for (const listener of listeners) listener();
      return { tools, isShipped: tools.every((tool) => shipped.includes(tool)) };
    },
    onRead(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches a file of the host. Only the registry is revalidated at the host, since files of a version never change. */
const fetchAnew: typeof fetch = (input, options) => {
  const address = input instanceof Request ? input.url : input.toString();
  return fetch(input, { ...options, cache: address.endsWith("/registry.json") ? "no-cache" : "default" });
};

function hostOf(address: unknown): string {
  const url = typeof address === "string" && URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/[?#].*$/, "").replace(/\/+$/, "");
  throw new TypeError(
    `The plugin "lederkredsen" needs the address of the host, such as "https://tools.example.org", and got ${JSON.stringify(address)}.`,
  );
}
