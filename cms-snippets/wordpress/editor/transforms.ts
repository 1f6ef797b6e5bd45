import { foundTool, type FoundTool, type OtherHtml, piecesOf, toolOf } from "./read-snippet.ts";

type Piece = FoundTool | OtherHtml;

/** Blocks whose content may be a snippet. */
const holders = ["core/html", "core/code", "core/preformatted", "core/shortcode"];

/**
 * The transforms of other content into the block of a tool: of a pasted snippet, also if it was copied as code from a
 * page, and of a block of HTML or code that contains a snippet. `attributes` are the attributes that a pasted
 * placeholder keeps.
 */
export function transformsOf(name: string, attributes: readonly string[]): object {
  const first = (html: string) => piecesOf(html).find((piece) => "tool" in piece)?.tool;
  const isCode = (node: Element) => node.nodeName === "PRE" && first(node.textContent ?? "") === name;
  return {
    from: [
      {
        type: "raw",
        // Tried before the transforms of WordPress for code.
        priority: 5,
        isMatch: (node: Element) => (node.nodeName === "DIV" && toolOf(node) === name) || isCode(node),
        schema: {
          div: {
            attributes,
            children: {
              a: { attributes: ["href"], children: { "#text": {} } },
              script: { attributes: ["type"], children: { "#text": {} } },
            },
          },
          pre: { children: { code: { children: { "#text": {} } }, "#text": {} } },
        },
        transform: (node: Element) =>
          isCode(node) ? piecesOf(node.textContent ?? "").map(blockOf) : blockOf(foundTool(node, name)),
      },
      {
        type: "block",
        blocks: holders,
        isMatch: (block: HolderAttributes) => first(htmlOf(block)) === name,
        transform: (block: HolderAttributes) => piecesOf(htmlOf(block)).map(blockOf),
      },
    ],
  };
}

interface HolderAttributes {
  /** HTML; in new versions of WordPress, an object whose `toString` returns the HTML. */
  readonly content?: { toString(): string };
  readonly text?: string;
}

/** The HTML that a block of HTML or code holds. The content of code is escaped. */
function htmlOf({ content, text }: HolderAttributes): string {
  const html = content?.toString() ?? text ?? "";
  if (!/^\s*&lt;/.test(html)) return html;
  return new DOMParser().parseFromString(html.replaceAll(/<br\s*\/?>/g, "\n"), "text/html").body.textContent ?? "";
}

function blockOf(piece: Piece): unknown {
  const type = "tool" in piece ? `lederkredsen/${piece.tool}` : "";
  if (!("tool" in piece) || !wp.blocks.getBlockType(type)) {
    return wp.blocks.createBlock("core/html", { content: piece.html });
  }
  // A snippet without the attribute for loading has the loader's default, which may differ from the block's default.
  return wp.blocks.createBlock(type, { load: "visible", ...piece.attributes });
}
