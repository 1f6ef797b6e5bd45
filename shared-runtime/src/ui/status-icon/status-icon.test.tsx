import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { StatusIcon } from "./status-icon.tsx";

it("draws each status differently and is hidden from assistive technology", () => {
  const { container } = render(
    (["good", "lift", "warn", "bad", "info", "unjudged"] as const).map((status) => (
      <StatusIcon key={status} status={status} />
    )),
  );
  const drawings = [...container.children];
  expect(drawings.map((svg) => svg.getAttribute("aria-hidden"))).toEqual(drawings.map(() => "true"));
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML.replace(/ class="[^"]*"/, ""))).size).toBe(6);
});
