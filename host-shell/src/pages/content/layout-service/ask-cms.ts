import { readBodyUpTo } from "../../../http/read-body-up-to.ts";

export interface CmsSettings {
  /** The address of the CMS, without the path of a service. */
  readonly url: string;
  readonly key: string;
  /** The milliseconds that one answer may take. */
  readonly timeoutMs: number;
}

export interface CmsAnswer {
  readonly status: number;
  /** The text of the answer, with the key removed. */
  readonly body: string;
}

/** Calls a service of the CMS. `path` begins with a slash. Rejects with `LayoutServiceFailure`. */
export type AskCms = (path: string, request: RequestInit, signal: AbortSignal) => Promise<CmsAnswer>;

/** The CMS gave no usable answer. The message says why, and does not contain the key. */
export class LayoutServiceFailure extends Error {
  override readonly name = "LayoutServiceFailure";
}

/** The most bytes of an answer. A page of many blocks has about 100 kB. */
const mostBytes = 4 * 2 ** 20;

/** Calls a CMS over HTTP. `service` is the subject of its failure messages: "The layout service". */
export function createCmsClient({ url, key, timeoutMs }: CmsSettings, service: string): AskCms {
  const origin = url.replace(/(?<!\/)\/+$/, "");
  const withoutKey = (text: string): string =>
    text
      .replaceAll(key, "…")
      .replaceAll(encodeURIComponent(key), "…")
      .replaceAll(JSON.stringify(key).slice(1, -1), "…");

  return async (path, request, signal) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(`${origin}${path}`, {
        ...request,
        // Redirects are refused, since they could send the key to another host.
        redirect: "error",
        signal: AbortSignal.any([timeout, signal]),
      });
      if (!answer.ok && answer.status !== 404) {
        await answer.body?.cancel();
        throw new LayoutServiceFailure(`${service} answered ${answer.status}.`);
      }
      const body = await readBodyUpTo(answer, mostBytes);
      if (body === undefined) throw new LayoutServiceFailure(`${service} sent more than 4 MB.`);
      return { status: answer.status, body: withoutKey(body) };
    } catch (error) {
      if (error instanceof LayoutServiceFailure) throw error;
      signal.throwIfAborted();
      if (timeout.aborted) throw new LayoutServiceFailure(`${service} did not answer in ${timeoutMs} ms.`);
      throw new LayoutServiceFailure(`${service} cannot be reached: ${withoutKey(causeOf(error))}.`);
    }
  };
}

/** Parses an answer. Throws `LayoutServiceFailure` if it is not JSON. */
export function jsonIn({ status, body }: CmsAnswer, service: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new LayoutServiceFailure(`${service} answered ${status} with something that is not JSON.`);
  }
}

/** The cause of an error with which `fetch` rejected. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause ? String(cause.code) : cause.message;
}
