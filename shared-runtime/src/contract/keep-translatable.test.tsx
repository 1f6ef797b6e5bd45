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

/** Text in every neighbourhood that React updates on its own. */
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
/** Until both observers have nothing left to do. */
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

it("keeps the text of a translator that wraps text nodes", async () => {
  const container = place.shadowRoot!.appendChild(document.createElement("div"));
  const shown = render(<Shown step={1} word="a" />, { container });
  const [first] = container.querySelectorAll("p");
  const texts = [...first!.childNodes];
  for (const text of texts) {
    const font = document.createElement("font");
    text.before(font);
    font.append(text);
  }
  await settled();
  expect(first!.textContent).toBe("Trin 1 af 3");
  shown.rerender(<Shown step={2} />);
  await settled();
  expect(first!.textContent).toBe("Trin 2 af 3");
});
