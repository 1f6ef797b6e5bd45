import type { ApiClient } from "../api/create-api-client.ts";
import { GivenConsents } from "../api/member-data.ts";
import type { ToolId } from "../session/tool-session.ts";
import { hideUntil, type Passer } from "./gate-memory.ts";
import { hiddenAfter } from "./hidden-after.ts";

/** The name of the kind of submission with which a member answers the gate. */
const answerKind = "lead.tool";
/** Without an answer after this number of milliseconds, only what this browser remembers counts. */
const timeoutMs = 3_000;

/**
 * Hides the dialogs for a member whose account has a consent that was given in any browser and not withdrawn, for as
 * long as it hides them in the browser in which it was given. If all are withdrawn, the dialogs are no longer hidden in
 * this browser. After a failure, only what this browser remembers counts.
 */
export async function followAccount(api: ApiClient, tool: ToolId, passer: Passer): Promise<void> {
  try {
    const answer = api.get("member/consents", { retry: 0, timeout: timeoutMs });
    const { consents } = await answer.json(GivenConsents);
    const answers = consents.filter(({ form }) => form === answerKind);
    const given = answers.find(({ withdrawnAt }) => withdrawnAt === undefined);
    const [last] = answers;
    if (!last) return;
    for (const [hidden, until] of hiddenAfter(tool, passer.kind, Date.parse((given ?? last).givenAt))) {
      if (!given) hideUntil(hidden, passer, 0);
      else if (until > Date.now()) hideUntil(hidden, passer, until);
    }
  } catch {
    // What this browser remembers counts.
  }
}
