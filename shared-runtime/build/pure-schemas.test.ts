import { expect, it } from "vitest";
import { rolldown } from "rolldown";
import { withMarks } from "./pure-schemas.ts";

const source = `import * as v from "valibot";
export const Used = v.pipe(v.string(), v.trim());
const Unused = v.object({ text: v.pipe(v.string(), v.description("v.string() of nobody")) });
v.parse(Used, "checked");
`;

/** The code of a widget that reads valibot's functions from a part, so that the bundler knows nothing about them. */
async function bundled(code: string): Promise<string> {
  const bundle = await rolldown({
    input: "widget.ts",
    plugins: [
      {
        name: "sources",
        resolveId: (id) => (id === "valibot" ? { id, external: true } : id),
        load: () => code,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  return output[0].code;
}

it("leaves out a schema that nothing reads", async () => {
  expect(await bundled(source)).toContain("of nobody");
  const code = await bundled(withMarks("widget.ts", source));
  expect(code).not.toContain("of nobody");
  expect(code).toContain("v.trim()");
});

it("keeps calls that check a value, since they can throw", async () => {
  expect(await bundled(withMarks("widget.ts", source))).toContain("v.parse(Used");
});

it("leaves texts and code without valibot as they are", () => {
  expect(withMarks("widget.ts", source)).toContain(`"v.string() of nobody"`);
  const other = `const v = { string: () => 1 };\nexport const one = v.string();\n`;
  expect(withMarks("other.ts", other)).toBe(other);
});
