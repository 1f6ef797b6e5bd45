import ky, { type KyInstance } from "ky";
import { jsonText } from "./json-text.ts";
import { wholeAnswers, type Fetch } from "./whole-answers.ts";

/** The API client. Paths are relative to its address: `api.get("city-from-zipcode/8000")`. */
export interface ApiClient extends KyInstance {
  /** Absolute, ending in a slash. */
  readonly apiUrl: string;
  /** True if requests go through the browser, so that XMLHttpRequest can report upload progress. */
  readonly followsUploads: boolean;
}

export interface ApiClientOptions {
  readonly apiUrl: string;
  /** Replaces the browser's fetch in tests. Uploads then use it too, without progress. */
  readonly fetch?: Fetch;
}

/**
 * Creates a client for one host-shell. GET requests are retried twice if the connection breaks or a gateway restarts;
 * other requests are never sent twice.
 */
export function createApiClient({ apiUrl, fetch }: ApiClientOptions): ApiClient {
  const client = ky.create({
    baseUrl: apiUrl,
    credentials: "include",
    timeout: 15_000,
    // A retry waits at most 10 s, also if the server asks for more, so that the visitor sees a failure soon.
    retry: { limit: 2, methods: ["get"], statusCodes: [502, 503], jitter: true, maxRetryAfter: 10_000 },
    stringifyJson: jsonText,
    // Looked up at each call, since consent tools replace the global fetch after our code has loaded.
    fetch: wholeAnswers(fetch ?? ((input, init) => globalThis.fetch(input, init))),
  });
  return Object.assign(client, { apiUrl, followsUploads: fetch === undefined && "XMLHttpRequest" in globalThis });
}
