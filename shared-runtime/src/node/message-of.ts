/** The message of a thrown value, which may repeat what was read. Logs use `reasonOf`. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
