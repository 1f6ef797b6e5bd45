import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { watchPlaceholders } from "./placeholders.ts";

let page: Document;
let log: string[];

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  log = [];
});

function watch(html: string): void {
  page.body.innerHTML = html;
  watchPlaceholders(page, (element) => {
    log.push(`start ${element.id}`);
    return () => log.push(`stop ${element.id}`);
  });
}

/** Observers are notified in a microtask. */
const observed = () => Promise.resolve();
const widget = (id: string) => `<div id="${id}" data-widget="x"></div>`;
const get = (id: string) => page.getElementById(id) as HTMLElement;

describe("placeholders", () => {
  it("are started each, though one cannot be, which shows the fallback", () => {
    vi.spyOn(console, "error").mockReturnValueOnce();
    onTestFinished(() => void vi.restoreAllMocks());
    page.body.innerHTML = widget("a") + widget("b");
    watchPlaceholders(page, (element) => {
      if (element.id === "a") throw new Error("not on this page");
      log.push(`start ${element.id}`);
      return () => undefined;
    });
    expect(log).toEqual(["start b"]);
    expect(get("a").dataset["widgetState"]).toBe("failed");
    expect(get("a").shadowRoot?.textContent).toContain("Værktøjet kan ikke vises lige nu.");
  });

  it.each([["Map"], ["Set"]])("are found, also later, on a page whose %s lacks methods", async (name) => {
    vi.stubGlobal(name, function () {});
    onTestFinished(() => void vi.unstubAllGlobals());
    watch(widget("a"));
    page.body.insertAdjacentHTML("beforeend", widget("b"));
    await observed();
    get("a").remove();
    await observed();
    expect(log).toEqual(["start a", "start b", "stop a"]);
  });

  it("are started in their order, in both spellings", () => {
    watch(`${widget("a")}<section><div id="b" data-site-widget="x"></div></section><div data-other="x"></div>`);
    expect(log).toEqual(["start a", "start b"]);
  });

  it("are started once when they are added later, alone or deep in another element", async () => {
    watch(widget("a"));
    page.body.insertAdjacentHTML("beforeend", `<main><p>${widget("b")}</p></main>`);
    page.body.insertAdjacentHTML("beforeend", widget("c"));
    await observed();
    page.body.append(page.createElement("p"));
    await observed();
    expect(log).toEqual(["start a", "start b", "start c"]);
  });

  it("are looked for once, and only in added elements", async () => {
    watch(`${widget("a")}<table></table>`);
    const looked = vi.spyOn(Element.prototype, "querySelectorAll");
    const matched = vi.spyOn(Element.prototype, "matches");
    onTestFinished(() => void vi.restoreAllMocks());
    const table = page.querySelector("table");
    for (let row = 0; row < 100; row++) {
      const added = page.createElement("tr");
      table?.append(added);
      table?.append(added);
      if (row === 50) added.innerHTML = `<td>${widget("b")}</td>`;
    }
    await observed();
    expect(log).toEqual(["start a", "start b"]);
    expect(matched.mock.calls.length).toBeLessThanOrEqual(104);
    expect(looked.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it("are stopped when they or an element around them leave the page", async () => {
    watch(`${widget("a")}<main>${widget("b")}</main>`);
    page.querySelector("main")?.remove();
    await observed();
    expect(log).toEqual(["start a", "start b", "stop b"]);
  });

  it("keep running while they are moved within the page", async () => {
    watch(`${widget("a")}<main></main>`);
    page.querySelector("main")?.append(get("a"));
    await observed();
    expect(log).toEqual(["start a"]);
  });

  it("are started anew when they return to the page", async () => {
    watch(widget("a"));
    const element = get("a");
    element.remove();
    await observed();
    page.body.append(element);
    await observed();
    expect(log).toEqual(["start a", "stop a", "start a"]);
  });

  it.each(["data-widget", "data-site-widget"])("are started when %s is set after they were added", async (name) => {
    watch(`${widget("a")}<p id="b"></p>`);
    const added = page.body.appendChild(page.createElement("div"));
    added.id = "c";
    await observed();
    for (const id of ["b", "c"]) get(id).setAttribute(name, "x");
    await observed();
    get("c").setAttribute(name, "x");
    await observed();
    expect(log).toEqual(["start a", "start b", "start c"]);
  });

  it("are started once when they are added and named in the same task, or cloned", async () => {
    watch("");
    const added = page.createElement("div");
    page.body.append(added);
    added.id = "a";
    added.dataset["widget"] = "x";
    await observed();
    page.body.append(added.cloneNode());
    await observed();
    expect(log).toEqual(["start a", "start a"]);
  });

  it("are stopped and emptied when the attribute is removed", async () => {
    watch(widget("a"));
    get("a").attachShadow({ mode: "open" }).innerHTML = "<p>first frame</p>";
    get("a").dataset["widgetState"] = "ready";
    get("a").removeAttribute("data-widget");
    await observed();
    expect(log).toEqual(["start a", "stop a"]);
    expect([get("a").shadowRoot?.innerHTML, get("a").dataset["widgetState"]]).toEqual(["", undefined]);
  });

  it("start anew when the name changes, and not when it is written otherwise or in both spellings", async () => {
    watch(widget("a"));
    for (const same of ["x", " x ", "”x”"]) {
      get("a").dataset["widget"] = same;
      await observed();
    }
    get("a").dataset["siteWidget"] = "x";
    get("a").dataset["widget"] = "widget-of-an-editor";
    await observed();
    expect(log).toEqual(["start a"]);
    get("a").dataset["siteWidget"] = "y";
    await observed();
    expect(log).toEqual(["start a", "stop a", "start a"]);
  });

  it("start anew when editing mode is turned on or off around them", async () => {
    watch(`<main>${widget("a")}</main>${widget("b")}`);
    const main = page.querySelector("main");
    main?.setAttribute("data-widget-editing", "confirmed");
    await observed();
    main?.removeAttribute("data-widget-editing");
    await observed();
    expect(log).toEqual(["start a", "start b", "stop a", "start a", "stop a", "start a"]);
  });

  it("in the open shadow root of a marked element are started, also later, and stopped", async () => {
    page.body.innerHTML = `<my-card id="card" data-widget-shadow></my-card><my-card id="other"></my-card>`;
    for (const [id, inside] of [
      ["card", "a"],
      ["other", "b"],
    ] as const)
      get(id).attachShadow({ mode: "open" }).innerHTML = `<section>${widget(inside)}</section>`;
    const root = get("card").shadowRoot;
    watchPlaceholders(page, (element) => {
      log.push(`start ${element.id}`);
      return () => log.push(`stop ${element.id}`);
    });
    expect(log).toEqual(["start a"]);
    get("other").toggleAttribute("data-widget-shadow", true);
    await observed();
    root?.append(page.createElement("div"));
    root?.lastElementChild?.setAttribute("data-widget", "x");
    await observed();
    root?.firstElementChild?.remove();
    await observed();
    expect(log.splice(0)).toEqual(["start a", "start b", "start ", "stop a"]);
    const card = get("card");
    card.remove();
    await observed();
    page.body.append(card);
    await observed();
    expect(log).toEqual(["stop ", "start "]);
  });

  it("in a shadow root are found below another marked shadow root, and once", async () => {
    watch(`<main></main>`);
    const outer = page.createElement("my-page");
    outer.dataset["widgetShadow"] = "";
    const inner = page.createElement("my-card");
    inner.dataset["widgetShadow"] = "";
    outer.attachShadow({ mode: "open" }).append(inner);
    inner.attachShadow({ mode: "open" }).innerHTML = widget("a");
    page.querySelector("main")?.append(outer);
    await observed();
    outer.dataset["widgetShadow"] = "again";
    await observed();
    expect(log).toEqual(["start a"]);
  });

  it("in a shadow root start anew when editing mode is turned on outside of it", async () => {
    watch(`<main><my-card id="card"></my-card></main>`);
    get("card").attachShadow({ mode: "open" }).innerHTML = widget("a");
    get("card").dataset["widgetShadow"] = "";
    await observed();
    page.querySelector("main")?.setAttribute("data-widget-editing", "confirmed");
    await observed();
    expect(log).toEqual(["start a", "stop a", "start a"]);
  });

  it("start anew without their state when an editor makes their content editable", async () => {
    watch(`<main>${widget("a")}</main>${widget("b")}`);
    const element = get("a");
    Object.assign(element.dataset, { widgetState: "ready", widgetVersionLoaded: "1.0.0" });
    page.querySelector("main")?.setAttribute("contenteditable", "true");
    await observed();
    expect(log).toEqual(["start a", "start b", "stop a", "start a"]);
    expect(element.outerHTML).toBe(widget("a"));
    // Also if they were in editing mode before.
    page.body.dataset["widgetEditing"] = "confirmed";
    await observed();
    log = [];
    page.querySelector("main")?.removeAttribute("contenteditable");
    await observed();
    expect(log).toEqual(["stop a", "start a"]);
  });
});
