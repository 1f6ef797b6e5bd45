import * as v from "valibot";
import { expectation, nearest } from "./nearest.ts";
import type { JsonProblem, PropProblem, PropSource } from "./props.ts";

/** Explains to an editor, in Danish, why a prop is invalid and which value would be valid. */
export function sentenceOf(problem: PropProblem): string {
  switch (problem.kind) {
    case "notAnObject":
      return jsonSentenceOf(problem);
    case "unknown": {
      const meant = nearest(problem.name, problem.known);
      const hint = meant === undefined ? "Den bliver ikke brugt." : `Mente du ${spelled(meant, problem.source)}?`;
      return `${spelled(problem.name, problem.source)} kendes ikke. ${hint}`;
    }
    case "invalid": {
      const { wanted, use } = expectation(problem.schema, problem.value);
      const hint = use === "" ? "" : ` Nærmeste gyldige værdi: ${use}.`;
      const given = typeof problem.value === "string" ? problem.value : JSON.stringify(problem.value);
      const where = spelled(problem.name, problem.source);
      const reasons = reasonsOf(problem.schema, problem.value);
      if (reasons.length > 0)
        return `${where} kan ikke bruges: ${reasons.join("; ")}. Indtil da bruges standardværdien.`;
      return `${where} kan ikke være "${given}". Der skal stå ${wanted}.${hint} Indtil da bruges standardværdien.`;
    }
  }
}

/**
 * The problems of checks on a whole value, such as a list whose parts do not fit each other. Their messages are used
 * unchanged.
 */
function reasonsOf(schema: v.GenericSchema, value: unknown): readonly string[] {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), value);
  const { issues = [] } = v.safeParse(schema, json.success ? json.output : value);
  return issues.filter(({ type }) => type === "raw_check").map(({ message }) => message);
}

export function jsonSentenceOf({ isReadable }: JsonProblem): string {
  return isReadable
    ? 'Indstillingerne i <script type="application/json"> skal stå i krølleparenteser, som { "navn": "værdi" }. De bliver ikke brugt.'
    : 'Indstillingerne i <script type="application/json"> kan ikke læses og bliver ikke brugt. Som regel er der et komma for meget, eller et citationstegn eller en parentes mangler.';
}

function spelled(name: string, source: PropSource): string {
  return source === "json" ? name : `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
