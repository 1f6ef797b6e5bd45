import { operatorTokenCalls } from "./operator-tokens.routes.ts";
import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import type { Capability } from "../capability.ts";
import type { OperatorTokens } from "./operator-tokens.ts";

interface Options {
  readonly tokens: OperatorTokens;
  readonly guard: OperatorGuard;
  readonly security: SecurityLog;
}

/** Lets the administrator make, list and revoke the tokens of operators. */
export function operatorTokensCapability(options: Options): Capability {
  return { operatorRoutes: [operatorTokenCalls(options)] };
}
