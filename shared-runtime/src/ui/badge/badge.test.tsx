import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Badge } from "./badge.tsx";

it("shows its text in every tone", async () => {
  const tones = ["good", "warn", "bad", "info", "sun"] as const;
  const { container } = render(tones.map((tone) => <Badge key={tone} tone={tone}>{`${tone} `}</Badge>));
  expect(container.textContent).toBe("good warn bad info sun ");
  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(5);
  expect(await axeFindings(container)).toEqual([]);
});
