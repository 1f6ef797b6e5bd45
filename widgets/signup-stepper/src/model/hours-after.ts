/**
 * The weekly hours after a change of the role, from the specification. Somebody without work counts as `>30t`, and is
 * asked after work begins again. `undefined` if the hours stay as they are.
 */
export function hoursAfter(roleBefore: string, role: string): ">30t" | "" | undefined {
  if (roleBefore === role) return undefined;
  if (role === "ledig") return ">30t";
  return roleBefore === "ledig" ? "" : undefined;
}
