import { createElement } from "react";
import { eventWithoutNames, versionWithoutNames } from "../../services/widget-registry/without-names.ts";
import { ownBlock } from "../block/own-block.ts";
import type { BuiltInPage, BuiltInPageRequest } from "../built-in-pages/built-in-page.ts";
import type { NamesShown } from "./names-form.tsx";
import { createFactReader, type FactSources } from "./read-facts.ts";
import { StatusView } from "./status-view.tsx";
import type { RegistryFacts } from "./widget-status.ts";

export interface StatusSources extends FactSources {
  /** Whether a token lets its holder read names of staff and the reasons that they gave. */
  readonly isHolder: (token: string) => Promise<boolean>;
  readonly now?: () => Date;
}

/** `/widgets`: widget status for the teams that build widgets. With a token in its form, it shows names and reasons. */
export function statusPage({ isHolder, now, ...sources }: StatusSources): BuiltInPage {
  const readFacts = createFactReader(sources, now);

  const namesFor = async ({ posted, isTooMuch, onToken }: BuiltInPageRequest): Promise<NamesShown> => {
    const token = posted("token")?.trim() ?? "";
    if (token === "") return "hidden";
    if (isTooMuch) return "too many tries";
    const isRight = await isHolder(token);
    onToken(isRight);
    return isRight ? "shown" : "refused";
  };

  return {
    path: "/widgets",
    takesForm: true,
    answer: async (request) => {
      const names = await namesFor(request);
      const all = await readFacts();
      const facts = names === "shown" ? all : withoutNames(all);
      return {
        status: names === "too many tries" ? 429 : names === "refused" ? 400 : 200,
        title: "Sådan kører værktøjerne",
        description: "Versioner, kanaler og indlæsninger af alle værktøjer.",
        main: [ownBlock("tilstand", () => createElement(StatusView, { facts, names, whole: request.given("alle") }))],
      };
    },
  };
}

function withoutNames(facts: RegistryFacts): RegistryFacts {
  return {
    ...facts,
    published: facts.published.map(versionWithoutNames),
    events: facts.events.map(eventWithoutNames),
  };
}
