/**
 * The chromes of a page in order. A placeholder and a rendering have their id; a field has its metadata, then what is
 * inside it: the address of its link or image, and its text.
 */
export function chromeTokens(html: string): readonly string[] {
  const tokens: string[] = [];
  let inFields = 0;
  for (const [part] of html.matchAll(/<code\b[^>]*>[^<]*<\/code>|<[^>]*>|[^<]+/g)) {
    if (part.startsWith("<code ") && part.includes('type="text/sitecore"')) {
      const [, attributes = "", content = ""] = /^<code\b([^>]*)>([^<]*)/.exec(part) ?? [];
      const [type, kind, id] = ["chrometype", "kind", "id"].map(
        (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "",
      );
      if (!attributes.includes('class="scpm"')) throw new Error(`A chrome without its class: ${part}`);
      if (type === "field") inFields += kind === "open" ? 1 : -1;
      tokens.push([kind, type, id, decoded(content)].filter((text) => text !== "").join(" "));
    } else if (inFields > 0) {
      const [, address] = /^<(?:a|img)\b[^>]*\s(?:href|src)="([^"]*)"/.exec(part) ?? [];
      const text = part.startsWith("<") ? decoded(address ?? "") : decoded(part).trim();
      if (text !== "") tokens.push(text);
    }
  }
  return tokens;
}

function decoded(text: string): string {
  return text
    .replace(/&(?:#(\d+)|#x([\da-f]+));/gi, (_all, decimal?: string, hex = "") =>
      String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
