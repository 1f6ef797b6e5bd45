import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import type { FileFault } from "../../registry/altered-files.ts";
import { unnamed } from "../../services/widget-registry/without-names.ts";
import { danish } from "./danish-format.ts";
import type { Figures } from "./load-figures.ts";
import { HealingReason, Reason } from "./reason.tsx";
import * as styles from "./status-page.css.ts";
import type { VersionStatus } from "./widget-status.ts";

const shown = 5;

/** Shows the newest versions and all served ones. The others are collapsed. */
export function VersionList({ versions }: { readonly versions: readonly VersionStatus[] }) {
  const { first = [], older = [] } = Object.groupBy(versions, ({ servedOn }, index) =>
    index < shown || servedOn.length > 0 ? "first" : "older",
  );
  return (
    <>
      <Versions versions={first} />
      {older.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {older.length === 1 ? "1 version mere" : `${older.length} versioner mere`}
          </summary>
          <Versions versions={older} />
        </details>
      )}
    </>
  );
}

function Versions({ versions }: { readonly versions: readonly VersionStatus[] }) {
  return (
    <ul className={styles.entries} role="list">
      {versions.map((version) => (
        <Version key={version.version} {...version} />
      ))}
    </ul>
  );
}

function Version({ version, bytes, servedOn, published, failures, unserved, hour, day }: VersionStatus) {
  return (
    <li className={styles.entry}>
      <div className={styles.entryTop}>
        <span className={styles.entryName}>{version}</span>
        {servedOn.map((channel) => (
          <Badge tone="good" key={channel}>
            {channel}
          </Badge>
        ))}
        {published?.withdrawnBecause && (
          <Badge tone="bad">
            {published.withdrawnForSecurity ? "Trukket tilbage af sikkerhedsgrunde" : "Trukket tilbage"}
          </Badge>
        )}
        {unserved && (
          <Badge tone="bad">{"signature" in unserved ? "Underskriften gælder ikke" : "Filer er ændret"}</Badge>
        )}
        {!published && <Badge>Bygget her</Badge>}
      </div>
      <p className={styles.entryFacts}>
        {bytes !== undefined && `${danish.bytes(bytes)}. `}
        {published && (
          <>
            Udgivet <time dateTime={published.publishedAt.toISOString()}>{danish.moment(published.publishedAt)}</time>
            {published.publishedBy !== unnamed && ` af ${published.publishedBy}`}.
          </>
        )}
      </p>
      {day.mounted + day.failed === 0 ? (
        <p className={styles.entryFacts}>Ikke vist det sidste døgn.</p>
      ) : (
        <dl className={styles.entryLoads}>
          <dt>Time:</dt>
          <dd>{loadsOf(hour)}</dd>
          <dt>Døgn:</dt>
          <dd>{loadsOf(day)}</dd>
        </dl>
      )}
      {unserved && "files" in unserved && <FaultyFiles files={unserved.files} />}
      {unserved && "signature" in unserved && (
        <p className={styles.entryFacts}>Ingen side får den. Den skal underskrives med en gyldig nøgle.</p>
      )}
      {published?.forcedBecause && <Reason label="Udgivet alligevel" text={published.forcedBecause} />}
      {published?.withdrawnBecause &&
        (published.withdrawnForSecurity ? (
          published.publishedBy !== unnamed && <Reason label="Begrundelse" text={published.withdrawnBecause} />
        ) : (
          <HealingReason text={published.withdrawnBecause} failures={failures} />
        ))}
    </li>
  );
}

function loadsOf(figures: Figures): string {
  if (figures.mounted + figures.failed === 0) return "ikke vist";
  return `${danish.count(figures.mounted)}\u00a0vist, ${danish.failureShare(figures)}\u00a0fejlet, ${danish.loadTime(figures)}`;
}

const mostFiles = 5;

function FaultyFiles({ files }: { readonly files: readonly { readonly path: string; readonly fault: FileFault }[] }) {
  const words = { changed: "er ændret", missing: "mangler" } as const;
  const named = files.slice(0, mostFiles).map(({ path, fault }) => `${path} ${words[fault]}`);
  const more = files.length > mostFiles ? ` og ${files.length - mostFiles} filer mere` : "";
  return (
    <p className={`${styles.entryFacts} ${styles.verbatim}`}>
      På serverens disk: {named.join(", ")}
      {more}. Filerne skal hentes fra en sikkerhedskopi.
    </p>
  );
}
