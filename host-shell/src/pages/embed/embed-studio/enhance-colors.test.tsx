import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { enhanceColors } from "./enhance-colors.ts";
import type { ChosenColors } from "./theme-colors.ts";
import { ToolStudio } from "./tool-studio.tsx";

const tool = { name: "cv-check", version: "1.0.0", schema: {} };
const onChange = vi.fn<(chosen: ChosenColors) => void>();

beforeEach(() => {
  onChange.mockClear();
  document.body.innerHTML = renderToStaticMarkup(<ToolStudio tool={tool} versions={[]} host="https://host" />);
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Lacks ${selector}.`);
  return found;
}

const stateOf = (token: string) => ({
  use: !find(`[data-use-color="${token}"]`).hidden,
  reset: !find(`[data-reset-color="${token}"]`).hidden,
});

it("keeps a chosen colour that is the standard of the light scheme", () => {
  enhanceColors(document.body, onChange).show({ "--lk-color-on-accent": "#ffffff" });
  expect(find("[data-color-count]").textContent).toBe("1 ændret");
  expect(stateOf("--lk-color-on-accent")).toEqual({ use: false, reset: true });
  expect(stateOf("--lk-color-accent")).toEqual({ use: true, reset: false });

  const picker = find('[data-color="--lk-color-accent"]') as HTMLInputElement;
  picker.value = "#003366";
  picker.dispatchEvent(new Event("input"));
  expect(onChange).toHaveBeenLastCalledWith({ "--lk-color-accent": "#003366", "--lk-color-on-accent": "#ffffff" });
  expect(find("[data-color-warnings]").textContent).not.toContain("Teksten på knapperne");
});

it("takes the colour that a picker stands at, and gives it up again", () => {
  enhanceColors(document.body, onChange).show({});
  find('[data-use-color="--lk-color-on-accent"]').click();
  expect(onChange).toHaveBeenLastCalledWith({ "--lk-color-on-accent": "#ffffff" });
  expect(document.activeElement).toBe(find('[data-color="--lk-color-on-accent"]'));
  find('[data-reset-color="--lk-color-on-accent"]').click();
  expect(onChange).toHaveBeenLastCalledWith({});
  expect(find("[data-color-count]").textContent).toBe("");
});
