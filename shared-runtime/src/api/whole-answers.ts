export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * A fetch that has the whole answer in hand when it resolves, and that fails with one and the same error however the
 * connection was lost: browsers word it differently, and say it in another place when it breaks within the body.
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
