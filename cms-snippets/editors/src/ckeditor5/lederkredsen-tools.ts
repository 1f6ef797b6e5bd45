import { ButtonView, Command, type Editor, type ModelElement, Plugin, toWidget, Widget } from "ckeditor5";
import { shippedTools } from "virtual:shipped-tools";
import { cardText } from "../card/card-text.ts";
import { insertDrawing } from "../card/drawing.ts";
import { cardEvents, cardName, defineToolCard, type ToolCard } from "../card/tool-card.ts";
import { openToolDialog } from "../dialog/tool-dialog.ts";
import { hidePlaceholders, markAttribute, markOf, showPlaceholders, sourceOfMark } from "../placeholder/marks.ts";
import { createToolset, type Toolset } from "../tools/toolset.ts";

const modelName = "lkTool";

/**
 * The plugin for CKEditor 5: placeholders are cards, and the button `lederkredsen` of the toolbar inserts one. The
 * configuration `lederkredsen: { host }` has the address of the host.
 */
export class LederkredsenTools extends Plugin {
  static get pluginName(): "LederkredsenTools" {
    return "LederkredsenTools";
  }

  static get requires(): readonly [typeof Widget] {
    return [Widget];
  }

  override init(): void {
    const { editor } = this;
    const toolset = createToolset(editor.config.get("lederkredsen.host"), shippedTools);
    defineToolCard(window, toolset);
    keepPlaceholders(editor);
    convertTools(editor, toolset);
    editor.commands.add("insertLederkredsenTool", new InsertToolCommand(editor, toolset));
    editor.ui.componentFactory.add("lederkredsen", (locale) => buttonOf(editor, locale));
    editor.on("ready", () => listenToCards(editor, toolset));
    editor.on("change:isReadOnly", () => lockCards(editor));
    void toolset.read();
  }
}

class InsertToolCommand extends Command {
  readonly #toolset: Toolset;

  constructor(editor: Editor, toolset: Toolset) {
    super(editor);
    this.#toolset = toolset;
  }

  override refresh(): void {
    this.isEnabled = true;
  }

  /** Opens the dialog, or inserts `source`, the HTML of a placeholder. */
  override execute({ source }: { readonly source?: string } = {}): void {
    if (source !== undefined) return insertTool(this.editor, source);
    void openToolDialog(this.#toolset).then((chosen) => {
      if (chosen !== undefined) insertTool(this.editor, chosen);
    });
  }
}

/** CKEditor reads and writes HTML in one place, also for the clipboard. */
function keepPlaceholders({ data: { htmlProcessor } }: Editor): void {
  const toView = htmlProcessor.toView.bind(htmlProcessor);
  const toData = htmlProcessor.toData.bind(htmlProcessor);
  htmlProcessor.toView = (html) => toView(hidePlaceholders(html));
  htmlProcessor.toData = (fragment) => showPlaceholders(toData(fragment));
}

function convertTools(editor: Editor, toolset: Toolset): void {
  editor.model.schema.register(modelName, { inheritAllFrom: "$blockObject", allowAttributes: ["source"] });
  const model = { name: modelName, attributes: ["source"] };
  editor.conversion.for("upcast").elementToElement({
    view: { name: "div", attributes: { [markAttribute]: true } },
    model: (element, { writer }) => {
      const source = sourceOfMark(element.getAttribute(markAttribute));
      return source === undefined ? null : writer.createElement(modelName, { source });
    },
    converterPriority: "high",
  });
  editor.conversion.for("dataDowncast").elementToElement({
    model,
    view: (element, { writer }) => writer.createEmptyElement("div", { [markAttribute]: markOf(sourceOf(element)) }),
  });
  editor.conversion.for("editingDowncast").elementToElement({
    model,
    view: (element, { writer }) => {
      const source = sourceOf(element);
      const card = writer.createRawElement("div", {}, (place) => {
        const shown = document.createElement(cardName);
        shown.setAttribute(markAttribute, markOf(source));
        shown.toggleAttribute("data-locked", editor.isReadOnly);
        place.append(shown);
      });
      const widget = writer.createContainerElement("div", { class: "lk-tool" }, [card]);
      const { title } = cardText(source, toolset.known());
      const label = `Værktøj: ${title}. Tryk på Tab for at redigere eller fjerne det.`;
      return toWidget(widget, writer, { label, hasSelectionHandle: true });
    },
  });
}

function buttonOf(editor: Editor, locale: unknown): ButtonView {
  const command = editor.commands.get("insertLederkredsenTool");
  const button = new ButtonView(locale);
  const drawing = `<path d="${insertDrawing}" fill="none" stroke="currentColor" stroke-width="1.5"/>`;
  button.set({
    label: "Indsæt værktøj",
    tooltip: true,
    icon: `<svg viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`,
  });
  if (command) button.bind("isEnabled").to(command, "isEnabled");
  button.on("execute", () => command?.execute());
  return button;
}

function listenToCards(editor: Editor, toolset: Toolset): void {
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

function lockCards(editor: Editor): void {
  const cards = editor.editing.view.getDomRoot()?.querySelectorAll(cardName) ?? [];
  for (const card of cards) card.toggleAttribute("data-locked", editor.isReadOnly);
}

function insertTool({ model, editing }: Editor, source: string): void {
  model.change((writer) => {
    model.insertObject(writer.createElement(modelName, { source }), null, null, { setSelection: "on" });
  });
  editing.view.focus();
  editing.view.scrollToTheSelection();
}

function sourceOf(tool: ModelElement): string {
  return String(tool.getAttribute("source"));
}
