import type { DocumentNode, NodeViewProps, NodeViewResult } from "@tiptap/core";
import { cardEvents, cardName, type ToolCard } from "../card/tool-card.ts";
import { openToolDialog } from "../dialog/tool-dialog.ts";
import { markAttribute, markOf, sourceOfMark } from "../placeholder/marks.ts";
import { asOneStep } from "./as-one-step.ts";
import type { Toolset } from "../tools/toolset.ts";

/** The card of a node in the editor. */
export function cardView({ node, editor, getPos }: NodeViewProps, toolset: Toolset): NodeViewResult {
  const card = document.createElement(cardName) as ToolCard;
  let isChosen = false;
  const show = ({ attrs }: DocumentNode): void => card.setAttribute(markAttribute, markOf(String(attrs["source"])));
  const lock = (): void => {
    card.toggleAttribute("data-locked", !editor.isEditable);
  };
  const choose = (): void => {
    const position = getPos();
    if (position === undefined) return;
    editor.commands.setNodeSelection(position);
    // Moves the focus at once. Tiptap's own command would wait for the next frame.
    editor.view.focus();
  };
  const edit = async (): Promise<void> => {
    const source = sourceOfMark(card.getAttribute(markAttribute));
    if (source === undefined || !editor.isEditable) return;
    const edited = await openToolDialog(toolset, source);
    const position = getPos();
    if (position === undefined) return;
    if (edited !== undefined && edited !== source) {
      asOneStep(editor, () => {
        editor.view.dispatch(editor.state.tr.setNodeMarkup(position, undefined, { source: edited }));
      });
    }
    choose();
  };
  const remove = (): void => {
    const position = getPos();
    if (position === undefined || !editor.isEditable) return;
    asOneStep(editor, () => {
      editor
        .chain()
        .deleteRange({ from: position, to: position + node.nodeSize })
        .focus()
        .run();
      // Tiptap's command moves the focus a frame later, and a key may be pressed before that.
      editor.view.focus();
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!isChosen || event.key !== "Tab" || event.shiftKey || event.target === card || !editor.isEditable) return;
    event.preventDefault();
    event.stopPropagation();
    card.focusButton();
  };
  card.contentEditable = "false";
  card.addEventListener(cardEvents.edit, () => void edit());
  card.addEventListener(cardEvents.remove, remove);
  card.addEventListener(cardEvents.leave, choose);
  editor.view.dom.addEventListener("keydown", onKey, true);
  editor.on("update", lock);
  show(node);
  lock();

  return {
    dom: card,
    update: (changed) => {
      if (changed.type.name !== node.type.name) return false;
      show(changed);
      return true;
    },
    selectNode: () => {
      isChosen = true;
      card.toggleAttribute("data-chosen", true);
    },
    deselectNode: () => {
      isChosen = false;
      card.toggleAttribute("data-chosen", false);
    },
    // Tiptap ignores keys while a button of the card has the focus, since the card handles them itself.
    stopEvent: (event) =>
      event.target === card && card.shadowRoot?.activeElement !== null && event.type.startsWith("key"),
    ignoreMutation: () => true,
    destroy: () => {
      editor.view.dom.removeEventListener("keydown", onKey, true);
      editor.off("update", lock);
    },
  };
}
