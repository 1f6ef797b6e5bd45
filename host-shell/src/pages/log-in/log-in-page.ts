import { createElement } from "react";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { isOfSignup } from "shared-runtime/rules/is-of-signup.ts";
import { redirectPathOf } from "../../services/sign-in/redirect-path.ts";
import { ownBlock } from "../block/own-block.ts";
import type { BuiltInPage } from "../built-in-pages/built-in-page.ts";
import { sitePhone } from "../patterns/phone/site-phone.ts";
import { memberMarks } from "../member/member-marks.ts";
import { farewellTexts, faultTexts, joiningTexts, startTexts } from "./log-in-texts.ts";
import { LogInView } from "./log-in-view.tsx";

/**
 * `/log-ind`: starts signing in, and explains why a sign-in failed. `start` is the page of members after signing in.
 */
export function logInPage(publicUrl: string, start: string): BuiltInPage {
  return {
    path: "/log-ind",
    takesForm: false,
    isForMembers: true,
    answer: async ({ given, takeFarewell }) => {
      const fault = given("fejl") ?? "";
      const redirectPath = redirectPathOf(given("redirectUrl"), publicUrl, start);
      const textsOf = isOfSignup(redirectPath) ? joiningTexts : (known: keyof typeof faultTexts) => faultTexts[known];
      const firstName = takeFarewell?.();
      const texts = hasTexts(fault)
        ? textsOf(fault)
        : firstName === undefined
          ? startTexts
          : farewellTexts(firstName.trim());
      const correlationId = given("nummer") ?? "";
      const signup = given("sag") ?? "";
      const shown = {
        ...texts,
        redirectPath,
        startPath: start,
        reference: /^[\da-f-]{36}$/.test(correlationId) ? caseNumberOf(correlationId) : undefined,
        signup: /^[\dA-F]{4}-[\dA-F]{4}$/.test(signup) && isOfSignup(redirectPath) ? signup : undefined,
      };
      return {
        status: 200,
        title: texts.title,
        description: "Log ind med MitID.",
        main: [
          ownBlock("log-ind", ({ service: { stateOf, messagesOf }, member, site }) => {
            const service = stateOf("login");
            const memberName = member ? memberMarks.fullName : "medlem";
            return createElement(LogInView, {
              ...shown,
              memberName,
              service,
              messages: messagesOf(service),
              phone: sitePhone(site),
            });
          }),
        ],
      };
    },
  };
}

function hasTexts(fault: string): fault is keyof typeof faultTexts {
  return Object.hasOwn(faultTexts, fault);
}
