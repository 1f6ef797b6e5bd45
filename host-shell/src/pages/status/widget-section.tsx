import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { listId } from "./actions-needed.ts";
import { ChannelList } from "./channel-list.tsx";
import { EditedList } from "./edited-list.tsx";
import { ElsewhereList } from "./elsewhere-list.tsx";
import { EventList } from "./event-list.tsx";
import { HealthMark } from "./health-mark.tsx";
import { PeriodPanel } from "./period-panel.tsx";
import { ReleasePanel } from "./release-panel.tsx";
import * as styles from "./status-page.css.ts";
import { StoppedList } from "./stopped-list.tsx";
import { VersionList } from "./version-list.tsx";
import { WidgetName } from "./widget-name.tsx";
import type { WidgetStatus } from "./widget-status.ts";

interface WidgetSectionProps {
  readonly widget: WidgetStatus;
}

/** The status of one widget: channels, loads, versions and history. */
export function WidgetSection({ widget }: WidgetSectionProps) {
  const { name, title, health, channels, release, versions, unlisted, day, elsewhere, edited, stopped, events } =
    widget;
  const isPublished = versions.some(({ published }) => published !== undefined);
  return (
    <section className={styles.widget} id={name} aria-labelledby={`${name}-navn`}>
      <div className={styles.widgetTop}>
        <h2 className={`${heading.xxl} ${styles.verbatim}`} id={`${name}-navn`}>
          <WidgetName name={name} title={title} />
        </h2>
        <HealthMark health={health} />
      </div>
      <ChannelList channels={channels} />
      {release && <ReleasePanel id={`${name}-udgivelse`} release={release} />}
      {day.total.mounted + day.total.failed === 0 ? (
        <p className={styles.empty}>Ingen har fået værktøjet vist det sidste døgn.</p>
      ) : (
        <Periods widget={widget} />
      )}
      <div className={styles.records}>
        <div className={styles.part}>
          <h3 className={text.title}>Versioner</h3>
          <VersionList versions={versions} />
          {unlisted > 0 && (
            <a className={styles.link} href={`/widgets?alle=${name}#${name}`}>
              {unlisted === 1 ? "Vis også den ældste version" : `Vis også de ${unlisted} ældste versioner`}
            </a>
          )}
        </div>
        <div className={styles.part}>
          <h3 className={text.title}>Historik</h3>
          {isPublished ? <EventList events={events} /> : <Unpublished name={name} />}
        </div>
        <StoppedList id={listId(name, "stopped")} pages={stopped} />
        <EditedList id={listId(name, "edited")} pages={edited} />
        <ElsewhereList {...elsewhere} />
      </div>
    </section>
  );
}

function Periods({ widget: { name, hour, day } }: WidgetSectionProps) {
  return (
    <div className={styles.periods}>
      <PeriodPanel id={`${name}-time`} title="Den sidste time" when="den sidste time" step="5 minutter" period={hour} />
      <PeriodPanel id={`${name}-doegn`} title="Det sidste døgn" when="det sidste døgn" step="en time" period={day} />
    </div>
  );
}

function Unpublished({ name }: Pick<WidgetStatus, "name">) {
  return (
    <div className={styles.empty}>
      <p>
        <strong>Der er ikke udgivet noget endnu.</strong> Siderne får det, der er bygget på serverens egen maskine.
        Udgiv en version:
      </p>
      <code className={styles.code}>npm run widget -- publish {name} --channel stable</code>
    </div>
  );
}
