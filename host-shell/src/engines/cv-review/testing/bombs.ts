import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { onePage, packed } from "./raw-pdf.ts";

const mebibyte = 1024 * 1024;

/**
 * A content stream of three gibibytes of blanks in a file of a few thousand bytes: compressed twice.
 */
export function flateBomb(): Uint8Array {
  const blocks = 192;
  const blockBytes = 16 * mebibyte;
  const block = deflateRawSync(Buffer.alloc(blockBytes), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const check = Buffer.alloc(4);
  // Adler-32 of n zeros: the sum of bytes is 1, the sum of sums n.
  check.writeUInt32BE((((blocks * blockBytes) % 65_521) << 16) | 1);
  const inner = Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: blocks }, () => block),
    Buffer.from([3, 0]),
    check,
  ]);
  const stream = deflateSync(inner, { level: 9 });
  return onePage({ head: `<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>>`, stream });
}

/** A path of millions of lines. */
export function pathBomb(): Uint8Array {
  return onePage(packed("0 0 m\n" + "5 9 l 9 5 l ".repeat(6_000_000) + "S\n"));
}

/** Millions of separate paths, each of which a reader stores. */
export function shapeBomb(): Uint8Array {
  return onePage(packed("1 2 3 4 re f ".repeat(4_000_000)));
}

/** Millions of letters on top of each other. */
export function letterBomb(): Uint8Array {
  const resources = "/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";
  return onePage(packed(`BT /F1 10 Tf 50 700 Td ${"(aaaaaaaaaaaaaaaaaaaaaaaa) Tj ".repeat(500_000)} ET`), {
    resources,
  });
}

/** Drawings that each contain ten drawings, ten levels deep. */
export function nestedBomb(): Uint8Array {
  const depth = 10;
  const forms = Array.from({ length: depth }, (_, level) => {
    const next = `/XObject<</X ${6 + level} 0 R>>`;
    const body = level === depth - 1 ? "0 0 1 1 re f" : "/X Do ".repeat(10);
    return packed(body, `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${level === depth - 1 ? "" : next}>>`);
  });
  return onePage(packed("/X Do"), { resources: "/XObject<</X 5 0 R>>", more: forms });
}

/** A drawing that draws itself. */
export function endlessDrawing(): Uint8Array {
  const form = packed("/X Do", "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>");
  return onePage(packed("/X Do"), { resources: "/XObject<</X 5 0 R>>", more: [form] });
}

/** A picture that claims to be 100 000 pixels wide and high. */
export function pixelBomb(): Uint8Array {
  const image = packed(
    new Uint8Array(1000),
    "/Type/XObject/Subtype/Image/Width 100000/Height 100000/ColorSpace/DeviceRGB/BitsPerComponent 8",
  );
  return onePage(packed("500 0 0 500 0 0 cm /X Do"), { resources: "/XObject<</X 5 0 R>>", more: [image] });
}
