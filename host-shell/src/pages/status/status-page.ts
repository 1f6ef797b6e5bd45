import { createElement } from "react";
import { ownBlock } from "../block/block.ts";
import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { createFactReader, type FactSources } from "./read-facts.ts";
import { StatusView } from "./status-view.tsx";

/** `/widgets`: the status of the widgets, for the teams that build them. */
export function statusPage(sources: FactSources): BuiltInPage {
  const readFacts = createFactReader(sources);
  return {
    path: "/widgets",
    takesForm: false,
    answer: async ({ given }) => {
      const facts = await readFacts();
      return {
        status: 200,
        title: "Sådan kører værktøjerne",
        description: "Versioner, kanaler og indlæsninger af alle værktøjer.",
        main: [ownBlock("tilstand", () => createElement(StatusView, { facts, whole: given("alle") }))],
      };
    },
  };
}
