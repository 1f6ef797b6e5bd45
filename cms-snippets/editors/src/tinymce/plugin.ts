import { shippedTools } from "virtual:shipped-tools";
import { insertDrawing } from "../card/drawing.ts";
import { cardEvents, cardName, defineToolCard, type ToolCard } from "../card/tool-card.ts";
import { openToolDialog } from "../dialog/tool-dialog.ts";
import { hidePlaceholders, markAttribute, markOf, showPlaceholders, sourceOfMark } from "../placeholder/marks.ts";
import { createToolset, type Toolset } from "../tools/toolset.ts";

/**
 * The plugin for TinyMCE: placeholders are cards. The button `lederkredsen` and the menu item of the same name insert a
 * placeholder. The option `lederkredsen_host` has the address of the host.
 */
tinymce.PluginManager.add("lederkredsen", (editor) => {
  editor.options.register("lederkredsen_host", { processor: "string", default: "" });
  const toolset = createToolset(editor.options.get("lederkredsen_host"), shippedTools);
  editor.on("PreInit", () => {
    editor.schema.addCustomElements(cardName);
    editor.schema.addValidElements(`${cardName}[${markAttribute}|contenteditable]`);
    defineToolCard(editor.getWin(), toolset);
  });
  keepPlaceholders(editor);
  editor.on("init", () => listenToCards(editor, toolset));
  editor.on("SwitchMode", () => lockCards(editor));
  editor.on("SetContent", () => lockCards(editor));
  addButtons(editor, toolset);
  void toolset.read();
  return { getMetadata: () => ({ name: "Lederkredsen" }) };
});

function keepPlaceholders(editor: TinyMce.Editor): void {
  const hide = (event: TinyMce.ContentEvent): void => {
    // The raw content of an undo step already has cards.
    if (event.format !== "raw") event.content = withCards(event.content);
  };
  editor.on("BeforeSetContent", hide);
  editor.on("PastePreProcess", hide);
  editor.on("GetContent", (event) => {
    if (typeof event.content === "string" && event.format !== "raw") event.content = showPlaceholders(event.content);
  });
}

/** Replaces placeholders with cards. */
function withCards(html: string): string {
  return hidePlaceholders(html, cardName).replaceAll(`<${cardName} `, `<${cardName} contenteditable="false" `);
}

function addButtons(editor: TinyMce.Editor, toolset: Toolset): void {
  const insert = (): void => {
    const before = cardAt(editor.selection.getNode());
    void openToolDialog(toolset).then((chosen) => {
      if (chosen === undefined) return;
      editor.focus();
      // A selected card is not replaced: the new tool is inserted after it.
      if (before?.isConnected) {
        editor.undoManager.transact(() => before.insertAdjacentHTML("afterend", withCards(chosen)));
        if (before.nextElementSibling) editor.selection.select(before.nextElementSibling);
      } else editor.insertContent(chosen);
      editor.selection.scrollIntoView();
    });
  };
  const drawing = `<path d="${insertDrawing}" fill="none" stroke="currentColor" stroke-width="1.5"/>`;
  editor.ui.registry.addIcon("lederkredsen", `<svg width="24" height="24" viewBox="-2 -2 24 24">${drawing}</svg>`);
  const onSetup = (api: TinyMce.Enabled): (() => void) => {
    const show = (): void => api.setEnabled(!editor.mode.isReadOnly());
    editor.on("SwitchMode", show);
    show();
    return () => editor.off("SwitchMode", show);
  };
  const shared = { icon: "lederkredsen", onAction: insert, onSetup };
  editor.ui.registry.addButton("lederkredsen", { ...shared, tooltip: "Indsæt værktøj" });
  editor.ui.registry.addMenuItem("lederkredsen", { ...shared, text: "Indsæt værktøj" });
  editor.addCommand("mceLederkredsen", insert);
}

function listenToCards(editor: TinyMce.Editor, toolset: Toolset): void {
  const body = editor.getBody();
  const onCard = (event: string, act: (card: ToolCard) => void): void =>
    body.addEventListener(event, ({ target }) => {
      const card = cardAt(target);
      if (card) act(card);
    });
  const choose = (card: Element): void => {
    editor.focus();
    editor.selection.select(card);
  };
  onCard(cardEvents.edit, (card) => {
    const source = sourceOfMark(card.getAttribute(markAttribute));
    if (source === undefined || editor.mode.isReadOnly()) return;
    void openToolDialog(toolset, source).then((edited) => {
      if (edited !== undefined && edited !== source) {
        editor.undoManager.transact(() => editor.dom.setAttrib(card, markAttribute, markOf(edited)));
      }
      choose(card);
    });
  });
  onCard(cardEvents.remove, (card) => {
    if (editor.mode.isReadOnly()) return;
    choose(card);
    editor.execCommand("Delete");
  });
  onCard(cardEvents.leave, choose);
  editor.on(
    "keydown",
    (event) => {
      const card = cardAt(editor.selection.getNode());
      if (event.key !== "Tab" || event.shiftKey || !card || editor.mode.isReadOnly()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      card.focusButton();
    },
    true,
  );
}

function lockCards(editor: TinyMce.Editor): void {
  for (const card of editor.getBody()?.querySelectorAll(cardName) ?? []) {
    card.toggleAttribute("data-locked", editor.mode.isReadOnly());
  }
}

/** The target, if it is a card. `instanceof` would not find cards, since the editor's window has classes of its own. */
function cardAt(target: EventTarget | null): ToolCard | undefined {
  return target && "localName" in target && target.localName === cardName ? (target as ToolCard) : undefined;
}
