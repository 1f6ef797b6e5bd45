import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Skeleton, SkeletonText } from "./skeleton.tsx";

it("draws the given number of lines, and one more for a headline", () => {
  const { container } = render(<SkeletonText heading lines={3} />);
  expect(container.firstElementChild?.childElementCount).toBe(4);
});

it("is hidden from assistive technology", async () => {
  const { container } = render(
    <>
      <Skeleton shape="sheet" />
      <SkeletonText lines={2} />
    </>,
  );
  expect([...container.children].map((part) => part.getAttribute("aria-hidden"))).toEqual(["true", "true"]);
  expect(await axeFindings(container)).toEqual([]);
});
