/** `npm run outbox -- <command>`: what a running host-shell has yet to deliver. Address and token come from the environment. */
import { OutboxList, OutboxRetried } from "shared-runtime/api/outbox.ts";
import { createHostCall, HostRefusal, neededToken } from "./host-cli/host-call.ts";
import { typed, usage, UsageError } from "./outbox-cli/command-line.ts";
import { describeOutbox } from "./outbox-cli/describe.ts";

const mostShown = 200;

async function run(): Promise<string> {
  const line = typed(process.argv.slice(2), process.env);
  if (!line) return usage;
  const bearer = neededToken("DEPLOY_ADMIN_TOKEN", process.env["DEPLOY_ADMIN_TOKEN"]);
  const call = createHostCall({
    address: process.env["WIDGET_HOST"] ?? "http://127.0.0.1:4000",
    path: "api/outbox",
    afterFailure: "See with npm run outbox -- list what it did before you try again.",
  });

  switch (line.command) {
    case "list": {
      const query = new URLSearchParams({ limit: String(mostShown) });
      for (const state of line.states) query.append("state", state);
      return describeOutbox(await call(OutboxList, "GET", `?${query}`, { bearer }), line.states, Date.now());
    }
    case "retry": {
      const { retried } = await call(OutboxRetried, "POST", "/retry", { body: line.which, bearer });
      if (retried === 0) return "No message is given up: nothing is sent again.";
      return retried === 1 ? "1 message is sent again at once." : `${retried} messages are sent again at once.`;
    }
  }
}

try {
  console.log(await run());
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message === "" ? usage : `${error.message}\nnpm run outbox -- --help shows all commands.`);
  } else if (error instanceof HostRefusal) console.error(error.message);
  else throw error;
  process.exit(1);
}
