import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Notice } from "./notice.tsx";

it("names its status as a word, not only by colour", () => {
  const { container } = render(
    <Notice status="warn" title="Vi kunne ikke læse alt">
      To sider er billeder.
    </Notice>,
  );
  expect(container.textContent).toBe("Bemærk: Vi kunne ikke læse altTo sider er billeder.");
});

it("names the status before the text if it has no title", () => {
  const { container } = render(<Notice status="bad">Filen er for stor.</Notice>);
  expect(container.textContent).toBe("Fejl: Filen er for stor.");
});

it("is a live region only with the prop live", () => {
  const { rerender } = render(<Notice status="bad">Filen er for stor.</Notice>);
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(
    <Notice status="bad" live="alert">
      Filen er for stor.
    </Notice>,
  );
  expect(screen.getByRole("alert").textContent).toBe("Fejl: Filen er for stor.");
});

it("has no axe findings in any status", async () => {
  const { container } = render(
    <>
      {(["good", "warn", "bad", "info"] as const).map((status) => (
        <Notice key={status} status={status} title="Titel" live="status">
          Tekst
        </Notice>
      ))}
    </>,
  );
  expect(await axeFindings(container)).toEqual([]);
});
