import { createElement } from "react";
import type { WidgetTools } from "../../../services/widget-registry/widget-tools.ts";
import type { CheckPage } from "../../../services/page-check/page-check.ts";
import { ownBlock } from "../../block/own-block.ts";
import type { BuiltInPage } from "../../built-in-pages/built-in-page.ts";
import { shortVerdict } from "./verdict.ts";
import { CheckView, type CheckViewProps } from "./check-view.tsx";

interface Options {
  readonly check: CheckPage;
  readonly tools: Pick<WidgetTools, "all">;
  /** Origin under which pages of other systems reach the host. */
  readonly host: string;
}

/** `/embed/min-side`: checks the page whose address is in `?side=`. */
export function pageCheckPage({ check, tools, host }: Options): BuiltInPage {
  const findingsFor = async (given: string): Promise<Pick<CheckViewProps, "problem" | "message" | "check">> => {
    const result = await check(given, host);
    return "errorKey" in result
      ? { problem: result.reason, message: result.message, check: undefined }
      : { problem: undefined, check: result };
  };
  return {
    path: "/embed/min-side",
    takesForm: false,
    answer: async (request) => {
      const given = request.given("side") ?? "";
      const { isTooMuch } = request;
      const found = isTooMuch
        ? { problem: "Du har set mange sider efter på kort tid. Vent et minut, og prøv igen.", check: undefined }
        : given.trim() === ""
          ? { problem: undefined, check: undefined }
          : await findingsFor(given);
      const titles = new Map((await tools.all()).map(({ name, profile }) => [name, profile?.title ?? name]));
      return {
        status: isTooMuch ? 429 : found.problem === undefined ? 200 : 400,
        title: titleOf(found),
        description: "Ser efter, om et værktøj er sat rigtigt ind på en side.",
        main: [
          {
            ...ownBlock("side", () => createElement(CheckView, { given, titles, ...found })),
            folder: "page-check",
          },
        ],
      };
    },
  };
}

/** The outcome first, since a screen reader reads the title when the page opens. */
function titleOf({ problem, check }: Pick<CheckViewProps, "problem" | "check">): string {
  const outcome = check ? `${shortVerdict(check)}: ` : problem === undefined ? "" : "Fejl: ";
  return `${outcome}Er det rigtigt på min side?`;
}
