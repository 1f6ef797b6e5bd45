import type { Logger } from "pino";

interface AnsweredRequest {
  readonly correlationId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/** Logs requests that were answered at once. */
export interface RequestLog {
  readonly note: (request: AnsweredRequest) => void;
}

/** Writes the lines when the running requests are answered, so that no answer waits for a line. */
export function createRequestLog(log: Logger): RequestLog {
  let waiting: AnsweredRequest[] = [];

  const write = (): void => {
    const written = waiting;
    waiting = [];
    for (const request of written) log.info({ ...request, ms: 0 }, "request");
  };

  return {
    note(request) {
      if (!log.isLevelEnabled("info")) return;
      waiting.push(request);
      if (waiting.length === 1) setImmediate(write);
    },
  };
}
