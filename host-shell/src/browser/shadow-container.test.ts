import { beforeEach, describe, expect, it } from "vitest";
import { containerIn } from "./shadow-container.ts";

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
});

describe("the container of a widget", () => {
  it("is made in an open shadow root, and found again", () => {
    const container = containerIn(element);
    expect(element.shadowRoot?.innerHTML).toBe('<div data-widget-root=""></div>');
    expect(containerIn(element)).toBe(container);
  });

  it("is the server's one, with its content", () => {
    element.attachShadow({ mode: "open" }).innerHTML = '<link><div data-widget-root="">first frame</div>';
    expect(containerIn(element).textContent).toBe("first frame");
  });
});
