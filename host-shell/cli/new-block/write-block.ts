import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";

const form = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Names that the generated variable cannot have. */
const reserved =
  /^(?:break|case|class|const|default|delete|do|else|enum|export|false|for|function|if|import|in|let|new|null|package|return|static|super|switch|this|true|try|typeof|var|void|while|with|yield)$/;

/** Why a block cannot have this name, as a sentence; `undefined` if it can. `pages` is `host-shell/src/pages`. */
export function objectionToBlock(name: string, pages: string): string | undefined {
  if (name === "") return "Give the block a name: npm run new-block -- tool-cards";
  if (!form.test(name) || name.length > 40 || reserved.test(name))
    return `"${name}" cannot be the name of a block: use lower-case letters, digits and single hyphens, a letter first, at most 40 characters, like tool-cards.`;
  if (existsSync(join(pages, "blocks", name)))
    return `The block "${name}" already exists, in host-shell/src/pages/blocks/${name}.`;
  const variable = variableOf(name);
  const registry = readFileSync(registryIn(pages), "utf8");
  // The registry contains the lead forms as one list.
  const isLeadForm = leadForms.some(({ id }) => name === `${id}-form`);
  return isLeadForm || new RegExp(`\\b(?:${variable}|${componentOf(name)})\\b`).test(registry)
    ? `The registry of blocks already has the name ${variable}: choose another.`
    : undefined;
}

/** Writes the folder of a block and adds it to the registry. Returns the name of its component. */
export function writeBlock(name: string, pages: string): string {
  const folder = join(pages, "blocks", name);
  mkdirSync(folder);
  for (const [file, content] of Object.entries(filesOf(name))) writeFileSync(join(folder, file), content);
  const registry = registryIn(pages);
  writeFileSync(registry, registered(readFileSync(registry, "utf8"), name));
  return componentOf(name);
}

/** The registry with an import and an entry for the block, both in alphabetical order. */
export function registered(registry: string, name: string): string {
  const variable = variableOf(name);
  const withImport = inOrder(
    registry,
    /^import .* from "\.\.\/blocks\/[^"]+";$/,
    `import { ${variable} } from "../blocks/${name}/${name}.tsx";`,
    (line) => line.replace(/.* from /, ""),
  );
  return inOrder(withImport, /^ {2}\w+,$/, `  ${variable},`, (line) => line);
}

/** Inserts a line among the lines of the same kind, in the order of their keys. */
function inOrder(text: string, kind: RegExp, added: string, keyOf: (line: string) => string): string {
  const lines = text.split("\n");
  const alike = lines.flatMap((line, index) => (kind.test(line) ? [index] : []));
  const next = alike.find((index) => keyOf(lines[index] ?? "") > keyOf(added)) ?? (alike.at(-1) ?? -1) + 1;
  return lines.toSpliced(next, 0, added).join("\n");
}

function registryIn(pages: string): string {
  return join(pages, "block/block-registry.ts");
}

function variableOf(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function componentOf(name: string): string {
  const variable = variableOf(name);
  return variable.charAt(0).toUpperCase() + variable.slice(1);
}

function filesOf(name: string): Readonly<Record<string, string>> {
  const [variable, component] = [variableOf(name), componentOf(name)];
  return {
    [`${name}.tsx`]: `import { heading } from "shared-runtime/theme/typography.css.ts";
import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import * as styles from "./${name}.css.ts";

/** Say here what the block shows, and what each of its variants is. */
export const ${variable} = defineBlock({
  name: "${name}",
  component: "${component}",
  fields: v.object({ title: textField, text: optionalText }),
  draw: ({ fields: { title, text }, id, outer }) => (
    <section className={styles.section} {...outer} aria-labelledby={\`\${id}-title\`}>
      <h2 className={heading.xxl} id={\`\${id}-title\`}>
        {title}
      </h2>
      {text && <p>{text}</p>}
    </section>
  ),
});
`,
    [`${name}.css.ts`]: `import { style } from "@vanilla-extract/css";
import { block, column, stacked } from "../../chrome/page.css.ts";

export const section = style([column, block, stacked]);
`,
    [`${name}.samples.ts`]: `import { type BlockSamples, longWord, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("${component}", { title: text("En overskrift"), text: text("En sætning.") }),
  "long words": sampleOf("${component}", { title: text(longWord), text: text(longWord) }),
  empty: sampleOf("${component}", { title: text("Kun en overskrift"), text: text() }),
};
`,
    [`${name}.test.tsx`]: `import { expect, test } from "vitest";
import { withUid } from "../../block/block-samples.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { samples } from "./${name}.samples.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.
test("a block without a text has only its heading", async () => {
  const sample = samples["empty"];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "s")] : []);
  expect(document.body.textContent).toBe("Kun en overskrift");
});
`,
  };
}
