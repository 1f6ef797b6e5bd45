import type { EditorTool } from "../../../../shared-runtime/src/editors/editor-tool.ts";
import { make } from "../../../../shared-runtime/src/editors/form/make.ts";
import { drawingOf, insertDrawing } from "../card/drawing.ts";

const audiences = [
  ["everyone", "Til alle besøgende"],
  ["members", "Til sider, hvor man er logget ind"],
  ["site", "Én gang for hele websitet"],
] as const;

/** Buttons with the picture, title and summary of each tool, by audience. */
export function toolList(tools: readonly EditorTool[], onChoose: (tool: EditorTool) => void): HTMLElement {
  const groups = audiences.flatMap(([audience, title]) => {
    const members = tools.filter(({ profile }) => (profile?.audience ?? "everyone") === audience);
    if (members.length === 0) return [];
    const items = members.map((tool) => make("li", {}, toolButton(tool, onChoose)));
    return [make("h3", {}, title), make("ul", { class: "tools", role: "list" }, ...items)];
  });
  return make("div", {}, ...groups);
}

function toolButton(tool: EditorTool, onChoose: (tool: EditorTool) => void): HTMLElement {
  const { name, profile } = tool;
  const picture = make("span", { class: "picture" }, drawingOf(profile?.icon ?? insertDrawing));
  if (profile?.picture !== undefined) showPicture(picture, profile.picture);
  const button = make(
    "button",
    { type: "button", class: "tool" },
    picture,
    make(
      "span",
      { class: "about" },
      make("strong", {}, profile?.title ?? name),
      ...(profile ? [make("span", {}, profile.summary)] : []),
    ),
  );
  button.addEventListener("click", () => onChoose(tool));
  return button;
}

/** Replaces the drawing by the picture, unless the host does not send it or the page's policy forbids it. */
function showPicture(frame: HTMLElement, address: string): void {
  const image = make("img", { alt: "", src: address });
  image.addEventListener("load", () => frame.replaceChildren(image));
}
