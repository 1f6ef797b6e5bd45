export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A fetch that resolves after the whole body has arrived, and that fails with the same error wherever the connection
 * was lost. Browsers use different messages, and report a loss within the body only when the body is read.
 */
export function wholeAnswers(fetch: Fetch): Fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, init);
      const body = await response.arrayBuffer();
      return new Response(bodiless.has(response.status) ? undefined : body, response);
    } catch (error) {
      const signal = input instanceof Request ? input.signal : init?.signal;
      if (signal?.aborted) throw error;
      throw new TypeError("Failed to fetch", { cause: error });
    }
  };
}
