import { beforeEach, describe, expect, it } from "vitest";
import type { RegisteredVersion } from "../../registry/registry-document.ts";
import { containerIn } from "../shadow-container.ts";
import { linkStyles } from "./link-styles.ts";

const files: RegisteredVersion = {
  entry: "http://host/e.js",
  integrity: "",
  styles: ["http://host/one.css", "http://host/two.css"],
  styleIntegrity: ["sha384-one", "sha384-two"],
  props: "http://host/props.json",
  texts: "http://host/texts.json",
  firstFrame: "http://host/frame.html",
};

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
});

const addressOf = (path: string) => path;
const links = () => [...(element.shadowRoot?.querySelectorAll("link") ?? [])];
const arrived = (link: HTMLLinkElement) => Object.defineProperty(link, "sheet", { value: { cssRules: [{}] } });

describe("the style sheets of a widget", () => {
  it("are linked inside the shadow root, and waited for", async () => {
    let linked = false;
    const done = linkStyles(containerIn(element), files, addressOf).then(() => {
      linked = true;
    });
    const [one, two] = links();
    expect(links().map(({ rel, href, integrity }) => [rel, href, integrity])).toEqual([
      ["stylesheet", "http://host/one.css", "sha384-one"],
      ["stylesheet", "http://host/two.css", "sha384-two"],
    ]);
    one?.dispatchEvent(new Event("load"));
    await Promise.resolve();
    expect(linked).toBe(false);
    two?.dispatchEvent(new Event("load"));
    await done;
    expect(document.head.querySelector("link[rel=stylesheet]")).toBeNull();
  });

  it("stay where the server linked them; those of another version stay until they are removed", async () => {
    const container = containerIn(element);
    for (const href of [...files.styles, "http://host/old.css"]) {
      container.before(arrived(Object.assign(document.createElement("link"), { rel: "stylesheet", href })));
    }
    const [one, two, old] = links();
    const removeOthers = await linkStyles(container, files, addressOf);
    expect(links()).toEqual([one, two, old]);
    removeOthers();
    expect(links()).toEqual([one, two]);
  });

  it.each([
    ["has no sheet, as in Chromium", { value: null }],
    ["has a sheet without rules, as in Firefox and WebKit", { value: { cssRules: [] } }],
    [
      "has a sheet that keeps its rules back, as in Firefox",
      {
        value: {
          get cssRules() {
            throw new DOMException("not accessible", "InvalidAccessError");
          },
        },
      },
    ],
  ])("are requested again if the server's link did not load: it %s", (_title, sheet) => {
    const container = containerIn(element);
    const broken = Object.assign(document.createElement("link"), { rel: "stylesheet", href: files.styles[0] });
    container.before(Object.defineProperty(broken, "sheet", sheet));
    void linkStyles(container, files, addressOf);
    expect(links().map(({ href }) => href)).toEqual(files.styles);
    expect(links()).not.toContain(broken);
  });

  it("fail with their name, since a widget is not shown without them", async () => {
    const done = linkStyles(containerIn(element), files, addressOf);
    links()[0]?.dispatchEvent(new Event("error"));
    await expect(done).rejects.toThrow("http://host/one.css is missing");
    // In Chromium, a failed link has a sheet. It must not count as loaded.
    expect(links().map(({ href }) => href)).toEqual(["http://host/two.css"]);

    // Neither style sheet was loaded, and the next attempt requests both again.
    void linkStyles(containerIn(element), files, addressOf);
    expect(links().map(({ href }) => href)).toEqual(["http://host/~1/one.css", "http://host/~1/two.css"]);
    links().forEach(arrived);
    const before = links();
    await linkStyles(containerIn(element), files, addressOf);
    expect(links()).toEqual(before);
  });
});
