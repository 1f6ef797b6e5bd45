import ky, { type KyInstance } from "ky";
import { wholeAnswers, type Fetch } from "./whole-answers.ts";

/** Calls the API. Paths are relative to its address: `api.get("city-from-zipcode/8000")`. */
export interface ApiClient extends KyInstance {
  /** Absolute, ending in a slash. */
  readonly apiUrl: string;
  /** True where bodies are sent by the browser itself, so that their progress can be followed. */
  readonly followsUploads: boolean;
}

export interface ApiClientOptions {
  readonly apiUrl: string;
  /** Stands in for the browser's own, in tests. Uploads then go through it too, without progress. */
  readonly fetch?: Fetch;
}

/**
 * A client for one host-shell. Reads are tried again twice if the connection breaks or a gateway is restarting;
 * nothing that changes something is ever sent twice.
 */
export function createApiClient({ apiUrl, fetch }: ApiClientOptions): ApiClient {
  const client = ky.create({
    baseUrl: apiUrl,
    credentials: "include",
    timeout: 15_000,
    retry: { limit: 2, methods: ["get"], statusCodes: [502, 503], jitter: true },
    // Looked up at each call, since consent tools replace the global one after we were loaded.
    fetch: wholeAnswers(fetch ?? ((input, init) => globalThis.fetch(input, init))),
  });
  return Object.assign(client, { apiUrl, followsUploads: fetch === undefined && "XMLHttpRequest" in globalThis });
}
