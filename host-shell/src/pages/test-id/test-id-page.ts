import { createElement } from "react";
import { ownBlock } from "../block/own-block.ts";
import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { TestIdView, type TestIdPerson } from "./test-id-view.tsx";

/** The page on which a test person is chosen. The last part of its address identifies the sign-in. */
export function testIdPage(persons: readonly TestIdPerson[]): BuiltInPage {
  return {
    path: "/test-identity/log-ind/:signIn",
    takesForm: false,
    answer: async ({ given }) => {
      const unchosen = given("fejl") === "valg";
      return {
        status: 200,
        title: unchosen ? "Fejl: Log ind med Test-ID" : "Log ind med Test-ID",
        description: "Vælg en opdigtet person at logge ind som.",
        main: [ownBlock("test-id", () => createElement(TestIdView, { persons, unchosen }))],
      };
    },
  };
}
