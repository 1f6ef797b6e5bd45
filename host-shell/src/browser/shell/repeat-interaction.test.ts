import { beforeEach, describe, expect, it, vi } from "vitest";
import { repeatInteraction } from "./repeat-interaction.ts";

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<p></p><div><button></button></div>";
});
const button = () => container.querySelector("button") as HTMLButtonElement;
const at = { path: [1, 0], localName: "button" };

describe("an interaction with the first frame", () => {
  it("is repeated in the live widget", () => {
    const clicked = vi.fn();
    button().onclick = clicked;
    repeatInteraction(container, { type: "click", key: "", ...at });
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("reaches the same control with its key and the focus", () => {
    const keys: string[] = [];
    for (const type of ["keydown", "keyup"]) {
      container.addEventListener(type, (event) => keys.push(`${type} ${(event as KeyboardEvent).key}`));
    }
    repeatInteraction(container, { type: "keydown", key: "ArrowDown", ...at });
    expect(keys).toEqual(["keydown ArrowDown", "keyup ArrowDown"]);
    expect(document.activeElement).toBe(button());
  });

  it("is dropped if the live widget has another control in that place, or none", () => {
    const clicked = vi.fn();
    container.onclick = clicked;
    repeatInteraction(container, { type: "click", key: "", path: [0], localName: "button" });
    repeatInteraction(container, { type: "click", key: "", path: [4, 2], localName: "button" });
    expect(clicked).not.toHaveBeenCalled();
  });
});
