import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RegisteredVersion } from "../../registry/registry-document.ts";
import { firstFrameOf } from "./first-frame.ts";

const files: RegisteredVersion = {
  entry: "e.js",
  integrity: "",
  styles: [],
  props: "props.json",
  texts: "texts.json",
  firstFrame: "frame.html",
  firstFrameIntegrity: "sha384-frame",
  textsIntegrity: "sha384-texts",
};

afterEach(() => vi.unstubAllGlobals());

describe("the first frame", () => {
  const answers: Record<string, () => Response> = {};
  const asked = new Map<string, string | undefined>();
  beforeEach(() => {
    answers["frame.html"] = () => new Response('<h2 title="{{title}}">{{title}}</h2><p>{{text}}</p>{{unknown}}');
    answers["texts.json"] = () => Response.json({ title: "Standard", text: "a < b" });
    vi.stubGlobal("fetch", async (url: string, { integrity }: RequestInit) => {
      asked.set(url, integrity);
      return answers[url.split("/").at(-1) ?? ""]?.();
    });
  });
  it("has the texts of the page or else the widget's own, and escapes them", async () => {
    const input = {
      attributes: { title: '"Hej" <b>& farvel', text: "" },
      json: { title: "from the template", other: 1 },
    };
    const shown = document.createElement("div");
    shown.innerHTML = await firstFrameOf(files, input, (path) => `http://host/${path}`);
    const [title, text, ...more] = shown.children;
    expect([title?.getAttribute("title"), title?.textContent, title?.children.length, text?.textContent, more]).toEqual(
      ['"Hej" <b>& farvel', '"Hej" <b>& farvel', 0, "a < b", []],
    );
    expect(Object.fromEntries(asked)).toEqual({
      "http://host/frame.html": "sha384-frame",
      "http://host/texts.json": "sha384-texts",
    });
  });
});
