import { within } from "@testing-library/dom";
import type { WidgetHost, WidgetInput } from "shared-runtime/contract/widget-contract.ts";
import type { WidgetReports } from "shared-runtime/api/widget-reports.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showFallback } from "../fallback.ts";
import type { HeldInteraction } from "../hold-interaction.ts";
import { loadTimeoutMs } from "../in-time.ts";
import { isEditing } from "../is-editing.ts";
import { stateOf } from "../placeholder-state.ts";
import { createShell, type Shell } from "./shell.ts";
import { bucketOf } from "./visitor-bucket.ts";

interface Mounting {
  readonly container: HTMLElement;
  readonly input: WidgetInput;
  readonly host: WidgetHost;
}

declare global {
  var arrive: () => void;
  var mountings: Mounting[];
  var unmounts: number;
}

/** A module as a data address, which ends in a file name so that the address of a retry works too. */
const module = (script: string) => `data:text/javascript,${encodeURIComponent(script)}#/module.js`;
const platform = module("export const shareScope = {};");
const remote = (mount: string) =>
  module(
    `export const init = () => {}; export const get = async () => () => ({ mount(container, input, host) { ${mount} } });`,
  );
const healthy = remote(`
  mountings.push({ container, input, host });
  container.textContent = "live";
  return { unmount() { unmounts += 1; container.textContent = ""; } };`);

/** A remote that is loaded when `globalThis.arrive` is called. Its name makes its address unique. */
const delayed = (name: string) =>
  module(
    `await new Promise((resolve) => { globalThis.arrive = resolve; }); export const init = () => {}; export const get = async () => () => ({ mount() { return {} } }); /* ${name} */`,
  );

let entry: string;
/** Entry of the version that was on `stable` before, if a test needs one. */
let previous: string | undefined;
/** Entry of a canary for 10 % of visitors, if a test needs one. */
let canary: string | undefined;
let platformEntry: string;
/** Entry of a second widget, if a test needs one. */
let neighbour: string | undefined;
/** The first frame is loaded when this resolves. */
let frameArrives: Promise<void>;
/** Stops the widgets of a test. */
let leaving: AbortController;
let shell: Shell;
let events: string[];
let reports: string[];
let visits: Map<string, object>;

/** Gives the visitor that bucket for the canary. */
function visitIn(bucket: number): void {
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  localStorage.setItem("host-shell.bucket", `${numbers.find((one) => bucketOf(one, "toy", "1.1.0") === bucket)}`);
}

