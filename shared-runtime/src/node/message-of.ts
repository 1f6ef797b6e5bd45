/** The message of a thrown value. It may contain values that were read, so logs use `reasonOf`. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
