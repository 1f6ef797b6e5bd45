import { fireEvent, within } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { axeFindings } from "../../../shared-runtime/testing/axe-findings.ts";
import { showFallback } from "./fallback.ts";

let container: HTMLElement;
beforeEach(() => {
  const host = document.body.appendChild(document.createElement("div"));
  container = host.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  container.textContent = "what stood here";
});

function show(onRetry: () => void = () => undefined): HTMLElement {
  showFallback(container, { title: "Værktøjet kan ikke vises", text: "<b>Prøv</b> igen.", onRetry });
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
    showFallback(container, {});
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

  it("has no accessibility findings", async () => {
    show();
    expect(await axeFindings(container)).toEqual([]);
  });
});
