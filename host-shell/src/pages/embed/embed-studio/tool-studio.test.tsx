import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToolStudio } from "./tool-studio.tsx";

it("names the tool, when it loads, and what visitors see if it fails", () => {
  const tool = { name: "lead-forms", version: "1.0.0", schema: {} };
  document.body.innerHTML = renderToStaticMarkup(<ToolStudio tool={tool} versions={[]} host="https://host" />);
  expect(document.querySelector("h1")?.textContent).toBe("Indsæt værktøjet »lead-forms«");
  const optionsOf = (setting: string) =>
    [...document.querySelectorAll(`[data-setting=${setting}] option`)].map(({ textContent }) => textContent);
  expect(optionsOf("load")).toContain("Når besøgende peger eller trykker på det");
  expect(document.querySelector("label[for=vaelg-reserve]")?.textContent).toBe(
    "Hvis værktøjet ikke kan vises, ser besøgende",
  );
  expect(optionsOf("fallback")).toEqual(["besked og knap til at prøve igen", "kun resten af siden, uden besked"]);
});
