import { commands, type Editor, Node } from "@tiptap/core";
import { shippedTools } from "virtual:shipped-tools";
import { defineToolCard } from "../card/tool-card.ts";
import { openToolDialog } from "../dialog/tool-dialog.ts";
import { hidePlaceholders, markAttribute, markOf, showPlaceholders, sourceOfMark } from "../placeholder/marks.ts";
import { placeholderTree } from "../placeholder/placeholder-tree.ts";
import { writtenElement } from "../placeholder/written-element.ts";
import { createToolset, type Toolset } from "../tools/toolset.ts";
import { asOneStep } from "./as-one-step.ts";
import { cardView } from "./card-view.ts";

export interface LederkredsenToolOptions {
  /** Address of the host. */
  readonly host: string;
}

const toolsets = new WeakMap<Editor, Toolset>();
/**
 * The priority of our parsing rules: they come before the rules of nodes that parse any `div`, whose priority is 50.
 */
const beforeOthers = 1000;

let marksAreWritten = false;

/**
 * The node for Tiptap: placeholders are cards. Its attribute `source` is the HTML of the placeholder. The command
 * `openToolDialog` chooses a tool and inserts it; `insertTool` inserts the HTML of a placeholder.
 */
export const LederkredsenTool = Node.create<LederkredsenToolOptions>({
  name: "lederkredsenTool",
  // Low priority, so that the node comes after Tiptap's own commands. The node replaces some of these commands.
  priority: 1,
  group: "block",
  atom: true,
  draggable: true,
  selectable: true,

  addOptions: () => ({ host: "" }),

  addAttributes: () => ({ source: { default: "", rendered: false } }),

  parseHTML: () => [
    {
      tag: `div[${markAttribute}]`,
      priority: beforeOthers,
      getAttrs: (element: Element) => attributesOf(sourceOfMark(element.getAttribute(markAttribute))),
    },
    {
      tag: "[data-widget], [data-site-widget]",
      priority: beforeOthers,
      getAttrs: (element: Element) => attributesOf(writtenElement(element)),
    },
  ],

  renderHTML({ node }) {
    const source = String(node.attrs["source"]);
    if (marksAreWritten) return ["div", { [markAttribute]: markOf(source) }];
    return placeholderTree(source) ?? ["div", {}];
  },

  addNodeView() {
    return (props) => cardView(props, toolsetOf(this.editor, this.options));
  },

  addCommands() {
    return {
      openToolDialog: () => () => {
        const { editor } = this;
        void openToolDialog(toolsetOf(editor, this.options)).then((source) => {
          if (source === undefined) return;
          // A selected card is not replaced: the new tool is inserted after it.
          const { node, from } = editor.state.selection;
          const chain = editor.chain().focus();
          asOneStep(editor, () => {
            (node
              ? chain.insertContentAt(from + node.nodeSize, nodeOf(source))
              : chain.insertContent(nodeOf(source))
            ).run();
          });
        });
        return true;
      },
      insertTool: (source: string) => commands.insertContent(nodeOf(source)),
      setContent: (content: unknown, options?: unknown) => commands.setContent(withMarks(content), options),
      insertContent: (content: unknown, options?: unknown) => commands.insertContent(withMarks(content), options),
      insertContentAt: (position: unknown, content: unknown, options?: unknown) =>
        commands.insertContentAt(position, withMarks(content), options),
    };
  },

  transformPastedHTML: (html) => hidePlaceholders(html),

  onBeforeCreate() {
    const { editor } = this;
    defineToolCard(window, toolsetOf(editor, this.options));
    editor.options.content = withMarks(editor.options.content);
    // The HTML is first written with marks, since the browser would write a placeholder's attributes in its own way.
    const getHtml = editor.getHTML.bind(editor);
    editor.getHTML = () => {
      marksAreWritten = true;
      try {
        return showPlaceholders(getHtml());
      } finally {
        marksAreWritten = false;
      }
    };
  },
});

function toolsetOf(editor: Editor, { host }: LederkredsenToolOptions): Toolset {
  const known = toolsets.get(editor);
  if (known) return known;
  const toolset = createToolset(host, shippedTools);
  toolsets.set(editor, toolset);
  void toolset.read();
  return toolset;
}

function withMarks(content: unknown): unknown {
  return typeof content === "string" ? hidePlaceholders(content) : content;
}

function attributesOf(source: string | undefined): { readonly source: string } | false {
  return source === undefined ? false : { source };
}

function nodeOf(source: string): object {
  return { type: "lederkredsenTool", attrs: { source } };
}
