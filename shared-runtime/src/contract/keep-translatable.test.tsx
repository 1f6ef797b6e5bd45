import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { translate } from "../../testing/translate.ts";
import { keepTranslatable } from "./keep-translatable.ts";

interface ShownProps {
  readonly step: number;
  readonly word?: string | undefined;
  readonly marked?: boolean;
  readonly items?: readonly string[];
}

/** Text next to every kind of node that React updates separately. */
function Shown({ step, word, marked = false, items = [] }: ShownProps) {
  return (
    <section>
      <p>
        Trin {step} af {3}
      </p>
      <p>
        {marked && <b>vigtigt</b>}
        {word}
        <i>slut</i>
      </p>
      {items.length > 0 && "Liste: "}
      {items.map((item) => (
        <span key={item}>{item} </span>
      ))}
      <h2>{word === undefined ? "ingen" : word}</h2>
    </section>
  );
}

const abroad = (text: string): string => `«${text.trim()}»`;
/** Waits until both observers have nothing left to do. */
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const plain = ({ textContent }: Node) => textContent?.replaceAll(/[«»\s]+/g, "");

let place: HTMLElement;
let stop: () => void;
beforeEach(() => {
  place = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" }).host as HTMLElement;
  stop = keepTranslatable(place.shadowRoot!);
});
afterEach(() => {
  stop();
  place.remove();
});

const walks: readonly (readonly ShownProps[])[] = [
  [{ step: 1 }, { step: 2 }, { step: 3 }],
  [{ step: 1, word: "a" }, { step: 1 }, { step: 1, word: "b" }],
  [{ step: 1, word: "a" }, { step: 1, word: "a", marked: true }, { step: 2, marked: true }, { step: 2 }],
  [{ step: 1, items: ["x", "y"] }, { step: 1, items: ["y", "x", "z"] }, { step: 1 }, { step: 1, items: ["z"] }],
];

it.each(walks)("shows the current text to a translator that takes text nodes out, over %j %j", async (...walk) => {
  const container = place.shadowRoot!.appendChild(document.createElement("div"));
  const expected = document.createElement("div");
  const shown = render(<Shown {...walk[0]!} />, { container });
  const twin = render(<Shown {...walk[0]!} />, { container: document.body.appendChild(expected) });
  const untranslate = translate(container, abroad);
  await settled();
  for (const props of walk) {
    shown.rerender(<Shown {...props} />);
    twin.rerender(<Shown {...props} />);
    await settled();
    expect(plain(container)).toBe(plain(expected));
    expect(container.textContent).toContain("«");
  }
  untranslate();
  await settled();
  expect(container.textContent).toBe(expected.textContent);
  expected.remove();
});

/** Shows step 1 below `place`, for a translator of its own. */
function showFirst() {
  const container = place.shadowRoot!.appendChild(document.createElement("div"));
  const shown = render(<Shown step={1} word="a" />, { container });
  const line = container.querySelector("p")!;
  const goOn = async (step: number) => {
    shown.rerender(<Shown step={step} />);
    await settled();
  };
  return { container, shown, line, goOn };
}
const fontOf = (...content: readonly (string | Node)[]): HTMLElement => {
  const font = document.createElement("font");
  font.append(...content);
  return font;
};
const textsIn = ({ childNodes }: Node): Text[] => [...childNodes].filter((node) => node instanceof Text);

