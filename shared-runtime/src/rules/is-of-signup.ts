/** Whether a sign-in follows a sign-up, which leads to this address only after it has stored the answers. */
export function isOfSignup(redirectPath: string): boolean {
  return new URLSearchParams(redirectPath.split("?")[1]).get("signup") === "true";
}
