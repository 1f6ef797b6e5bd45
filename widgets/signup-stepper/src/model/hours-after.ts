/**
 * The weekly hours after a change of the role, from the specification. A person without work counts as `>30t`, and is
 * asked for the hours when the role changes to one with work. `undefined` if the hours do not change.
 */
export function hoursAfter(roleBefore: string, role: string): ">30t" | "" | undefined {
  if (roleBefore === role) return undefined;
  if (role === "ledig") return ">30t";
  return roleBefore === "ledig" ? "" : undefined;
}
