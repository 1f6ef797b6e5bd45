import type { OperatorAccess } from "../../api/guards/operator-guard.ts";
import { sameSecret } from "../../security/same-secret.ts";
import type { OperatorTokens } from "./operator-tokens.ts";

export function createOperatorAccess(tokens: Pick<OperatorTokens, "find">, adminToken: string): OperatorAccess {
  const administrator = (token: string) => sameSecret(token, adminToken);
  return {
    administrator,
    async holder(token, right) {
      if (administrator(token)) return { operator: { name: "administrator" } };
      const found = await tokens.find(token);
      if (!found) return { refusal: "unknown" };
      const { id, label } = found;
      if (found.isRevoked) return { refusal: "revoked", token: { id, label } };
      if (found.isExpired) return { refusal: "expired", token: { id, label } };
      if (found.right !== right) return { refusal: "other right", token: { id, label } };
      return { operator: { name: label, tokenId: id } };
    },
  };
}
