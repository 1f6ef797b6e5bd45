/** The actor for a history: the person or pipeline, if it gave its name, and the holder of the token. */
export function actorOf(holder: string, by: string | undefined): string {
  return by === undefined ? holder : `${by} (${holder})`;
}
