/** The value, which the flow guarantees at this point. A missing one is a fault in the machine, not of the visitor. */
export function present<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`"${name}" is missing at a point of the flow where it must be known.`);
  return value;
}
