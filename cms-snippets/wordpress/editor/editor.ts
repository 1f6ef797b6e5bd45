import pasted from "virtual:pasted-attributes";
import { editOf } from "./block.ts";
import { transformsOf } from "./transforms.ts";
import { h } from "./wordpress.ts";

for (const [name, { title, summary, icon }] of Object.entries(lederkredsen.tools)) {
  wp.blocks.registerBlockType(`lederkredsen/${name}`, {
    title,
    description: summary,
    icon: h(
      "svg",
      { viewBox: "0 0 20 20", width: 24, height: 24, "aria-hidden": true },
      h("path", { d: icon, style: { fill: "none", stroke: "currentColor", strokeWidth: 1.5 } }),
    ),
    transforms: transformsOf(name, pasted[name] ?? []),
    edit: editOf(name),
    // The server renders the block from its attributes.
    save: () => null,
  });
}
