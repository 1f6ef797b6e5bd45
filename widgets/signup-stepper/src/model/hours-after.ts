/**
 * The weekly hours after a change of the role, from the specification: somebody without work counts as `>30t`, and who has
 * work again is asked. `undefined` if they stay as they are.
 */
export function hoursAfter(roleBefore: string, role: string): ">30t" | "" | undefined {
  if (roleBefore === role) return undefined;
  if (role === "ledig") return ">30t";
  return roleBefore === "ledig" ? "" : undefined;
}
