import { brotliCompressSync } from "node:zlib";

/** A page with one style sheet and nothing else. */
export interface BarePage {
  readonly html: string;
  readonly sheet: string;
}

/** The files that a page asks for, apart from its style sheets. */
const files = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*>|<iframe\b[^>]*>|\s(?:src|srcset|poster)="[^"]*"/gi;
const sheets = /<link rel="stylesheet" href="(\/assets\/[^"]+)"[^>]*>/g;

/** Removes everything that a page asks for, and joins its style sheets to one at `sheetPath`. */
export async function barePage(pageUrl: string, sheetPath: string): Promise<BarePage> {
  const html = await (await fetch(pageUrl)).text();
  const addresses = [...html.matchAll(sheets)].flatMap(([, address]) => address ?? []);
  const texts = addresses.map(async (address) => (await fetch(new URL(address, pageUrl))).text());
  const link = `<link rel="stylesheet" href="${sheetPath}">`;
  return {
    html: html.replace(files, "").replace("</head>", `${link}</head>`),
    sheet: (await Promise.all(texts)).join("\n"),
  };
}

export function asBrotli(text: string): Buffer {
  return brotliCompressSync(text);
}
