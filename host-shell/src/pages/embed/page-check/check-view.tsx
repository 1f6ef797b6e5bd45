import type { PageCheck } from "shared-runtime/api/page-check.ts";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { evenLines } from "../../chrome/page.css.ts";
import { danish } from "../../status/danish-format.ts";
import { CheckForm } from "./check-form.tsx";
import { CopiedText } from "./copied-text.tsx";
import { verdict } from "./verdict.ts";
import * as styles from "./page-check.css.ts";

export interface CheckViewProps {
  /** The address that was sent. */
  readonly given: string;
  readonly problem: string | undefined;
  /** What the editor can send to those who run the server. */
  readonly message?: string | undefined;
  readonly check: PageCheck | undefined;
  /** Titles of tools by name. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The form, and what was found on the page. */
export function CheckView({ given, problem, message, check, titles }: CheckViewProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p>
          <a className={styles.link} href="/embed">
            Alle værktøjer
          </a>
        </p>
        <h1 className={heading.display} id="titel">
          Er det rigtigt på min side?
        </h1>
        {!check && (
          <p className={`${text.lead} ${evenLines}`}>
            Indsæt adressen på en side med et af vores værktøjer, så ser vi den efter.
          </p>
        )}
      </header>
      {check && <Result check={check} titles={titles} />}
      <CheckForm given={given} problem={problem} message={message} isAlone />
    </div>
  );
}

function Result({ check, titles }: { readonly check: PageCheck; readonly titles: ReadonlyMap<string, string> }) {
  const { page, editing, tools, findings, reports } = check;
  const titleOf = (name: string): string => titles.get(name) ?? name;
  const known = [...new Set(tools)].filter((name) => titles.has(name));
  const onPage = `På siden står ${new Intl.ListFormat("da").format(known.map(titleOf))}.`;
  const bad = findings.filter(({ status }) => status === "bad");
  const warn = findings.filter(({ status }) => status === "warn");
  return (
    <section className={styles.result} aria-labelledby="resultat" data-check-result data-copies>
      <div className={styles.header}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- leads an editor who sent the form to its result */}
        <h2 className={heading.xl} id="resultat" tabIndex={-1} autoFocus>
          {verdict(check)}
        </h2>
        <p className={`${text.body} ${styles.verbatim}`}>
          <a href={page} rel="noopener">
            {page}
          </a>
        </p>
        {known.length > 0 && findings.length > 0 && <p className={text.body}>{onPage}</p>}
      </div>
      {findings.length === 0 && (
        <Notice status="good" title="Alt er på plads">
          {known.length > 0 && <p>{onPage}</p>}
          <p>Vi så på linjen med script, pladsen til værktøjet, dets indstillinger og sidens regler.</p>
        </Notice>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings} role="list">
          {[...bad, ...warn].map(({ status, title, text: sentence, code, place }, index) => (
            <li key={`${title}-${index}`}>
              <Notice status={status} title={title}>
                {place !== undefined && <p className={text.small}>{place}</p>}
                <p>{sentence}</p>
                {code !== undefined && <CopiedText text={code} what={`koden til: ${title}`} />}
              </Notice>
            </li>
          ))}
        </ul>
      )}
      {findings.some(({ code }) => code !== undefined) && <p className={styles.copied} role="status" data-copied />}
      <div className={styles.reports}>
        <h3 className={text.title}>Det har besøgendes browsere meldt</h3>
        {reports.length === 0 ? (
          <p className={text.body}>
            Ingen browser har meldt et værktøj fra siden de sidste 30 dage. Er siden ny, så åbn den én gang, og vent et
            øjeblik.
          </p>
        ) : (
          <>
            <p className={text.body}>Browsere har meldt, at siden har de her værktøjer, men ikke, om de blev vist:</p>
            <ul className={styles.list}>
              {reports.map(({ widget, wish, seenAt }) => (
                <li key={`${widget} ${wish}`}>
                  {titleOf(widget)}
                  {wish === "stable" ? "" : `, version ${wish}`}: senest{" "}
                  <time dateTime={seenAt}>{danish.day(new Date(seenAt))}</time>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        <ButtonLink href={editing} variant="outline">
          Åbn siden i redigering
        </ButtonLink>
      </div>
    </section>
  );
}
