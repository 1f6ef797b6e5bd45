/** The HTML of a page, and its content security policies. */
export interface FetchedPage {
  readonly kind: "page";
  /** The address that answered. */
  readonly address: URL;
  readonly html: string;
  /** The values of the header `content-security-policy`. */
  readonly policies: readonly string[];
  /** Whether the page is longer than what was read. */
  readonly isCut: boolean;
}

/** Why a page could not be read. */
export type UnreadPage =
  /** No answer within the time limit. */
  | { readonly kind: "slow" }
  /** The answer began, and did not end within the time limit. */
  | { readonly kind: "unfinished" }
  /** The host has no address in DNS. */
  | { readonly kind: "unknownHost" }
  /** The connection could not be made, or was closed before the answer was complete. */
  | { readonly kind: "disconnected" }
  /** A redirect to an address that already answered, or too many redirects. */
  | { readonly kind: "circles"; readonly address: URL; readonly isRing: boolean }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "elsewhere"; readonly address: URL }
  | { readonly kind: "notHtml"; readonly type: string };

export interface PageFetching {
  /** Whether the server may call an address. Redirects are checked, too. */
  readonly mayCall: (address: URL) => boolean;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds for all requests and the body together. */
  readonly timeLimit?: number;
  readonly mostBytes?: number;
}

const mostRedirects = 5;

/** Reads a page without cookies. The first address must be one that the server may call. */
export async function fetchPage(
  first: URL,
  { mayCall, fetch = globalThis.fetch, timeLimit = 5_000, mostBytes = 2 ** 20 }: PageFetching,
): Promise<FetchedPage | UnreadPage> {
  const signal = AbortSignal.timeout(timeLimit);
  let address = first;
  const visited = new Set<string>();
  let hasBegun = false;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await fetch(address, {
        redirect: "manual",
        credentials: "omit",
        headers: { accept: "text/html", "user-agent": "host-shell (page check)" },
        signal,
      });
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get("location") : null;
      hasBegun = location === null;
      if (location === null) return await readAnswer(answer, address, mostBytes);
      await answer.body?.cancel();
      const next = URL.parse(location, address);
      if (!next || !mayCall(next)) return { kind: "elsewhere", address: next ?? address };
      visited.add(address.href);
      if (visited.has(next.href)) return { kind: "circles", address: next, isRing: true };
      address = next;
    }
    return { kind: "circles", address, isRing: false };
  } catch (error) {
    if (signal.aborted) return { kind: hasBegun ? "unfinished" : "slow" };
    return { kind: /^(ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error)) ? "unknownHost" : "disconnected" };
  }
}

/** The code of a failed connection, which `fetch` gives as the cause of its error; "" without one. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}

async function readAnswer(answer: Response, address: URL, mostBytes: number): Promise<FetchedPage | UnreadPage> {
  const type = answer.headers.get("content-type") ?? "";
  const isHtml = /^(text\/html|application\/xhtml\+xml)\b/i.test(type);
  if (!answer.ok || !isHtml) {
    await answer.body?.cancel();
    return answer.ok ? { kind: "notHtml", type } : { kind: "status", status: answer.status };
  }
  const policy = answer.headers.get("content-security-policy");
  const { text, isCut } = await readText(answer, decoderFor(type), mostBytes);
  // Several headers arrive as one header, separated by commas. A policy itself contains no comma.
  return { kind: "page", address, html: text, policies: policy === null ? [] : policy.split(","), isCut };
}

async function readText(
  { body }: Response,
  decoder: TextDecoder,
  mostBytes: number,
): Promise<{ readonly text: string; readonly isCut: boolean }> {
  let text = "";
  let bytes = 0;
  if (!body) return { text, isCut: false };
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    const room = mostBytes - bytes;
    text += decoder.decode(chunk.subarray(0, room), { stream: true });
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > mostBytes) return { text, isCut: true };
  }
  return { text: text + decoder.decode(), isCut: false };
}

/** The decoder of the encoding that the header names; of UTF-8 if the header names no known encoding. */
function decoderFor(type: string): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
