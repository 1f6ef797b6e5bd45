import { describe, expect, it } from "vitest";
import { pluginModule, readCopies, readEntry, readExposes, readShare } from "./plugin-layout.ts";
import { sharedModules } from "./shared-modules.ts";

const copyOf = (name: string) =>
  `"${name}": async () => {\n  let pkg = await import("virtual:copy-of-${name}"); return pkg; }`;
const entry = `import exposes from "virtual:mf-exposes:toy";
  retry(() => import("virtual:mf-localSharedImportMap:toy"));`;
const exposes = `export default { "./widget": () => import("./src/widget.tsx") };`;
const share = `const key = {"canonical":"default:react"}; const a = mod["useState"]; const b = mod["version"];`;

describe("of the modules that the federation plugin generates", () => {
  it("each that the container needs is known by its id, and no other", () => {
    const ids = [
      "virtual:mf-REMOTE_ENTRY_ID:toy",
      "virtual:mf-exposes:toy",
      "virtual:mf-localSharedImportMap:toy",
      "virtual:mf:toy__loadShare__react",
      "virtual:mf:toy__prebuild__react",
      "/src/widget.tsx",
    ];
    expect(ids.map(pluginModule)).toEqual(["entry", "exposes", "copies", "share", undefined, undefined]);
  });

  it("the container takes ids, names and exports", () => {
    expect(readEntry(entry)).toEqual({
      exposes: "virtual:mf-exposes:toy",
      copies: "virtual:mf-localSharedImportMap:toy",
    });
    expect(readExposes(exposes)).toBe("./src/widget.tsx");
    expect(readShare(share)).toEqual({ name: "react", exports: ["useState", "version"] });
    expect(readCopies(sharedModules.map(copyOf).join(","))).toEqual(
      new Map(sharedModules.map((name) => [name, `virtual:copy-of-${name}`])),
    );
  });

  it.each<[string, () => unknown, RegExp]>([
    ["an entry without the exposed modules", () => readEntry("export {}"), /the entry imports the list of exposed/],
    [
      "an entry without the fallback copies",
      () => readEntry(entry.replace("localSharedImportMap", "copies")),
      /the entry imports the list of fallback copies/,
    ],
    ["two exposed modules", () => readExposes(`${exposes} import("./src/more.tsx")`), /imports the widget/],
    ["a shared module without a name", () => readShare(share.replace("canonical", "name")), /shared one names it/],
    ["a shared module without exports", () => readShare(share.replaceAll("mod", "module")), /react names no exports/],
    [
      "a missing fallback copy",
      () =>
        readCopies(
          sharedModules
            .filter((name) => name !== "xstate")
            .map(copyOf)
            .join(","),
        ),
      /no import of xstate/,
    ],
  ])("%s is an error that names the plugin's version and the file to adapt", (_, read, change) => {
    expect(read).toThrow(change);
    expect(read).toThrow(/^@module-federation\/vite [\d.]+ lays remotes out in an unknown way: .*plugin-layout\.ts/);
  });
});
