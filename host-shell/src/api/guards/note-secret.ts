import type { Context } from "hono";
import type { ApiEnv } from "../api-env.ts";

/** Notes whether the secret of a call is right, as soon as that is known. Wrong secrets count as guesses. */
export function noteSecret(c: Context, isRight: boolean): void {
  const { onRightSecret }: Pick<ApiEnv["Variables"], "onRightSecret"> = c.var;
  if (isRight) onRightSecret?.();
  else c.set("isSecretWrong", true);
}
