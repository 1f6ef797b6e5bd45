import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { evenLines } from "../../chrome/page.css.ts";
import * as styles from "./embed-studio.css.ts";
import { type Snippet, type SnippetCode, snippetsOf } from "./snippets.ts";
import { themeColors } from "./theme-colors.ts";
import type { VersionChoice } from "./tool-versions.ts";

/** The id of the heading above the codes. */
const codesId = "kopier";

/** The id of the heading above the previews. */
const previewId = "se";

interface ToolStudioProps {
  readonly tool: EditorTool;
  readonly versions: readonly VersionChoice[];
  readonly host: string;
}

/** The studio of one tool. Without scripts, it has the code with the default texts for each system. */
export function ToolStudio({ tool, versions, host }: ToolStudioProps) {
  const { name, profile } = tool;
  const title = profile?.title ?? name;
  const usualLoad = profile?.usualLoad ?? "visible";
  return (
    <div className={styles.page} data-embed-studio={name} data-host={host} data-usual-load={usualLoad}>
      <header className={styles.header}>
        <p className={styles.links}>
          <a className={styles.link} href="/embed">
            Alle værktøjer
          </a>
          <a className={styles.toPreview} href={`#${previewId}`} data-to-part>
            Se det
          </a>
          <a className={styles.link} href={`#${codesId}`} data-to-part>
            Til koden
          </a>
        </p>
        <h1 className={heading.display}>Indsæt værktøjet »{title}«</h1>
        {profile && <p className={`${text.lead} ${evenLines}`}>{profile.summary}</p>}
        <noscript>
          <p className={text.body}>
            Din browser kører ikke scripts, så her er koden med standardteksterne. Teksterne kan rettes i koden, som
            vejledningen til dit CMS viser.
          </p>
        </noscript>
      </header>
      <div className={styles.studio}>
        <section className={styles.settings} aria-labelledby="tilpas">
          <h2 className={heading.xl} id="tilpas">
            Tilpas
          </h2>
          <p className={styles.waiting} data-form-state role="status">
            Formularen bliver hentet …
          </p>
          <div data-form />
          <Placement versions={versions} usualLoad={usualLoad} />
          <Colors />
        </section>
        <Preview name={name} title={title} />
      </div>
      <Code snippets={snippetsOf(tool, { host, load: usualLoad })} />
    </div>
  );
}

interface PlacementProps {
  readonly versions: readonly VersionChoice[];
  readonly usualLoad: string;
}

const loads = [
  ["visible", "Når besøgende kommer til det"],
  ["idle", "Når siden ellers er klar"],
  ["eager", "Med det samme"],
  ["interaction", "Når besøgende peger eller trykker på det"],
] as const;

