/**
 * `npm run operators -- <command>`: makes, lists and revokes the tokens of operators on a running host-shell. Address and
 * token come from the environment.
 */
import { IssuedOperatorToken, OperatorTokenList } from "shared-runtime/api/operator-tokens.ts";
import { createHostCall, neededToken } from "shared-runtime/build/host-cli/host-call.ts";
import { actorOf, hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { runCommandLine } from "shared-runtime/build/host-cli/run-command-line.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";
import * as v from "valibot";
import { describeOperatorTokens } from "./operators/describe-operator-tokens.ts";
import { type OperatorsCommand, parseLine, usage } from "./operators/operators-command-line.ts";

await runCommandLine({ script: "operators", usage, parse: parseLine, run });

async function run(line: OperatorsCommand): Promise<string> {
  const bearer = neededToken("DEPLOY_ADMIN_TOKEN", process.env["DEPLOY_ADMIN_TOKEN"]);
  const by = actorOf(process.env);
  const call = createHostCall({
    address: hostAddress(process.env),
    path: "api/operators/tokens",
    afterFailure: "Check with npm run operators -- tokens what it did before you try again.",
  });

  switch (line.command) {
    case "token": {
      const { right, label, days } = line;
      const body = { right, label, by, ...(days !== undefined && { days }) };
      const { id, token, expiresAt } = await call(IssuedOperatorToken, "POST", "", { body, bearer });
      return [
        `${token}\n`,
        `It is shown only once, and valid until ${formatMoment(expiresAt)}. Set OPERATOR_TOKEN to it where it is used.`,
        `To revoke it: npm run operators -- revoke ${id}`,
      ].join("\n");
    }
    case "tokens":
      return describeOperatorTokens(await call(OperatorTokenList, "GET", "", { bearer }), Date.now());
    case "revoke":
      await call(v.undefined(), "DELETE", `/${line.id}?by=${encodeURIComponent(by)}`, { bearer });
      return "The token is revoked.";
  }
}
