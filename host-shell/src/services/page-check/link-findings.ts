import type { PageFinding } from "shared-runtime/api/page-check.ts";
import type { PagePlaceholder } from "./read-page.ts";

interface Expected {
  readonly host: string;
  /** The tool's title. */
  readonly title: string;
  /** The right link, as HTML. */
  readonly code: string;
}

/** What is wrong with the link that visitors see until the tool is there. One link to the host is enough. */
export function linkFindings({ links }: PagePlaceholder, { host, title, code }: Expected): readonly PageFinding[] {
  if (links.some(({ address }) => address.origin === host)) return [];
  if (links.length === 0) {
    return [
      {
        key: "linkMissing",
        status: "warn",
        title: `${title}: linket mangler`,
        text: "Kan værktøjet ikke vises, ser besøgende ingenting. Sæt et link ind i pladsen, som her.",
        code,
      },
    ];
  }
  if (links.some(({ written }) => /^\s*[“”„‟«»‘’″]/.test(written))) {
    return [
      {
        key: "linkQuotes",
        status: "warn",
        title: `${title}: linket har krøllede citationstegn`,
        text: "En teksteditor har skiftet de lige citationstegn ud, så linket fører til en side, der ikke findes. Skriv det, som her.",
        code,
      },
    ];
  }
  return [
    {
      key: "linkElsewhere",
      status: "warn",
      title: `${title}: linket fører et andet sted hen`,
      text: `Kan værktøjet ikke vises, følger besøgende linket i pladsen, og det fører ikke til værktøjet på ${host}. Skriv det, som her.`,
      code,
    },
  ];
}
