import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { installedDotnet, runCases } from "./csharp/run-cases.ts";

const casesFile = join(import.meta.dirname, "../../../shared-runtime/src/editors/placeholder.cases.json");
const dotnet = installedDotnet();

if (dotnet === undefined) {
  console.log(
    "left out  Umbraco's helper in C#: neither dotnet nor Mono (mono-mcs, mono-runtime, libmono-system-web-extensions4.0-cil) is installed.",
  );
} else {
  test(`the helper in C# runs all cases on ${dotnet}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), "csharp-"));
    const input = await readFile(casesFile, "utf8");
    const { cases } = JSON.parse(input) as { readonly cases: readonly { readonly html: string }[] };
    expect(runCases(dotnet, folder, input)).toEqual(cases.map(({ html }) => html));
    await rm(folder, { recursive: true });
  });
}
