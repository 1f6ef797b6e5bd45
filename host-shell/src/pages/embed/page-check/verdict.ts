import type { PageCheck } from "shared-runtime/api/page-check.ts";

const counted = ({ findings }: PageCheck) => ({
  bad: findings.filter(({ status }) => status === "bad").length,
  warn: findings.filter(({ status }) => status === "warn").length,
});

/** The heading of a result. */
export function verdict(check: PageCheck): string {
  const { bad, warn } = counted(check);
  if (bad > 0) return bad === 1 ? "Der er en fejl på siden" : `Der er ${bad} fejl på siden`;
  if (warn > 0) return warn === 1 ? "Det virker, men der er noget at rette" : "Det virker, men der er lidt at rette";
  return "Alt ser rigtigt ud";
}

/** The verdict in a few words, for the title of the document. */
export function shortVerdict(check: PageCheck): string {
  const { bad, warn } = counted(check);
  if (bad > 0) return `${bad} fejl`;
  if (warn > 0) return warn === 1 ? "1 ting at rette" : `${warn} ting at rette`;
  return verdict(check);
}
