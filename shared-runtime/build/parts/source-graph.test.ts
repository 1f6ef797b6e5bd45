import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourcePath } from "./module-key.ts";
import { fingerprint, readSource } from "./source-graph.ts";

const gate = "gate/use-tool-gate.tsx";
const dialogs = "gate/gate-dialogs.tsx";

it("reads what a source exports and imports, without types", () => {
  const { exports, imports, lazyImports, libraries } = readSource(gate);
  expect(exports).toEqual(["useToolGate"]);
  expect(lazyImports).toContain(dialogs);
  expect(imports).toContain("gate/tool-gate.machine.ts");
  // It imports only a type of these.
  expect(imports).not.toContain(dialogs);
  expect(imports).not.toContain("gate/gate.texts.ts");
  expect(libraries.get("@xstate/react")).toEqual(["useMachine"]);
});

it.each([
  ["the source", gate],
  ["one that it imports", "gate/tool-gate.machine.ts"],
  ["one that it imports lazily", dialogs],
  ["one that a lazily imported one imports", readSource(dialogs).imports[0] ?? ""],
])("changes the fingerprint with the text of %s", (_, changed) => {
  const textOf = (key: string) => readFileSync(sourcePath(key), "utf8");
  const edited = fingerprint(gate, (key) => (key === changed ? `${textOf(key)}\n` : textOf(key)));
  expect(fingerprint(gate, textOf)).toBe(fingerprint(gate));
  expect(edited).toMatch(/^[0-9a-f]{8}$/);
  expect(edited).not.toBe(fingerprint(gate));
});

it("keeps the fingerprint when another source changes", () => {
  const textOf = (key: string) => readFileSync(sourcePath(key), "utf8");
  expect(fingerprint("text/escape-html.ts", textOf)).toBe(
    fingerprint("text/escape-html.ts", (key) => (key === gate ? "" : textOf(key))),
  );
});