beforeEach(async () => {
  entry = healthy;
  neighbour = previous = canary = undefined;
  visits = new Map();
  visitIn(5);
  platformEntry = platform;
  frameArrives = Promise.resolve();
  events = [];
  reports = [];
  globalThis.mountings = [];
  globalThis.unmounts = 0;
  const files = (from: string) => ({
    entry: from,
    integrity: "",
    styles: [],
    props: "",
    texts: "http://host/t.json",
    firstFrame: "http://host/f.html",
  });
  const widget = (from: string) => ({
    channels: { stable: "1.0.0", ...(canary && { canary: "1.1.0" }) },
    ...(canary && { canaryShare: 10 }),
    ...(previous && { previous: { stable: "0.9.0" } }),
    versions: {
      "1.0.0": files(from),
      ...(previous && { "0.9.0": files(previous) }),
      ...(canary && { "1.1.0": files(canary) }),
    },
  });
  vi.stubGlobal("fetch", async (url: URL | string) => {
    if (String(url).endsWith("f.html")) return new Response("<p>{{title}}</p>");
    if (String(url).endsWith("t.json")) return frameArrives.then(() => Response.json({ title: "first frame" }));
    return Response.json({
      schemaVersion: 1,
      platform: { entry: platformEntry, integrity: "" },
      foreignPage: module(
        "export const prepareForeignPage = (page) => globalThis.foreignPage.prepareForeignPage(page);",
      ),
      fonts: [],
      widgets: { toy: widget(entry), ...(neighbour && { neighbour: widget(neighbour) }) },
    });
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (_url: URL, body: string) => {
      const sent = JSON.parse(body) as WidgetReports;
      for (const visit of sent.visits ?? []) visits.set(visit.version, { ...visit, id: undefined });
      return reports.push(
        ...sent.loads.flatMap(({ version, reason }) => (reason === undefined ? [] : `${version}: ${reason}`)),
      );
    },
  });
  vi.spyOn(console, "error").mockReturnValue();
  Object.defineProperty(document, "fonts", { value: new Set(), configurable: true });
  for (const type of ["widget:ready", "widget:failed"]) document.addEventListener(type, note);
  // Resets the module's cache of first frames.
  vi.resetModules();
  vi.stubGlobal("foreignPage", await import("./foreign-page.ts"));
  leaving = new AbortController();
  shell = createShell({ base: new URL("http://host/"), showFallback, isEditing, stateOf });
});
afterEach(() => {
  leaving.abort();
  // Sends waiting reports now, while `sendBeacon` is still replaced.
  window.dispatchEvent(new Event("pagehide"));
  for (const type of ["widget:ready", "widget:failed"]) document.removeEventListener(type, note);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const startWidget = (
  element: HTMLElement,
  takeHeld: () => HeldInteraction | undefined = () => undefined,
): (() => void) => {
  shell.run({ element, signal: leaving.signal, takeHeld, restart: () => undefined }, performance.now() + loadTimeoutMs);
  return () => leaving.abort();
};

/** The reports so far; a page sends them when the visitor leaves. */
const reported = (): readonly string[] => {
  window.dispatchEvent(new Event("pagehide"));
  return reports;
};

function note(event: Event): void {
  events.push(`${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
}

function placeholder(html = '<div data-widget="toy" data-widget-load="eager" data-size="3"></div>'): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>("[data-widget]") as HTMLElement;
}

const content = (element: HTMLElement) =>
  element.shadowRoot?.querySelector<HTMLElement>("[data-widget-root]") as HTMLElement;
const settled = (element: HTMLElement, state: "ready" | "failed") =>
  vi.waitFor(() => expect(element.dataset["widgetState"]).toBe(state));

describe("a widget that loads", () => {
  it("is mounted with the placeholder's input and the host's address and callbacks", async () => {
    const element = placeholder();
    startWidget(element);
    await settled(element, "ready");
    expect(mountings).toEqual([
      {
        container: content(element),
        input: { attributes: { size: "3" }, json: undefined },
        host: {
          element,
          apiUrl: expect.stringMatching(/\/api\/$/),
          editing: false,
          onCrash: expect.any(Function),
          onFailure: expect.any(Function),
        },
      },
    ]);
    expect(content(element).textContent).toBe("live");
    expect(element.dataset["widgetVersionLoaded"]).toBe("1.0.0");
    expect(events).toEqual(['widget:ready {"name":"toy","version":"1.0.0"}']);
    expect(reported()).toEqual([]);
  });

  it("gets the visitor's first interaction once it is live", async () => {
    entry = remote(`
      container.innerHTML = "<button>live</button>";
      container.firstChild.onclick = () => (container.textContent = "clicked");
      return { unmount() {} };`);
    const element = placeholder();
    startWidget(element, () => ({ type: "click", key: "", path: [0], localName: "button" }));
    await settled(element, "ready");
    expect(content(element).textContent).toBe("clicked");
  });

  it("shows its first frame until it is mounted", async () => {
    entry = delayed("toy");
    const element = placeholder();
    startWidget(element);
    await vi.waitFor(() => expect(content(element).innerHTML).toBe("<p>first frame</p>"));
    expect(element.dataset["widgetState"]).toBe("loading");
    globalThis.arrive();
    await settled(element, "ready");
  });

  it("gets no first frame from the loader if the server sent an empty one with the page", async () => {
    const prepareForeignPage = vi.fn(async () => document.createDocumentFragment());
    vi.stubGlobal("foreignPage", { prepareForeignPage });
    const elsewhere = placeholder();
    startWidget(elsewhere);
    await settled(elsewhere, "ready");
    expect(prepareForeignPage).toHaveBeenCalledTimes(1);
    const element = placeholder();
    element.attachShadow({ mode: "open" }).innerHTML =
      '<link rel="stylesheet" href="http://host/one.css"><div data-widget-root=""></div>';
    startWidget(element);
    await settled(element, "ready");
    expect(prepareForeignPage).toHaveBeenCalledTimes(1);
  });

  it("is not covered by a late first frame, even while it shows nothing", async () => {
    const late = Promise.withResolvers<void>();
    frameArrives = late.promise;
    entry = remote("return { unmount() {} };");
    neighbour = delayed("neighbour");
    const element = placeholder();
    const waiting = document.body.appendChild(document.createElement("div"));
    Object.assign(waiting.dataset, { widget: "neighbour", widgetLoad: "eager" });
    startWidget(element);
    startWidget(waiting);
    await settled(element, "ready");
    late.resolve();
    // Both wait for the same frame. When this one shows it, the frame has already had its effect on the first.
    await vi.waitFor(() => expect(content(waiting).innerHTML).toBe("<p>first frame</p>"));
    expect(content(element).innerHTML).toBe("");
    globalThis.arrive();
    await settled(waiting, "ready");
  });

  it("is in editing mode if any element around it is", async () => {
    const element = placeholder(
      '<main data-widget-editing="confirmed"><div data-widget="toy" data-widget-load="eager"></div></main>',
    );
    startWidget(element);
    await settled(element, "ready");
    expect(mountings[0]?.host.editing).toBe(true);
  });

  it.each(["mounts", "fails"])("is not reported if it %s for an editor, who is not a visitor", async (how) => {
    if (how === "fails") entry = remote("throw new Error('broke')");
    const sent = vi.spyOn(navigator, "sendBeacon");
    const html = '<main data-widget-editing="confirmed"><div data-widget="toy" data-widget-load="eager"></div></main>';
    const element = placeholder(html);
    startWidget(element);
    await settled(element, how === "fails" ? "failed" : "ready");
    window.dispatchEvent(new Event("pagehide"));
    expect(sent).not.toHaveBeenCalled();
  });

  it("is shown to an editor in editable content, which does not change", async () => {
    const html = '<main contenteditable=""><div data-widget="toy" data-widget-load="eager"></div></main>';
    const element = placeholder(html);
    startWidget(element);
    await vi.waitFor(() => expect(events).toEqual(['widget:ready {"name":"toy","version":"1.0.0"}']));
    expect(mountings[0]?.host.editing).toBe(true);
    expect([document.body.innerHTML, { ...stateOf(element) }]).toEqual([
      html,
      { widgetState: "ready", widgetVersionLoaded: "1.0.0" },
    ]);
  });

  it("is unmounted when it is stopped", async () => {
    const element = placeholder();
    const stop = startWidget(element);
    await settled(element, "ready");
    stop();
    expect(unmounts).toBe(1);
  });

  it("is not mounted if it was stopped while loading", async () => {
    const element = placeholder();
    startWidget(element)();
    leaving = new AbortController();
    const other = document.body.appendChild(element.cloneNode() as HTMLElement);
    startWidget(other);
    await settled(other, "ready");
    expect(mountings.map(({ host }) => host.element)).toEqual([other]);
  });
});

describe("a widget that fails", () => {
  const fallback = "Værktøjet kan ikke vises lige nu.Resten af siden virker. Prøv igen om et øjeblik.Prøv igen";

  it.each([
    ["throws while it is mounted", remote('throw new Error("mount broke")'), "Error: mount broke"],
    ["throws while it is evaluated", module('throw new Error("evaluation broke")'), "evaluation broke"],
    [
      "exposes no mount",
      module("export const init = () => {}; export const get = async () => () => ({})"),
      "exposes no mount",
    ],
    [
      "exposes nothing",
      module('export const init = () => {}; export const get = () => Promise.reject(Error("no ./widget"))'),
      "no ./widget",
    ],
  ])("because it %s is replaced by the fallback and reported once", async (_case, broken, reason) => {
    entry = broken;
    const element = placeholder();
    startWidget(element);
    await settled(element, "failed");
    expect(content(element).textContent).toBe(fallback);
    expect(reported()).toEqual([expect.stringContaining(reason)]);
    expect(events).toEqual(['widget:failed {"name":"toy","version":"1.0.0"}']);
  });

  it("after it was shown is unmounted, replaced by the fallback, and reported once", async () => {
    const element = placeholder();
    startWidget(element);
    await settled(element, "ready");
    mountings[0]?.host.onCrash(new Error("broke later"));
    mountings[0]?.host.onCrash(new Error("and again"));
    expect(content(element).textContent).toBe(fallback);
    expect(unmounts).toBe(1);
    expect(reported()).toEqual(["1.0.0: Error: broke later"]);
  });

  it("in an optional part stays mounted, and is reported once", async () => {
    const element = placeholder();
    startWidget(element);
    await settled(element, "ready");
    mountings[0]?.host.onFailure?.(new Error("a part is missing"));
    mountings[0]?.host.onFailure?.(new Error("and again"));
    expect([content(element).textContent, element.dataset["widgetState"], unmounts]).toEqual(["live", "ready", 0]);
    expect(reported()).toEqual(["1.0.0: Error: a part is missing"]);
  });

  it("with fallback none leaves its place empty, and is reported", async () => {
    const element = placeholder('<div data-widget="toy" data-widget-fallback="none"></div>');
    startWidget(element);
    await settled(element, "ready");
    mountings[0]?.host.onCrash(new Error("broke later"));
    expect([content(element).textContent, element.dataset["widgetState"]]).toEqual(["", "failed"]);
    expect(reported()).toEqual(["1.0.0: Error: broke later"]);
  });

  it("with fallback none ignores a late first frame", async () => {
    const late = Promise.withResolvers<void>();
    frameArrives = late.promise;
    entry = remote('throw new Error("mount broke")');
    neighbour = delayed("neighbour of what failed");
    const element = placeholder('<div data-widget="toy" data-widget-fallback="none"></div>');
    const waiting = document.body.appendChild(document.createElement("div"));
    waiting.dataset["widget"] = "neighbour";
    startWidget(element);
    startWidget(waiting);
    await settled(element, "failed");
    late.resolve();
    // Both wait for the same frame. When this one shows it, the frame has already had its effect on the first.
    await vi.waitFor(() => expect(content(waiting).innerHTML).toBe("<p>first frame</p>"));
    expect(content(element).innerHTML).toBe("");
    expect(reported()).toEqual(["1.0.0: Error: mount broke"]);
  });

  it("is replaced by the version that was stable before, and is the only one reported", async () => {
    [entry, previous] = [remote('throw new Error("mount broke")'), healthy];
    const element = placeholder();
    startWidget(element);
    await settled(element, "ready");
    expect(events).toEqual(['widget:ready {"name":"toy","version":"0.9.0"}']);
    expect(reported()).toEqual(["1.0.0: Error: mount broke"]);
  });

  it("because the platform is missing is not at fault, and the previous version is not tried", async () => {
    [platformEntry, previous] = [module('throw new Error("no platform")'), healthy];
    const element = placeholder();
    startWidget(element);
    await settled(element, "failed");
    expect(mountings).toEqual([]);
    expect(events).toEqual(['widget:failed {"name":"toy","version":""}']);
    expect(reported()).toEqual([": Error: no platform"]);
  });

  it("while it is unmounted throws nothing into the page", async () => {
    entry = remote('return { unmount() { throw new Error("cannot end") } };');
    const element = placeholder();
    const stop = startWidget(element);
    await settled(element, "ready");
    expect(stop).not.toThrow();
  });

  it("after it left the page is not reported", async () => {
    const element = placeholder();
    const stop = startWidget(element);
    await settled(element, "ready");
    stop();
    mountings[0]?.host.onCrash(new Error("broke later"));
    expect(reported()).toEqual([]);
    expect(content(element).textContent).toBe("");
  });

  it("works again after its retry button is pressed and the fault is gone", async () => {
    entry = remote('throw new Error("mount broke")');
    const element = placeholder();
    startWidget(element);
    await settled(element, "failed");
    entry = healthy;
    within(content(element)).getByRole("button", { name: "Prøv igen" }).click();
    await settled(element, "ready");
    expect(content(element).textContent).toBe("live");
  });

  it.each([
    ['data-widget="tool"', 'Der findes intet værktøj med navnet "tool". Der findes: toy.'],
    ['data-widget="constructor"', 'Der findes intet værktøj med navnet "constructor". Der findes: toy.'],
    ['data-widget="toy" data-widget-version="2"', 'toy findes ikke i versionen "2". Der findes: stable, 1.0.0.'],
  ])(
    "because of %s shows an editor what exists instead, and a visitor only the fallback",
    async (attributes, reason) => {
      const seen: string[] = [];
      for (const around of ["", 'data-widget-editing="confirmed"']) {
        const element = placeholder(`<main ${around}><div ${attributes} data-widget-load="eager"></div></main>`);
        startWidget(element);
        await settled(element, "failed");
        seen.push(content(element).textContent);
      }
      const [toVisitor = "", toEditor = ""] = seen;
      expect(fallback.startsWith(toVisitor) && toVisitor !== "").toBe(true);
      expect(toEditor).toContain(reason);
      // A retry can find a new version of a registered widget, but not an unregistered widget.
      expect(seen.map((words) => words.includes("Prøv igen"))).toEqual(
        attributes.includes("version") ? [true, true] : [false, false],
      );
    },
  );
});

describe("a visitor waits", () => {
  const silent = () => module(`await new Promise(() => {}); /* ${Math.random()} */`);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** Resolves with the final state of a placeholder, and the seconds until it. */
  const outcome = async (): Promise<string> => {
    const element = placeholder();
    startWidget(element);
    const began = performance.now();
    while (element.dataset["widgetState"] === "loading") {
      // Modules are loaded in real time, which is short.
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      if (element.dataset["widgetState"] === "loading") await vi.advanceTimersByTimeAsync(500);
    }
    return `${element.dataset["widgetState"]} after ${(performance.now() - began) / 1000} s`;
  };

  it.each([
    ["the platform", () => (platformEntry = silent()), "failed after 12 s"],
    ["the widget without another version", () => (entry = silent()), "failed after 12 s"],
    ["the widget, and the version before it", () => ([entry, previous] = [silent(), silent()]), "failed after 15 s"],
    ["the newest version alone", () => ([entry, previous] = [silent(), healthy]), "ready after 12 s"],
    [
      "the platform of a widget with an earlier version",
      () => ([platformEntry, previous] = [silent(), healthy]),
      "failed after 12 s",
    ],
  ])("for a limited time while %s remains unanswered", async (_case, silence, expected) => {
    silence();
    expect(await outcome()).toBe(expected);
  });
});

describe("a visitor who was drawn for one of two versions", () => {
  const drawn = { widget: "toy", share: 10 };
  const visitsOf = async (element: HTMLElement, state: "ready" | "failed") => {
    await settled(element, state);
    reported();
    return [...visits.values()];
  };

  it("is a visit of that version, with the time until it was ready", async () => {
    canary = healthy;
    const element = placeholder();
    startWidget(element);
    expect(await visitsOf(element, "ready")).toEqual([{ ...drawn, version: "1.1.0", ms: expect.any(Number) }]);
  });

  it("counts as a failed visit of the version that does not mount, and not as a visit of the one that replaces it", async () => {
    canary = remote('throw new Error("broke");');
    const element = placeholder();
    startWidget(element);
    expect(await visitsOf(element, "ready")).toEqual([{ ...drawn, version: "1.1.0", failed: true }]);
    expect(element.dataset["widgetVersionLoaded"]).toBe("1.0.0");
  });

  it("is a crashed visit if it crashes later", async () => {
    canary = healthy;
    visitIn(50);
    const element = placeholder();
    startWidget(element);
    await settled(element, "ready");
    mountings[0]?.host.onCrash(new Error("broke later"));
    expect(await visitsOf(element, "failed")).toEqual([
      { ...drawn, version: "1.0.0", ms: expect.any(Number), crashed: true },
    ]);
  });

  it("does not count as a failed visit if the platform fails", async () => {
    canary = healthy;
    platformEntry = module('throw new Error("the platform broke");');
    const element = placeholder();
    startWidget(element);
    expect(await visitsOf(element, "failed")).toEqual([{ ...drawn, version: "1.1.0" }]);
  });
});
