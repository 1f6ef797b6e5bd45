import { expect, it } from "vitest";
import { carriedCode, carriedEntry } from "./carried-code.ts";

it.each([
  ['export default[["react"],e=>[e.x]];', '[["react"],e=>[e.x]]'],
  ["export default [[], () => []]\n", "[[], () => []]"],
  ["let a=1,$=2;export{a as start,$};", "(()=>{let a=1,$=2;return{start:a,$:$}})()"],
])("a platform carries %s as %s", (file, carried) => {
  expect(carriedCode(file)).toBe(carried);
  expect(carriedEntry("0T2TC_EdFCwHnQMx", file)).toBe(`"0T2TC_EdFCwHnQMx":${carried}`);
});

it("a carried part is an expression with the same value", async () => {
  const evaluated = async (file: string): Promise<unknown> => {
    const code = encodeURIComponent(`export const value = ${carriedCode(file)};`);
    const module = (await import(`data:text/javascript,${code}`)) as { readonly value: unknown };
    return module.value;
  };
  expect(await evaluated('export default [["react"], 1];')).toEqual([["react"], 1]);
  expect(await evaluated("const t = 3; function n() { return t; }\nexport{n as createContainer};")).toEqual({
    createContainer: expect.any(Function),
  });
});

it("a file of another kind is refused", () => {
  expect(() => carriedCode("globalThis.a = 1;")).toThrow("neither a part nor a container");
});
