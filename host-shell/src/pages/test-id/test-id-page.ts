import { createElement } from "react";
import { ownBlock } from "../block/own-block.ts";
import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import type { TestPerson } from "../../services/sign-in/test-identity/test-persons.ts";
import { TestIdView } from "./test-id-view.tsx";

/**
 * The page on which a test person is chosen. The last part of its address identifies the sign-in. `?ny=ja`: the visitor
 * has just joined, so the person who is not a member yet is chosen at first.
 */
export function testIdPage(persons: readonly TestPerson[]): BuiltInPage {
  return {
    path: "/test-identity/log-ind/:signIn",
    takesForm: false,
    answer: async ({ given }) => {
      const unchosen = given("fejl") === "valg";
      const joining = given("ny") === "ja" ? persons.find(({ claims }) => claims["member"] === "false") : undefined;
      const chosen = (joining ?? persons[0])?.id;
      return {
        status: 200,
        title: unchosen ? "Fejl: Log ind med Test-ID" : "Log ind med Test-ID",
        description: "Vælg en opdigtet person at logge ind som.",
        main: [ownBlock("test-id", () => createElement(TestIdView, { persons, unchosen, chosen }))],
      };
    },
  };
}
