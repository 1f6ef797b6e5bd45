import { consentSaved } from "./consent.ts";
import { givenAdapter } from "./consent-adapter.ts";
import { isInSight } from "./is-in-sight.ts";

const ours = "[data-site-widget=cookie-consent],[data-widget=cookie-consent]";
/** Words in the name or the text of another consent tool's box. */
const aboutConsent = /cookie|consent|samtykke/i;
const probes = [0.05, 0.25, 0.5, 0.75, 0.95];

/** The element with which the page asks for consent. */
export interface ConsentQuestion {
  readonly isInSight: boolean;
  /** The milliseconds out of sight after which the question counts as hidden, since some tools load late. */
  readonly patienceMs: number;
}

/** Looks for the question of the page's consent tool: that of the adapter, our own, or that of an unknown tool. */
export function lookForQuestion(): ConsentQuestion {
  const adapter = givenAdapter();
  if (adapter?.question) return { isInSight: isSeen(adapter.question()), patienceMs: 5_000 };
  const places = [...document.querySelectorAll(ours)];
  const isOurs = !adapter && (places.length > 0 || "asksConsent" in document.documentElement.dataset);
  return isOurs
    ? { isInSight: places.some((place) => isSeen(overlayIn(place))), patienceMs: 2_000 }
    : { isInSight: boxesAboutConsent().some((box) => isInSight(box)), patienceMs: 15_000 };
}

/**
 * Our overlay; `undefined` if its style sheet is missing, since the overlay is then not positioned over the page.
 * Blockers also block the style sheet.
 */
function overlayIn(place: Element): Element | undefined {
  const overlay = place.shadowRoot?.querySelector(`[${consentSaved}]`);
  return overlay && getComputedStyle(overlay).display === "grid" ? overlay : undefined;
}

function isSeen(question: Element | undefined): boolean {
  return question !== undefined && isInSight(question);
}

/** The boxes over the page that are about consent, as far as the page lets scripts see them. */
function boxesAboutConsent(): readonly Element[] {
  const points = probes.flatMap((down) => probes.map((along) => [along, down] as const));
  const boxes = new Set(
    points.flatMap(([along, down]) =>
      document.elementsFromPoint(window.innerWidth * along, window.innerHeight * down).map(boxAround),
    ),
  );
  return [...boxes].filter((box) => box !== undefined).filter(isAboutConsent);
}

/** The outermost box that is fixed to the window. */
function boxAround(element: Element): Element | undefined {
  let box: Element | undefined;
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).position === "fixed" || node.localName === "dialog") box = node;
  }
  return box;
}

function isAboutConsent(box: Element): boolean {
  if (box.matches("header,nav,footer")) return false;
  const frames = [...box.querySelectorAll("iframe")].map(({ title, id, src }) => `${title} ${id} ${src}`);
  const said = [box.id, box.getAttribute("class"), box.ariaLabel, box.textContent, box.shadowRoot?.textContent];
  return aboutConsent.test([...said, ...frames].join(" "));
}
