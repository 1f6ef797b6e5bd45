import { ButtonView, Command, type Editor, Plugin, toWidget, Widget } from "ckeditor5";
import { shippedTools } from "virtual:shipped-tools";
import { cardText } from "../card/card-text.ts";
import { insertDrawing } from "../card/drawing.ts";
import { cardName, defineToolCard } from "../card/tool-card.ts";
import { openToolDialog } from "../dialog/tool-dialog.ts";
import { hidePlaceholders, markAttribute, markOf, showPlaceholders, sourceOfMark } from "../placeholder/marks.ts";
import { createToolset, type Toolset } from "../tools/toolset.ts";
import { listenToCards } from "./listen-to-cards.ts";
import { modelName, sourceOf } from "./tool-model.ts";

/**
 * The plugin for CKEditor 5: placeholders are cards, and the toolbar button `lederkredsen` inserts a placeholder. The
 * configuration `lederkredsen: { host }` has the address of the host.
 */
export class LederkredsenTools extends Plugin {
  static get pluginName(): "LederkredsenTools" {
    return "LederkredsenTools";
  }

  static get requires(): readonly [typeof Widget] {
    return [Widget];
  }

  readonly #ended = new AbortController();

  override init(): void {
    const { editor } = this;
    const toolset = createToolset(editor.config.get("lederkredsen.host"), shippedTools);
    defineToolCard(window, toolset);
    keepPlaceholders(editor);
    convertTools(editor, toolset);
    editor.commands.add("insertLederkredsenTool", new InsertToolCommand(editor, toolset));
    editor.ui.componentFactory.add("lederkredsen", (locale) => buttonOf(editor, locale));
    editor.on("ready", () => listenToCards(editor, toolset, this.#ended.signal));
    editor.on("change:isReadOnly", () => lockCards(editor));
    void toolset.read();
  }

  override destroy(): void {
    this.#ended.abort();
    super.destroy();
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

/**
 * Replaces placeholders with marks where CKEditor reads HTML, and marks with placeholders where it writes HTML. The
 * clipboard uses the same functions.
 */
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

function lockCards(editor: Editor): void {
  const cards = editor.editing.view.getDomRoot()?.querySelectorAll(cardName) ?? [];
  for (const card of cards) card.toggleAttribute("data-locked", editor.isReadOnly);
}

function insertTool({ model, editing }: Editor, source: string): void {
  // A selected card is not replaced: the new tool is inserted after it.
  const place = model.document.selection.getSelectedElement() && ({ findOptimalPosition: "after" } as const);
  model.change((writer) => {
    model.insertObject(writer.createElement(modelName, { source }), null, null, { setSelection: "on", ...place });
  });
  editing.view.focus();
  editing.view.scrollToTheSelection();
}
