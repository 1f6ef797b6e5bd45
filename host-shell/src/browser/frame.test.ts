import { beforeEach, describe, expect, it } from "vitest";
import type { RegisteredVersion } from "../registry/registry-document.ts";
import { containerIn, linkStyles } from "./frame.ts";

const files: RegisteredVersion = {
  entry: "http://host/e.js",
  integrity: "",
  styles: ["http://host/one.css", "http://host/two.css"],
  props: "http://host/props.json",
  texts: "http://host/texts.json",
  firstFrame: "http://host/frame.html",
};

let element: HTMLElement;
beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
});

const links = () => [...(element.shadowRoot?.querySelectorAll("link") ?? [])];
const arrived = (link: HTMLLinkElement) => Object.defineProperty(link, "sheet", { value: {} });

describe("the container of a widget", () => {
  it("is made in an open shadow root, and found again", () => {
    const container = containerIn(element);
    expect(element.shadowRoot?.innerHTML).toBe('<div data-widget-root=""></div>');
    expect(containerIn(element)).toBe(container);
  });

  it("is the one the server sent, with what is in it", () => {
    element.attachShadow({ mode: "open" }).innerHTML = '<link><div data-widget-root="">first frame</div>';
    expect(containerIn(element).textContent).toBe("first frame");
  });
});

describe("the style sheets of a widget", () => {
  it("are linked inside the shadow root, and waited for", async () => {
    let linked = false;
    const done = linkStyles(containerIn(element), files).then(() => {
      linked = true;
    });
    const [one, two] = links();
    expect(links().map(({ rel, href }) => [rel, href])).toEqual(files.styles.map((href) => ["stylesheet", href]));
    one?.dispatchEvent(new Event("load"));
    await Promise.resolve();
    expect(linked).toBe(false);
    two?.dispatchEvent(new Event("load"));
    await done;
    expect(document.head.querySelector("link[rel=stylesheet]")).toBeNull();
  });

  it("stay where the server linked them, and those of another version go", async () => {
    const container = containerIn(element);
    for (const href of [...files.styles, "http://host/old.css"]) {
      container.before(arrived(Object.assign(document.createElement("link"), { rel: "stylesheet", href })));
    }
    const before = links().slice(0, 2);
    await linkStyles(container, files);
    expect(links()).toEqual(before);
  });

  it("are asked for again if the server's link came to nothing", () => {
    const container = containerIn(element);
    const broken = Object.assign(document.createElement("link"), { rel: "stylesheet", href: files.styles[0] });
    container.before(broken);
    void linkStyles(container, files);
    expect(links().map(({ href }) => href)).toEqual(files.styles);
    expect(links()).not.toContain(broken);
  });

  it("fail by name, since a widget without them is not to be shown", async () => {
    const done = linkStyles(containerIn(element), files);
    links()[0]?.dispatchEvent(new Event("error"));
    await expect(done).rejects.toThrow("http://host/one.css is missing");
  });
});