/** The changes that translators make to the text nodes of a line. */
const manners: Readonly<Record<string, (text: Text) => void>> = {
  "wraps text nodes": (text) => {
    const font = fontOf();
    text.before(font);
    font.append(text);
  },
  "wraps text nodes twice": (text) => {
    const font = fontOf();
    text.replaceWith(fontOf(font));
    font.append(text);
  },
  "adds its element before it takes the text node out": (text) => {
    text.before(fontOf(text.data));
    text.remove();
  },
  "adds its element after it has taken the text node out": (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode!.insertBefore(fontOf(text.data), nextSibling);
  },
  "replaces text nodes by another element than font": (text) => {
    const span = document.createElement("span");
    span.textContent = text.data;
    text.replaceWith(span);
  },
  "splits text nodes in two": (text) => {
    if (text.length > 1) text.splitText(1);
  },
  "splits text nodes in three, and replaces each": (text) => {
    if (text.length < 3) return;
    const second = text.splitText(1);
    for (const piece of [text, second, second.splitText(1)]) piece.replaceWith(fontOf(fontOf(piece.data)));
  },
  "splits text nodes, then splits the first half again": (text) => {
    if (text.length < 3) return;
    const pieces = [text.splitText(2), text.splitText(1)];
    for (const piece of pieces) piece.replaceWith(fontOf(piece.data));
  },
};

it.each(Object.keys(manners))("shows the current text to a translator that %s", async (manner) => {
  const { line, goOn, shown } = showFirst();
  for (const text of textsIn(line)) manners[manner]!(text);
  await settled();
  expect(line.textContent).toBe("Trin 1 af 3");
  await goOn(2);
  expect(line.textContent).toBe("Trin 2 af 3");
  for (const text of textsIn(line)) if (text.data) manners[manner]!(text);
  await settled();
  await goOn(13);
  expect(line.textContent).toBe("Trin 13 af 3");
  shown.unmount();
});

it("follows a translator that changes the text of its elements later, and wraps what it finds in them", async () => {
  const { line, goOn } = showFirst();
  const step = textsIn(line)[1]!;
  const inner = fontOf("…");
  const outer = fontOf(inner);
  step.replaceWith(outer);
  await settled();
  inner.textContent = "eins";
  await settled();
  expect(line.textContent).toBe("Trin eins af 3");
  inner.firstChild!.replaceWith(fontOf("ett"));
  await settled();
  expect(line.textContent).toBe("Trin ett af 3");
  await goOn(2);
  expect(line.textContent).toBe("Trin 2 af 3");
});

it("comes to rest with a translator that wraps every text node it has not seen", async () => {
  const { line, goOn } = showFirst();
  const seen = new WeakSet<Node>();
  let wraps = 0;
  const pass = () => {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (seen.has(text) || text.data.trim() === "" || wraps > 100) continue;
      seen.add(text);
      wraps += 1;
      manners["wraps text nodes"]!(text);
    }
  };
  const observer = new MutationObserver(pass);
  observer.observe(line, { subtree: true, childList: true, characterData: true });
  pass();
  await settled();
  expect(line.textContent).toBe("Trin 1 af 3");
  await goOn(2);
  expect(line.textContent).toBe("Trin 2 af 3");
  observer.disconnect();
  expect(wraps).toBeLessThan(20);
});

it("keeps the latest text of what ticks while a translator answers late", async () => {
  const { container, goOn } = showFirst();
  const line = container.querySelector("p")!;
  const late: (() => void)[] = [];
  const untranslate = translate(container, (text) => text);
  await settled();
  for (const font of container.querySelectorAll("font > font")) {
    const text = font.textContent;
    late.push(() => (font.textContent = `«${text}»`));
  }
  for (const step of [2, 3, 4]) await goOn(step);
  for (const answer of late) answer();
  await settled();
  expect(line.textContent).toBe("«Trin »4« af »«3»");
  untranslate();
});

it("leaves what is written in attributes to a translator, and changes it with the text", async () => {
  const container = place.shadowRoot!.appendChild(document.createElement("div"));
  const picture = (step: number) => <img alt={`Side ${step}`} title={`Trin ${step}`} aria-label="Forside" />;
  const shown = render(picture(1), { container });
  const image = container.querySelector("img")!;
  image.setAttribute("aria-label", "Cover");
  image.alt = "Page 1";
  await settled();
  shown.rerender(picture(2));
  expect([image.ariaLabel, image.alt, image.title]).toEqual(["Cover", "Side 2", "Trin 2"]);
});
