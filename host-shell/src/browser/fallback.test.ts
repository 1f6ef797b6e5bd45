import { fireEvent, within } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { axeFindings } from "../../../shared-runtime/testing/axe-findings.ts";
import { containerIn } from "./container.ts";
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
  it("stands in the widget's place, says what happened, and takes no text for markup", () => {
    show();
    expect(container.textContent).toBe("Værktøjet kan ikke vises<b>Prøv</b> igen.Prøv igen");
    expect(within(container).getByRole("status")).toBe(container.firstElementChild);
  });

  it("tries again once, however often the button is pressed, and says that it does", () => {
    const onRetry = vi.fn();
    const button = show(onRetry);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(button.textContent).toBe("Prøver igen …");
  });

  it("offers no second try, in words or by a button, where none can help", () => {
    showFallback(element, {});
    expect(container.textContent).toBe("Værktøjet kan ikke vises lige nu.Resten af siden virker.");
    expect(within(container).queryByRole("button")).toBeNull();
  });

  it("keeps the focus of who tried again in vain", () => {
    show().focus();
    const button = show();
    expect((container.getRootNode() as ShadowRoot).activeElement).toBe(button);
  });

  it("takes the focus from nobody", () => {
    document.body.tabIndex = -1;
    document.body.focus();
    show();
    expect(document.activeElement).toBe(document.body);
  });

  it.each(["data-widget-fallback", "data-site-widget-fallback"])(
    "shows a visitor nothing where the page does without the widget, and an editor all of it (%s)",
    (attribute) => {
      element.setAttribute(attribute, "none");
      showFallback(element, { onRetry: () => undefined });
      expect(container.childNodes).toHaveLength(0);
      element.setAttribute("data-widget-editing", "");
      showFallback(element, { title: "Kortet kan ikke vises." });
      expect(container.textContent).toContain("Kortet kan ikke vises.");
    },
  );

  it.each(["", "message", "nonne"])("is shown where the page says %j of it", (said) => {
    element.setAttribute("data-widget-fallback", said);
    showFallback(element, {});
    expect(container.textContent).toContain("Værktøjet kan ikke vises lige nu.");
  });

  it("has no accessibility findings", async () => {
    show();
    expect(await axeFindings(container)).toEqual([]);
  });
});
