import { createElement } from "react";
import { redirectPathOf } from "../../services/sign-in/redirect-path.ts";
import type { PageView } from "../blocks/block.ts";
import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { asked, told } from "./log-in-texts.ts";
import { LogInView } from "./log-in-view.tsx";

/** `/log-ind`: starts signing in, and explains why a sign-in failed. */
export function logInPage(publicUrl: string): BuiltInPage {
  return {
    path: "/log-ind",
    takesForm: false,
    answer: async ({ given }) => {
      const fault = given("fejl") ?? "";
      const telling = isTold(fault) ? told[fault] : asked;
      const correlationId = given("nummer") ?? "";
      const shown = {
        ...telling,
        redirectPath: redirectPathOf(given("redirectUrl"), publicUrl),
        correlationId: /^[\da-f-]{36}$/.test(correlationId) ? correlationId : undefined,
      };
      const render = ({ service }: PageView) =>
        createElement(LogInView, { ...shown, service: service.stateOf("login") });
      return {
        status: 200,
        title: telling.title,
        description: "Log ind med dit digitale id.",
        main: [{ kind: "sound", id: "log-ind", widget: undefined, render }],
      };
    },
  };
}

function isTold(fault: string): fault is keyof typeof told {
  return Object.hasOwn(told, fault);
}
