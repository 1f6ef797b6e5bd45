import { containerIn } from "../shadow-container.ts";
import { makeElement } from "../make-element.ts";
import { ownShadow } from "../own-shadow.ts";
import { interactions } from "../when-wanted.ts";
import type { Placement, PlacementState } from "./describe-placement.ts";
import { markStyles } from "./mark-styles.ts";

/** The frame around a placeholder, with a tab that opens its description. */
export interface Mark {
  readonly show: (placement: Placement) => void;
  readonly remove: () => void;
}

const states: Readonly<Record<PlacementState, string>> = {
  waiting: "Venter",
  loading: "Hentes",
  ready: "Vises",
  failed: "Kan ikke vises",
};

/**
 * Draws the mark next to the widget's container in the placeholder's shadow root: it moves with the page, precedes the
 * widget in reading order, and takes no space.
 */
export function drawMark(element: HTMLElement): Mark {
  const host = makeElement("div");
  host.dataset["editorMark"] = "";
  const shadow = ownShadow(host, markStyles);
  const panel = makeElement("div", { className: "panel", popover: "auto", role: "dialog", tabIndex: 0 });
  panel.setAttribute("aria-labelledby", "title");
  const tab = makeElement("button", { className: "tab", type: "button", popoverTargetElement: panel });
  shadow.append(makeElement("div", { className: "frame" }), tab, panel);
  containerIn(element).before(host);
  // A click by an editor on the mark is not an interaction with the widget.
  for (const type of interactions) host.addEventListener(type, (event) => event.stopPropagation());

  const more = makeElement("p", { className: "more", ariaHidden: "true", textContent: "Der er mere ↓" });
  const cue = (): void => {
    more.hidden = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 2;
  };
  panel.addEventListener("scroll", cue);

  const size = (): void => {
    const { width, height, left, top } = element.getBoundingClientRect();
    host.style.setProperty("--width", `${width}px`);
    host.style.setProperty("--height", `${height}px`);
    host.dataset["side"] = left < innerWidth / 2 ? "start" : "end";
    // The host is positioned with the content of the placeholder; the shift moves it to the edge of the placeholder.
    host.style.setProperty("--shift", "0");
    const begins = host.getBoundingClientRect();
    host.style.setProperty("--shift", `${top - begins.top}px 0 0 ${left - begins.left}px`);
  };
  const observer = new ResizeObserver(() => {
    size();
    tellFrame();
  });
  observer.observe(element);
  const panelObserver = new ResizeObserver(cue);
  panelObserver.observe(panel);
  size();

  return {
    show(placement) {
      const { name, version, state, problems } = placement;
      host.dataset["mood"] = problems.length > 0 ? "bad" : state === "ready" ? "good" : "calm";
      tab.replaceChildren(
        makeElement("strong", { textContent: name || "Uden navn" }),
        ...(version ? [makeElement("span", { className: "version", textContent: shortVersion(version) })] : []),
        makeElement("span", { className: "verdict", textContent: verdictOn(placement) }),
      );
      panel.replaceChildren(...panelContent(placement), more);
      cue();
    },
    remove() {
      observer.disconnect();
      panelObserver.disconnect();
      host.remove();
    },
  };
}

/**
 * Lets an editor that shows the page in a frame measure it again. Such editors watch only the page's own elements and
 * its size, and do not notice that a shadow root grows.
 */
function tellFrame(): void {
  if (window !== window.parent) window.dispatchEvent(new Event("resize"));
}

function verdictOn({ problems, state }: Placement): string {
  if (problems.length === 0) return states[state];
  return problems.length === 1 ? "1 fejl" : `${problems.length} fejl`;
}

function panelContent({ name, version, spec, load, isOptional, state, problems }: Placement): readonly HTMLElement[] {
  const facts: readonly (readonly [term: string, words: string])[] = [
    ...(version
      ? [["Version", `${shortVersion(version)}${spec === version ? "" : ` (siden beder om ${spec})`}`] as const]
      : []),
    ["Hentes", load],
    ...(isOptional ? [["Fejler det", "ser besøgende ingenting"] as const] : []),
    ["Lige nu", states[state].toLowerCase()],
  ];
  return [
    makeElement("h2", { id: "title", textContent: name || "Værktøj uden navn" }),
    problems.length > 0
      ? makeElement("ul", {}, ...problems.map((problem) => makeElement("li", {}, ...withCode(problem))))
      : makeElement("p", { className: "fine", textContent: "Alle indstillinger er i orden." }),
    makeElement(
      "dl",
      {},
      ...facts.flatMap(([term, words]) => [
        makeElement("dt", { textContent: term }),
        makeElement("dd", { textContent: words }),
      ]),
    ),
    makeElement("p", { className: "note", textContent: "Det er kun redaktører, der ser det her." }),
  ];
}

/** The sentence, with attributes, elements and JSON in `code` elements. */
function withCode(sentence: string): readonly (HTMLElement | string)[] {
  return sentence
    .split(/(data-[\w-]+(?:="[^"]*")?|<[^<>]+>|\{ [^{}]+ \})/)
    .map((part, index) => (index % 2 === 0 ? part : makeElement("code", { textContent: part })));
}

/** The version without build metadata. */
function shortVersion(version: string): string {
  return version.replace(/\+.*$/s, "");
}
