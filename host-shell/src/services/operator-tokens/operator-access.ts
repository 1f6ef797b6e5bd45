import type { OperatorRight } from "shared-runtime/api/operator-tokens.ts";
import { sameSecret } from "../../security/same-secret.ts";
import type { OperatorTokens } from "./operator-tokens.ts";

/** Who calls: the administrator, or the holder of a token. */
export interface Operator {
  /** The label of the token; `administrator` for the server's own. */
  readonly name: string;
  /** Absent for the administrator. */
  readonly tokenId?: string;
}

/** Why a token opens nothing here. */
export type TokenRefusal = "unknown" | "revoked" | "expired" | "other right";

export type Access =
  | { readonly operator: Operator }
  /** `token` is absent if it is not known. */
  | { readonly refusal: TokenRefusal; readonly token?: { readonly id: string; readonly label: string } };

/** Decides who may do what. The administrator, who has the server's DEPLOY_ADMIN_TOKEN, has every right. */
export interface OperatorAccess {
  readonly administrator: (token: string) => boolean;
  readonly holder: (token: string, right: OperatorRight) => Promise<Access>;
}

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
