import type { Editor, ModelElement } from "ckeditor5";
import { cardEvents, cardName, type ToolCard } from "../card/tool-card.ts";
import { openToolDialog } from "../dialog/tool-dialog.ts";
import type { Toolset } from "../tools/toolset.ts";
import { keepFocusOfCards } from "./keep-focus-of-cards.ts";
import { modelName, sourceOf } from "./tool-model.ts";

/** Handles the events of the buttons of cards. Tab moves the focus from a selected card to its buttons. */
export function listenToCards(editor: Editor, toolset: Toolset, signal: AbortSignal): void {
  const { view, mapper } = editor.editing;
  const toolOf = (target: EventTarget | null): ModelElement | undefined => {
    const widget = target instanceof Element ? target.closest(".lk-tool") : null;
    const viewElement = widget ? view.domConverter.mapDomToView(widget) : undefined;
    return viewElement && mapper.toModelElement(viewElement);
  };
  const cardOf = (tool: ModelElement): ToolCard | null => {
    const viewElement = mapper.toViewElement(tool);
    return (viewElement && view.domConverter.mapViewToDom(viewElement)?.querySelector<ToolCard>(cardName)) ?? null;
  };
  const choose = (tool: ModelElement): void => {
    editor.model.change((writer) => writer.setSelection(tool, "on"));
    view.focus();
  };
  const root = view.getDomRoot();
  if (root) keepFocusOfCards(root, signal);
  root?.addEventListener(cardEvents.edit, ({ target }) => {
    const tool = toolOf(target);
    if (!tool || editor.isReadOnly) return;
    const source = sourceOf(tool);
    void openToolDialog(toolset, source).then((edited) => {
      if (edited !== undefined && edited !== source)
        editor.model.change((writer) => writer.setAttribute("source", edited, tool));
      choose(tool);
    });
  });
  root?.addEventListener(cardEvents.remove, ({ target }) => {
    const tool = toolOf(target);
    if (!tool || editor.isReadOnly) return;
    editor.model.deleteContent(editor.model.createSelection(tool, "on"));
    view.focus();
  });
  root?.addEventListener(cardEvents.leave, ({ target }) => {
    const tool = toolOf(target);
    if (tool) choose(tool);
  });
  view.document.on(
    "keydown",
    (event, { domEvent }) => {
      const tool = editor.model.document.selection.getSelectedElement();
      if (domEvent.key !== "Tab" || domEvent.shiftKey || tool?.name !== modelName || editor.isReadOnly) return;
      cardOf(tool)?.focusButton();
      domEvent.preventDefault();
      event.stop();
    },
    { priority: "high" },
  );
}
