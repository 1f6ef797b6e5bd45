import type { ReactNode } from "react";
import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { MarkedText, SearchAnswer, SearchResult } from "../../../services/site-search/site-search.ts";
import type { Link } from "../../content/fields/link.ts";
import { Phone } from "../../patterns/phone/phone.tsx";
import { firstWords } from "./first-words.ts";
import { type FoundPages, pagesOf } from "./look-up.ts";
import { Pagination } from "./pagination.tsx";
import { searchHref, type SearchRequest } from "./search-request.ts";
import { countTitle, quoted } from "./search-texts.ts";
import * as styles from "./site-search.css.ts";

export interface SearchHelp {
  readonly phone: string | undefined;
  readonly linksTitle: string | undefined;
  readonly links: readonly { readonly link: Link }[];
}

interface SearchResultsProps extends FoundPages {
  /** The path of the page with the search. */
  readonly path: string;
  readonly help: SearchHelp;
}

/** The part of the search that the script replaces. */
export function SearchResults({ request, answer, hasFailed, path, help }: SearchResultsProps) {
  if (hasFailed) return <SearchFailed href={searchHref(path, request)} phone={help.phone} />;
  if (!answer) return <Links {...help} />;
  const to = (change: Partial<SearchRequest>) => searchHref(path, { ...request, page: 1, ...change });
  if (answer.total === 0) return <NothingFound request={request} answer={answer} help={help} to={to} />;
  const pages = pagesOf(answer);
  return (
    <>
      <ResultsTitle found={answer.found}>
        {countTitle(answer.found, request)}
        {pages > 1 && (
          <span className={styles.pageOf}>
            {" "}
            Side {request.page} af {pages}
          </span>
        )}
      </ResultsTitle>
      <DidYouMean answer={answer} to={to} />
      <div className={styles.columns}>
        <Categories answer={answer} request={request} to={to} />
        <div>
          <ol className={styles.list} role="list">
            {answer.results.map((result) => (
              <Result key={result.url} {...result} />
            ))}
          </ol>
          <Pagination page={request.page} pages={pages} hrefOf={(page) => to({ page })} />
        </div>
      </div>
    </>
  );
}

type To = (change: Partial<SearchRequest>) => string;

interface ResultsTitleProps {
  /** The number of results; `undefined` if the search failed. */
  readonly found?: number;
  readonly hasFailed?: boolean;
  readonly children: ReactNode;
}

/** The script announces the title, or moves the focus to it. */
function ResultsTitle({ found, hasFailed = false, children }: ResultsTitleProps) {
  return (
    <h2
      className={`${heading.xl} ${styles.count}`}
      tabIndex={-1}
      data-results-title=""
      data-found={found}
      data-search-failed={hasFailed || undefined}
    >
      {children}
    </h2>
  );
}

function DidYouMean({ answer: { didYouMean }, to }: { readonly answer: SearchAnswer; readonly to: To }) {
  if (didYouMean === undefined) return null;
  return (
    <p className={styles.didYouMean}>
      Mente du{" "}
      <a className={styles.spelling} href={to({ text: didYouMean, category: undefined })} data-search-link="">
        {didYouMean}
      </a>
      ?
    </p>
  );
}

interface CategoriesProps {
  readonly answer: SearchAnswer;
  readonly request: SearchRequest;
  readonly to: To;
}

/** The categories of all results; the current one is marked. */
function Categories({ answer: { categories, total }, request: { category }, to }: CategoriesProps) {
  const all = [
    { name: undefined, count: total },
    ...categories,
    // The requested category stays, so that it can be left.
    ...(category === undefined || categories.some(({ name }) => name === category)
      ? []
      : [{ name: category, count: 0 }]),
  ];
  return (
    <nav className={styles.categories} aria-label="Vælg kategori">
      <ul className={styles.categoryList} role="list">
        {all.map(({ name, count }) => (
          <li key={name ?? ""}>
            <a
              className={styles.category}
              href={to({ category: name })}
              aria-current={name === category ? "true" : undefined}
              data-search-link=""
            >
              {name ?? "Alle"} <span className={styles.categoryCount}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Result({ url, title, description, category, breadcrumb }: SearchResult) {
  return (
    <li className={styles.result}>
      <p className={styles.place}>
        {category !== "" && <span className={styles.kind}>{category}</span>}
        {breadcrumb.length > 0 && <span>{breadcrumb.join(" / ")}</span>}
      </p>
      <h3 className={styles.title}>
        <a className={styles.link} href={url}>
          <Marked parts={title} />
        </a>
      </h3>
      {description.length > 0 && (
        <p className={text.soft}>
          <Marked parts={firstWords(description)} />
        </p>
      )}
    </li>
  );
}

function Marked({ parts }: { readonly parts: MarkedText }) {
  return parts.map(({ text: words, marked }, index) =>
    marked ? (
      <mark className={styles.mark} key={index}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}

interface NothingFoundProps extends CategoriesProps {
  readonly help: SearchHelp;
}

function NothingFound({ request, answer, help, to }: NothingFoundProps) {
  return (
    <>
      <ResultsTitle found={0}>Vi fandt ingen sider om {quoted(request.text)}</ResultsTitle>
      <DidYouMean answer={answer} to={to} />
      <p className={text.body}>
        Prøv med færre ord eller et andet ord for det samme.{" "}
        {help.phone && (
          <>
            Du kan også ringe til os på <Phone className={styles.phone} number={help.phone} />, så hjælper vi dig
            videre.
          </>
        )}
      </p>
      <Links {...help} />
    </>
  );
}

/** Pages that many look for. */
function Links({ linksTitle = "Det leder mange efter", links }: Omit<SearchHelp, "phone">) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-labelledby="soeg-mange">
      <h2 className={text.title} id="soeg-mange">
        {linksTitle}
      </h2>
      <ul className={styles.linkList} role="list" data-search-links="">
        {links.map(({ link }) => (
          <li key={link.href}>
            <a className={styles.chip} href={link.href}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SearchFailedProps {
  /** The address that searches again. */
  readonly href: string;
  readonly phone: string | undefined;
}

export function SearchFailed({ href, phone }: SearchFailedProps) {
  return (
    <>
      <ResultsTitle hasFailed>Der skete en fejl</ResultsTitle>
      <p className={text.body}>
        Søgningen svarer ikke lige nu. Prøv igen om lidt
        {phone && (
          <>
            , eller ring til os på <Phone className={styles.phone} number={phone} />
          </>
        )}
        .
      </p>
      <p>
        <ButtonLink href={href} variant="outline" data-search-link="">
          Prøv igen
        </ButtonLink>
      </p>
    </>
  );
}