function Placement({ versions, usualLoad }: PlacementProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>Version og indlæsning</summary>
      <div className={styles.fields}>
        <div className={styles.labelled}>
          <label className={styles.label} htmlFor="vaelg-version">
            Version
          </label>
          <select className={styles.select} id="vaelg-version" data-setting="version">
            {versions.map(({ spec, label }) => (
              <option key={spec} value={spec}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.labelled}>
          <label className={styles.label} htmlFor="vaelg-hentning">
            Hvornår det bliver hentet
          </label>
          <select className={styles.select} id="vaelg-hentning" data-setting="load" defaultValue={usualLoad}>
            {loads.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
                {value === usualLoad ? " (anbefalet)" : ""}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.labelled}>
          <label className={styles.label} htmlFor="vaelg-reserve">
            Hvis værktøjet ikke kan vises, ser besøgende
          </label>
          <select className={styles.select} id="vaelg-reserve" data-setting="fallback">
            <option value="message">besked og knap til at prøve igen</option>
            <option value="none">kun resten af siden, uden besked</option>
          </select>
        </div>
      </div>
    </details>
  );
}

function Colors() {
  return (
    <div className={styles.labelled}>
      <details className={styles.disclosure}>
        <summary className={styles.summary}>
          Farver <span className={styles.count} data-color-count />
        </summary>
        <div className={styles.fields}>
          <p className={text.small}>
            Farverne skrives i sidens stylesheet og gælder alle værktøjer på siden, både i lyst og mørkt udseende. Vælg
            knappernes farve sammen med deres tekst, og fladernes sammen med teksten, så de passer sammen i begge. Er en
            farve god, som den står, så tryk »Brug i begge«: ellers får det mørke udseende sin egen.
          </p>
          {themeColors.map(({ token, title, standard }) => (
            <div className={styles.colorRow} key={token}>
              <label className={styles.colorLabel}>
                <input className={styles.swatch} type="color" defaultValue={standard[0]} data-color={token} />
                {title}
              </label>
              <button
                className={styles.small}
                type="button"
                data-use-color={token}
                aria-label={`Brug i begge udseender: ${title}`}
              >
                Brug i begge
              </button>
              <button
                className={styles.small}
                type="button"
                data-reset-color={token}
                aria-label={`Nulstil ${title}`}
                hidden
              >
                Nulstil
              </button>
            </div>
          ))}
        </div>
      </details>
      <div className={styles.warnings} data-color-warnings role="status" />
    </div>
  );
}

const screens = [
  { width: 360, height: 640, title: "Telefon" },
  { width: 768, height: 640, title: "Tablet" },
  { width: 1280, height: 720, title: "Computer" },
] as const;

const columns = [
  ["", "Hele siden"],
  ["72rem", "Sidens midte, 1152 px"],
  ["44rem", "En spalte, 704 px"],
  ["22rem", "En smal spalte, 352 px"],
] as const;

function Preview({ name, title }: { readonly name: string; readonly title: string }) {
  return (
    <section className={styles.preview} aria-labelledby={previewId}>
      <div className={styles.previewTop}>
        <h2 className={`${heading.xl} ${styles.previewTitle}`} id={previewId} tabIndex={-1}>
          Se det
        </h2>
        <fieldset className={styles.schemes}>
          <legend className={styles.legend}>Udseende</legend>
          <label className={styles.scheme}>
            <input type="radio" name="scheme" value="light" defaultChecked data-scheme /> Lyst
          </label>
          <label className={styles.scheme}>
            <input type="radio" name="scheme" value="dark" data-scheme /> Mørkt
          </label>
        </fieldset>
        <div className={styles.labelled}>
          <label className={styles.label} htmlFor="vaelg-bredde">
            Pladsens bredde
          </label>
          <select className={styles.select} id="vaelg-bredde" data-column>
            {columns.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <fieldset className={`${styles.schemes} ${styles.sizes}`}>
        <legend className={styles.legend}>Skærm</legend>
        {screens.map(({ width, title: size }, index) => (
          <label className={styles.scheme} key={width}>
            <input type="radio" name="size" value={width} defaultChecked={index === 0} data-size /> {size}
          </label>
        ))}
      </fieldset>
      <p className={styles.skip}>
        <a className={styles.skipLink} href={`#${codesId}`} data-to-part>
          Spring forhåndsvisningen over
        </a>
      </p>
      <div className={styles.screens} data-screens data-shown={screens[0].width}>
        {screens.map((screen) => (
          <figure className={styles.screen} key={screen.width} data-screen={screen.width} data-height={screen.height}>
            <figcaption className={text.small}>
              {screen.title}, {screen.width} px
            </figcaption>
            <div
              className={styles.viewport}
              role="group"
              aria-label={`${screen.title}, ${screen.width} px`}
              data-viewport
            >
              <div className={styles.scaled}>
                <iframe
                  className={styles.frame}
                  data-preview={`/embed/preview/${name}`}
                  title={`${title} på ${screen.title.toLowerCase()}, ${screen.width} px`}
                  loading="lazy"
                  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page; links must not leave the studio
                  sandbox="allow-scripts allow-same-origin allow-forms"
                  width={screen.width}
                  height={screen.height}
                />
              </div>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Code({ snippets }: { readonly snippets: readonly Snippet[] }) {
  return (
    <section className={styles.codes} aria-labelledby={codesId}>
      <h2 className={heading.xl} id={codesId} tabIndex={-1}>
        Kopiér koden
      </h2>
      <p className={styles.problem} data-left-out role="status" hidden />
      <template data-copy-button>
        <button className={styles.copy} type="button">
          Kopiér
        </button>
      </template>
      <div className={styles.tabs} role="tablist" aria-labelledby={codesId} data-tabs>
        {snippets.map(({ id, title }, index) => (
          <button
            className={styles.tab}
            key={id}
            type="button"
            role="tab"
            id={`fane-${id}`}
            aria-controls={`kode-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {title}
          </button>
        ))}
      </div>
      {snippets.map(({ id, title, how, codes }) => (
        <div className={styles.panel} key={id} id={`kode-${id}`} data-snippet={id}>
          <h3 className={styles.panelTitle}>{title}</h3>
          <p className={text.body}>{how}</p>
          {codes.map((code, index) => (
            <CodeBox key={code.title} id={`${id}-${index}`} isHidden={code.code === ""} {...code} />
          ))}
        </div>
      ))}
      <div className={styles.scripted}>
        <CodeBox id="tema" title="Farver, til sidens stylesheet" code="" isHidden />
        <CodeBox id="link" title="Link, der husker dine valg" code="" />
      </div>
      <p className={styles.copied} role="status" data-copied />
    </section>
  );
}

interface CodeBoxProps extends SnippetCode {
  readonly id: string;
  readonly isHidden?: boolean;
}

/** The script adds the button that copies the code. */
function CodeBox({ id, title, code, isHidden = false, ...others }: CodeBoxProps) {
  return (
    <div className={styles.codeBox} data-code={id} hidden={isHidden}>
      <div className={styles.codeTop}>
        <span className={styles.codeTitle}>{title}</span>
      </div>
      <pre className={styles.code}>
        <code>{code}</code>
      </pre>
      {"note" in others && (
        <p className={styles.note} data-note hidden={others.note === undefined}>
          {others.note}
        </p>
      )}
    </div>
  );
}
