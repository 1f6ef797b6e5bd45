import { messageOf } from "shared-runtime/node/message-of.ts";
/** Paths that visitors and their browsers request. */
const paths = ["/", "/cv-tjek", "/loader.js", "/widgets/registry.json", "/api/session", "/api/site-settings"];

export interface PageTraffic {
  /** Opens no more pages. Resolves with the number of answers with 200, and the outcomes of the other pages. */
  readonly end: () => Promise<{ readonly answered: number; readonly broken: readonly string[] }>;
}

/** Opens pages and calls the API until `end` is called. Each visitor makes one call after the other. */
export function openPages(url: string, { visitors }: { readonly visitors: number }): PageTraffic {
  const broken: string[] = [];
  let answered = 0;
  let goesOn = true;

  async function visit(_: unknown, first: number): Promise<void> {
    for (let turn = first; goesOn; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const outcome = await outcomeOf(`${url}${path}`);
      if (outcome === "200") answered += 1;
      else broken.push(`${path}: ${outcome}`);
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit));

  return {
    async end() {
      goesOn = false;
      await visiting;
      return { answered, broken };
    },
  };
}

/** The status of a complete answer, or the reason why it is not complete. */
async function outcomeOf(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    const body = await answer.text();
    return answer.ok ? "200" : `${answer.status} ${body.slice(0, 80)}`;
  } catch (error) {
    return messageOf(error);
  }
}
