import type { Logger } from "pino";
import { loggableText } from "./loggable.ts";
import { standardOutput } from "./logger.ts";
import { maskTokens } from "./mask-tokens.ts";

/** A request that was answered from memory. */
interface AnsweredRequest {
  readonly correlationId: string;
  readonly requestId: string;
  readonly traceId?: string | undefined;
  readonly method: string;
  /** One of the few paths that are answered from memory. */
  readonly path: string;
  readonly status: number;
}

/** Logs requests that were answered from memory. */
export interface RequestLog {
  readonly note: (request: AnsweredRequest) => void;
}

/**
 * Writes the same lines as `logRequests`, but without the logger: the logger takes longer for a line than the server
 * takes for an answer from memory. All lines of one turn of the event loop are written together, after the answers.
 * `write` takes whole lines.
 */
export function createRequestLog(
  log: Pick<Logger, "isLevelEnabled">,
  write: (lines: string) => void = (lines) => standardOutput.write(lines),
): RequestLog {
  const middles = new Map<string, string>();
  let waiting = "";
  let second = { at: -1, text: "" };

  const timeAt = (now: number): string => {
    if (second.at !== now) second = { at: now, text: new Date(now).toISOString() };
    return second.text;
  };
  const middleOf = (method: string, path: string, status: number): string => {
    const key = `${status} ${method} ${path}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const middle = `","method":"${method}","path":${JSON.stringify(loggableText(path))},"status":${status},"ms":0,"msg":"request"}\n`;
    if (middles.size > 10_000) middles.clear();
    middles.set(key, middle);
    return middle;
  };
  const flush = (): void => {
    const lines = waiting;
    waiting = "";
    write(lines);
  };

  return {
    note({ correlationId, requestId, traceId, method, path, status }) {
      if (!log.isLevelEnabled("info")) return;
      if (waiting === "") setImmediate(flush);
      const trace = traceId === undefined ? "" : `","traceId":"${traceId}`;
      // An id from a proxy may contain a token or a CPR number.
      const asked = requestId === correlationId ? requestId : maskTokens(loggableText(requestId));
      waiting += `{"level":"info","time":"${timeAt(Date.now())}","correlationId":"${correlationId}","requestId":"${asked}${trace}${middleOf(method, path, status)}`;
    },
  };
}
