/**
 * `npm run outbox -- <command>`: lists and retries the undelivered messages of a running host-shell. Address and token
 * come from the environment.
 */
import { OutboxList, OutboxRetried } from "shared-runtime/api/outbox.ts";
import { createHostCall, operatorToken } from "shared-runtime/build/host-cli/host-call.ts";
import { hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { type OutboxCommand, parseLine, usage } from "./outbox/outbox-command-line.ts";
import { describeOutbox } from "./outbox/describe-outbox.ts";

const mostShown = 200;

await runCommandLine({ script: "outbox", usage, parse: parseLine, run });

async function run(line: OutboxCommand): Promise<string> {
  const bearer = operatorToken(process.env);
  const call = createHostCall({
    address: hostAddress(process.env),
    path: "api/outbox",
    afterFailure: "Check with npm run outbox -- list what it did before you try again.",
  });

  switch (line.command) {
    case "list": {
      const query = new URLSearchParams({ limit: String(mostShown) });
      for (const state of line.states) query.append("state", state);
      for (const topic of line.topics) query.append("topic", topic);
      return describeOutbox(await call(OutboxList, "GET", `?${query}`, { bearer }), line, Date.now());
    }
    case "retry": {
      const { retried } = await call(OutboxRetried, "POST", "/retry", { body: line.which, bearer });
      if (retried === 0) return "There is no given-up message to retry.";
      return retried === 1 ? "1 message is sent again at once." : `${retried} messages are sent again at once.`;
    }
  }
}
