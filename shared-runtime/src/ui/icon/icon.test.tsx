import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import * as icons from "./icon.tsx";

it("draws every icon in the colour of the text, hidden from assistive technology", () => {
  const { container } = render(Object.entries(icons).map(([name, Icon]) => <Icon key={name} />));
  const drawings = [...container.children];
  expect(drawings.map((svg) => [svg.getAttribute("aria-hidden"), svg.getAttribute("stroke")])).toEqual(
    drawings.map(() => ["true", "currentColor"]),
  );
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(Object.keys(icons).length);
});
