/** Extracts a lockfile from copied text: quoted in a console, in an attribute, or in the address of a replay. */
export function pastedLockfile(pasted: string): string {
  const named = /lockfile=["']?([^"'&#<>]+)/.exec(pasted)?.[1];
  return (named ?? pasted).trim().replace(/^(["'])(.*)\1$/s, "$2");
}
