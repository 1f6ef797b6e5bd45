import type { ApiClient } from "../api/create-api-client.ts";
import { GivenConsents } from "../api/member-data.ts";
import type { ToolId } from "../session/tool-session.ts";
import { hideUntil, type Passer } from "./gate-memory.ts";
import { hiddenAfter } from "./hidden-after.ts";

/** The name of the kind of submission with which a member answers the gate. */
const answerKind = "lead.tool";
/** Without an answer after this number of milliseconds, the member is asked. */
const timeoutMs = 3_000;

/**
 * Hides the dialogs for a member whose account has a consent that was given in any browser and not withdrawn, for as
 * long as it hides them in the browser in which it was given. A failure counts as no consent.
 */
export async function followAccount(api: ApiClient, tool: ToolId, passer: Passer): Promise<void> {
  try {
    const answer = api.get("member/consents", { retry: 0, timeout: timeoutMs });
    const { consents } = await answer.json(GivenConsents);
    const given = consents.find(({ form, withdrawnAt }) => form === answerKind && withdrawnAt === undefined);
    if (!given) return;
    for (const [hidden, until] of hiddenAfter(tool, passer.kind, Date.parse(given.givenAt)))
      if (until > Date.now()) hideUntil(hidden, passer, until);
  } catch {
    // The member is asked.
  }
}
