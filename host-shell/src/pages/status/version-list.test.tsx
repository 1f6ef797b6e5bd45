import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { VersionList } from "./version-list.tsx";
import type { VersionStatus } from "./widget-status.ts";

const none = { mounted: 0, failed: 0, milliseconds: 0 };

const versions = Array.from({ length: 12 }, (_, index): VersionStatus => ({
  version: `1.${11 - index}.0`,
  bytes: 9700,
  servedOn: index === 8 ? ["stable"] : [],
  published: undefined,
  hour: none,
  day: none,
}));

test("a served version is always shown, however many are newer", () => {
  render(<VersionList versions={versions} />);
  const [inSight, folded] = screen.getAllByRole("list");
  if (!inSight || !folded) throw new Error("there are not two lists");
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByText(/^1\.\d+\.0$/)
      .map(({ textContent }) => textContent);
  expect(names(inSight)).toEqual(["1.11.0", "1.10.0", "1.9.0", "1.8.0", "1.7.0", "1.3.0"]);
  expect(names(folded)).toEqual(["1.6.0", "1.5.0", "1.4.0", "1.2.0", "1.1.0", "1.0.0"]);
  expect(screen.getByText("6 versioner mere")).toBeDefined();
});

test("names the changed and missing files of a version that is not served", () => {
  const files = [
    { path: "remoteEntry.js", fault: "changed" },
    { path: "texts.json", fault: "missing" },
  ] as const;
  render(<VersionList versions={[{ ...versions[0]!, unserved: { files } }]} />);
  expect(screen.getByText("Filer er ændret")).toBeDefined();
  expect(
    screen.getByText(
      "På serverens disk: remoteEntry.js er ændret, texts.json mangler. Filerne skal hentes fra en sikkerhedskopi.",
    ),
  ).toBeDefined();
});

test("says that no page gets a version without a trusted signature", () => {
  render(<VersionList versions={[{ ...versions[0]!, unserved: { signature: "is not signed" } }]} />);
  expect(screen.getByText("Underskriften gælder ikke")).toBeDefined();
  expect(screen.getByText("Ingen side får den. Den skal underskrives med en gyldig nøgle.")).toBeDefined();
});
