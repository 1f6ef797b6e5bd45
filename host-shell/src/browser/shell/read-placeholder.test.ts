import { describe, expect, it } from "vitest";
import { readPlaceholder } from "./read-placeholder.ts";

function placeholder(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe("a placeholder", () => {
  it("is read with defaults for missing attributes", () => {
    expect(readPlaceholder(placeholder('<div data-widget="cv-check"></div>'))).toEqual({
      name: "cv-check",
      spec: "stable",
      input: { attributes: {}, json: undefined },
    });
  });

  it("passes every attribute to the widget except the loader's own", () => {
    const html = `<div class="x" data-widget="cv-check" data-widget-version="1.4" data-widget-load="eager" data-widget-fallback="none"
      data-widget-state="failed" data-widget-version-loaded="1.4.0" data-join-href="/bliv-medlem" data-widgets="3" data-empty></div>`;
    expect(readPlaceholder(placeholder(html))).toEqual({
      name: "cv-check",
      spec: "1.4",
      input: { attributes: { joinHref: "/bliv-medlem", widgets: "3", empty: "" }, json: undefined },
    });
  });

  it.each(["CV-Check", " ”cv-check” ", "cv–check"])("may write its name as %s", (name) => {
    expect(readPlaceholder(placeholder(`<div data-widget="${name}"></div>`)).name).toBe("cv-check");
  });

  it("may use the spelling that CKEditor does not touch", () => {
    const { name, input } = readPlaceholder(placeholder('<div data-site-widget="cv-check" data-btn-label="Ja"></div>'));
    expect({ name, input }).toEqual({ name: "cv-check", input: { attributes: { btnLabel: "Ja" }, json: undefined } });
  });

  it("is read in that spelling if an editor uses the other one for itself", () => {
    const html = `<div data-widget="image" data-widget-version="9" data-site-widget="cv-check" data-site-widget-version="1.4"
      data-site-widget-load="idle"></div>`;
    const { name, spec, input } = readPlaceholder(placeholder(html));
    expect({ name, spec, attributes: input.attributes }).toEqual({
      name: "cv-check",
      spec: "1.4",
      attributes: {},
    });
  });

  it("treats empty attributes as missing", () => {
    const { spec } = readPlaceholder(
      placeholder('<div data-widget="cv-check" data-widget-version="" data-widget-load=""></div>'),
    );
    expect(spec).toBe("stable");
  });

  it("takes props from a JSON script that is its direct child only", () => {
    const html = `<div data-widget="a"><p><script type="application/json">{"deep":1}</script></p>
      <script type="application/json">{"items":[1,2]}</script></div>`;
    expect(readPlaceholder(placeholder(html)).input.json).toEqual({ items: [1, 2] });
  });

  it("passes on invalid JSON as text, so that the widget can report it", () => {
    const html = '<div data-widget="a"><script type="application/json">{"items":</script></div>';
    expect(readPlaceholder(placeholder(html)).input.json).toBe('{"items":');
  });
});
