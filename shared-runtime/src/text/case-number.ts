/**
 * The number of a submission that a person can say on the phone: the first eight characters of its id.
 * "3f9a1c2b-55d0-4a3e-9a4e-0d6d3b2f7c11" -> "3F9A-1C2B"
 */
export function caseNumberOf(id: string): string {
  const start = id.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `${start.slice(0, 4)}-${start.slice(4)}`;
}
