import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import * as v from "valibot";

/** The content codings that hosts send. A server or a CDN has a separate file for each coding. */
export const codings = ["identity", "gzip", "br"] as const;

export interface FetchedFile {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** The absolute address of a path of the host. Throws `HostRefusal` if `host` is not an address of HTTP or HTTPS. */
export function addressOf(host: string, path: string): URL {
  const url = URL.parse(path, host.endsWith("/") ? host : `${host}/`);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new HostRefusal(`${host} is not an http or https address, such as https://www.example.dk.`);
  }
  return url;
}

/** Fetches and decodes a file. Rejects with `HostRefusal` if nothing answers or the coding is broken. */
export async function fetchFile(url: URL, coding: (typeof codings)[number] = "identity"): Promise<FetchedFile> {
  try {
    const response = await fetch(url, { headers: { "accept-encoding": coding } });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (cause) {
    throw new HostRefusal(`${url.href} cannot be fetched.`, { cause });
  }
}

/** Rejects with `HostRefusal` if the answer does not fit the schema. */
export async function fetchJson<Schema extends v.GenericSchema>(
  host: string,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const url = addressOf(host, path);
  const { status, bytes } = await fetchFile(url);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), new TextDecoder().decode(bytes));
  if (status === 200 && parsed.success) return parsed.output;
  throw new HostRefusal(
    status === 404
      ? `${url.href} does not exist: ${host} has no such widget, or is a host-shell of an earlier release.`
      : `${url.href} answered ${status}, which is not an answer of this version of host-shell.`,
  );
}
