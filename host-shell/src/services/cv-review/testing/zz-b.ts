import { readFileSync } from "node:fs";
import { withSectionsBeside } from "../reading/sections-beside.ts";
import { glyphRowsOf } from "../reading/glyph-rows.ts";
import * as g from "../reading/gutter.ts";
import { readCv } from "./read-cv.ts";
const d = await readCv(new Uint8Array(readFileSync(process.argv[2]!)), "da");
console.log(d.pages);
const glyphs = (globalThis as any).__up as any[];
const rows = glyphRowsOf(glyphs);
console.log("gutter", g.findGutter(rows, 595));
for (const r of rows.slice(-9))
  console.log(
    Math.round(r.y),
    g
      .inkStretchesOf(r)
      .map((s) => `${Math.round(s.left)}-${Math.round(s.right)}:${s.glyphs.map((x: any) => x.text).join("")}`)
      .join(" | "),
  );
console.log(withSectionsBeside(rows).map((x) => x.length));
