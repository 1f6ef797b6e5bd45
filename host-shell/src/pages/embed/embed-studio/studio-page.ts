import { createElement } from "react";
import type { WidgetTools } from "../../../services/widget-registry/widget-tools.ts";
import type { RegistryDocument } from "../../../registry/registry-document.ts";
import { ownBlock } from "../../block/own-block.ts";
import type { BuiltInPage } from "../../built-in-pages/built-in-page.ts";
import { CheckForm } from "../page-check/check-form.tsx";
import { ToolList } from "./tool-list.tsx";
import { ToolStudio } from "./tool-studio.tsx";
import { versionChoices } from "./tool-versions.ts";

/** The folder with the style sheet and the script of the page. */
const folder = "embed-studio";
const checkForm = { ...ownBlock("side-formular", () => createElement(CheckForm)), folder: "page-check" };

interface Options {
  readonly tools: WidgetTools;
  readonly registry: () => { readonly document: Pick<RegistryDocument, "widgets"> };
  /** Origin under which pages of other systems reach the host. */
  readonly host: string;
}

/** `/embed`: editors choose a tool, fill in its form, see it and copy the code. `?tool=` names the tool. */
export function studioPage({ tools, registry, host }: Options): BuiltInPage {
  return {
    path: "/embed",
    takesForm: false,
    answer: async ({ given }) => {
      const name = given("tool") ?? "";
      const tool = await tools.find(name, "stable");
      const widget = registry().document.widgets[name];
      if (!tool || !widget) {
        const all = await tools.all();
        return {
          status: 200,
          title: "Sæt et værktøj på din side",
          description: "Vælg et værktøj, tilpas det, se det, og kopiér koden til dit CMS.",
          main: [
            {
              ...ownBlock("vaerktoejer", () =>
                createElement(ToolList, { tools: all, host, missing: name === "" ? undefined : name }),
              ),
              folder,
            },
            checkForm,
          ],
        };
      }
      const title = tool.profile?.title ?? name;
      const versions = versionChoices(widget);
      return {
        status: 200,
        title: `Indsæt værktøjet »${title}«`,
        description: `Tilpas værktøjet »${title}«, se det, og kopiér koden til dit CMS.`,
        main: [
          { ...ownBlock("vaerktoej", () => createElement(ToolStudio, { tool, versions, host })), folder },
          checkForm,
        ],
      };
    },
  };
}
