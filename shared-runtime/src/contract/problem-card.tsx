import { sentenceOf } from "./prop-problem.ts";
import type { PropProblem } from "./props.ts";

interface ProblemCardProps {
  readonly name: string;
  readonly problems: readonly PropProblem[];
}

/** What an editor sees above a widget whose placeholder says something it cannot use. */
export function ProblemCard({ name, problems }: ProblemCardProps) {
  return (
    <section aria-label={`Fejl i indstillinger for ${name}`}>
      <p>
        <strong>Kun synligt for redaktører:</strong> {name} bruger ikke alle indstillinger.
      </p>
      <ul>
        {problems.map((problem) => {
          const sentence = sentenceOf(problem);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
    </section>
  );
}
