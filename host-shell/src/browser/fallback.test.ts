import { fireEvent, within } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { axeFindings } from "../../../shared-runtime/testing/axe-findings.ts";
import { containerIn } from "./shadow-container.ts";
import { showFallback } from "./fallback.ts";

let element: HTMLElement;
let container: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  container = containerIn(element);
  container.textContent = "what stood here";
});

function show(onRetry: () => void = () => undefined): HTMLElement {
  showFallback(element, { title: "Værktøjet kan ikke vises", text: "<b>Prøv</b> igen.", onRetry });
  return within(container).getByRole("button");
}

describe("the fallback of a widget", () => {
  it("stands in the widget's place, says what happened, and shows markup as text", () => {
    show();
    expect(container.textContent).toBe("Værktøjet kan ikke vises<b>Prøv</b> igen.Prøv igen");
    expect(within(container).getByRole("status")).toBe(container.firstElementChild);
  });

  it("tries again once, however often the button is pressed, and says so", () => {
    const onRetry = vi.fn();
    const button = show(onRetry);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(button.textContent).toBe("Prøver igen …");
  });

  it("without a retry, has no button and no words about it", () => {
    showFallback(element, {});
    expect(container.textContent).toBe("Værktøjet kan ikke vises lige nu.Resten af siden virker.");
    expect(within(container).queryByRole("button")).toBeNull();
  });

  it("shows the link that the placeholder holds, which leads to the tool's own page", () => {
    const link = element.appendChild(document.createElement("a"));
    show();
    expect(link.assignedSlot?.closest("[role=status]")).toBe(container.firstElementChild);
  });

  it("keeps the focus on the button after a failed retry", () => {
    show().focus();
    const button = show();
    expect((container.getRootNode() as ShadowRoot).activeElement).toBe(button);
  });

  it("does not take the focus from another element", () => {
    document.body.tabIndex = -1;
    document.body.focus();
    show();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(["data-widget-fallback", "data-site-widget-fallback"])(
    "with %s none, is hidden from visitors and shown to editors",
    (attribute) => {
      element.setAttribute(attribute, "none");
      showFallback(element, { onRetry: () => undefined });
      expect(container.childNodes).toHaveLength(0);
      element.setAttribute("data-widget-editing", "confirmed");
      showFallback(element, { title: "Kortet kan ikke vises." });
      expect(container.textContent).toContain("Kortet kan ikke vises.");
    },
  );

  it.each(["", "message", "nonne"])("is shown if the attribute is %j", (value) => {
    element.setAttribute("data-widget-fallback", value);
    showFallback(element, {});
    expect(container.textContent).toContain("Værktøjet kan ikke vises lige nu.");
  });

  it("has no accessibility findings", async () => {
    show();
    expect(await axeFindings(container)).toEqual([]);
  });
});
