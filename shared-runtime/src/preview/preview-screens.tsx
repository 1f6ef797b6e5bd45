import { Fragment, type ReactNode, useCallback, useId, useState } from "react";
import { tokens } from "../theme/tokens.css.ts";
import { rems } from "../theme/rems.ts";
import { Button } from "../ui/button/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden/visually-hidden.tsx";
import { editedText, showsText } from "./edited-text.ts";

/** A screen of a widget with made-up data. */
export interface PreviewScreen {
  /** A few Danish words for editors: "Upload, når filen er valgt". */
  readonly name: string;
  readonly content: ReactNode;
}

interface PreviewScreensProps {
  /** At least one. */
  readonly screens: readonly PreviewScreen[];
  /** All texts of the widget, for a last screen. Some are only read out, or are shown in states without a screen. */
  readonly texts?: Readonly<Record<string, string>>;
}

const { color, radius, size, space } = tokens;
const all = -1;

/**
 * The index of the screen that an editor chose last, by shadow root of the placeholder: a widget is mounted anew when
 * one of its attributes changes.
 */
const chosen = new WeakMap<Node, number>();

// Written on the elements and not in a style sheet, since visitors load all style sheets of a widget.
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l };
const bar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  // The tab of the editor's mark covers the top edge of the widget.
  padding: `${space.xl} ${space.m} ${space.m}`,
  // The radius of the editor's frame around the widget, since the bar touches the edge of the frame.
  borderRadius: rems(1),
  background: color.sand,
} as const;
const control = {
  flex: `1 1 ${rems(14)}`,
  minWidth: 0,
  minHeight: rems(3),
  paddingInline: space.s,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.paper,
  fontSize: size.m,
} as const;
const list = { display: "grid", gap: space.s, margin: 0, padding: 0, listStyle: "none" } as const;
const item = { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.line}`, whiteSpace: "pre-line" } as const;

/**
 * Shows an editor one of a widget's screens at a time, with a list of their names to choose from. After a change of a text
 * it shows a screen with this text.
 */
export function PreviewScreens({ screens: given, texts }: PreviewScreensProps) {
  const listed = texts ? [{ name: "Alle tekster", content: <AllTexts texts={texts} /> }] : [];
  const screens = [...given, ...listed].map((screen, place) => ({ ...screen, place }));
  const id = useId();
  const [at, setAt] = useState(0);
  const index = at < screens.length ? at : 0;
  /** The text whose screen is sought, while all screens are rendered unseen. */
  const [sought, setSought] = useState<string>();
  const showChosen = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const root = element.getRootNode();
    const last = chosen.get(root) ?? 0;
    const edited = editedText(root);
    setAt(last);
    if (last !== all) setSought(edited);
  }, []);
  const choose = (element: HTMLElement, next: number) => {
    setAt(next);
    const root = element.getRootNode();
    if (root instanceof ShadowRoot) chosen.set(root, next);
  };
  const showSought = (unseen: HTMLElement | null) => {
    if (!unseen || sought === undefined) return;
    setSought(undefined);
    const showing = [...unseen.children].map((screen) => showsText(screen, sought));
    if (showing[index] || !showing.includes(true)) return;
    choose(unseen, showing.indexOf(true));
  };
  const previous = (Math.max(index, 0) - 1 + screens.length) % screens.length;
  const next = (index + 1) % screens.length;
  const shown = index === all ? screens.slice(0, given.length) : screens.slice(index, index + 1);
  return (
    <div ref={showChosen} style={column}>
      <div role="group" aria-label="Forhåndsvisning" style={bar}>
        <label htmlFor={id}>Skærmbillede</label>
        <select
          id={id}
          name="preview-screen"
          style={control}
          value={index}
          onChange={({ target }) => choose(target, Number(target.value))}
        >
          {screens.map(({ name, place }) => (
            <option key={place} value={place}>
              {name}
            </option>
          ))}
          <option value={all}>Alle på én gang</option>
        </select>
        <Button variant="outline" onClick={({ currentTarget }) => choose(currentTarget, previous)}>
          Forrige
        </Button>
        <Button variant="outline" onClick={({ currentTarget }) => choose(currentTarget, next)}>
          Næste
        </Button>
        <span role="status">
          <VisuallyHidden>{index === all ? "Alle" : screens[index]?.name}: </VisuallyHidden>
          {index === all ? given.length : index + 1} af {screens.length}
        </span>
      </div>
      {shown.map(({ content, place }) => (
        <Fragment key={place}>{content}</Fragment>
      ))}
      {sought !== undefined && (
        <div ref={showSought} hidden>
          {screens.map(({ content, place }) => (
            <div key={place}>{content}</div>
          ))}
        </div>
      )}
    </div>
  );
}

function AllTexts({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  return (
    <div style={list}>
      <p>Alle værktøjets tekster, også dem, der kun bliver læst højt eller sjældent bliver vist.</p>
      <ul style={list}>
        {Object.entries(texts).map(([key, value]) => (
          <li key={key} style={item}>
            {value}
          </li>
        ))}
      </ul>
    </div>
  );
}
