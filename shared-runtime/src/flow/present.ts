/**
 * Returns a value that the flow guarantees at this point; throws if the value is missing, which is a mistake in the
 * machine.
 */
export function present<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" is missing in this state.`);
  return value;
}
