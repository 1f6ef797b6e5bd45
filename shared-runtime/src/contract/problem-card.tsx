import { Notice } from "../ui/notice/notice.tsx";
import { sentenceOf } from "./prop-problem.ts";
import type { PropProblem } from "./props.ts";

interface ProblemCardProps {
  readonly name: string;
  readonly problems: readonly PropProblem[];
}

/** What an editor sees above a widget whose placeholder says something it cannot use. */
export function ProblemCard({ name, problems }: ProblemCardProps) {
  return (
    <Notice status="warn" title={`${name} kan ikke bruge alle sine indstillinger`}>
      <ul>
        {problems.map((problem) => {
          const sentence = sentenceOf(problem);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
      <p>Det er kun redaktører, der ser det her.</p>
    </Notice>
  );
}
