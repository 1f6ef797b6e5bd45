/** The actor for a history: the holder of the token, with the name of the person or pipeline if the call states it. */
export function actorOf(holder: string, by: string | undefined): string {
  return by === undefined ? holder : `${by} (${holder})`;
}
