import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { evenLines } from "../chrome/page.css.ts";
import { ActionList } from "./action-list.tsx";
import { actionsNeeded } from "./actions-needed.ts";
import { danish } from "./danish-format.ts";
import { Overview } from "./overview.tsx";
import { NamesForm, type NamesShown } from "./names-form.tsx";
import * as styles from "./status-page.css.ts";
import { healthSummary } from "./health-summary.ts";
import { WidgetSection } from "./widget-section.tsx";
import { type RegistryFacts, widgetStatuses } from "./widget-status.ts";

interface StatusViewProps {
  readonly facts: RegistryFacts;
  readonly names: NamesShown;
  /** The name of the widget all of whose versions are shown. */
  readonly whole: string | undefined;
}

export function StatusView({ facts, names, whole }: StatusViewProps) {
  const widgets = widgetStatuses(facts, whole);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={heading.display}>Sådan kører værktøjerne</h1>
        <p className={`${text.lead} ${evenLines}`}>
          {healthSummary(widgets)} Her står, hvad der er udgivet, hvem der får det, og hvordan det går i de besøgendes
          browsere.
        </p>
        <p className={text.small}>
          Sådan så det ud <time dateTime={facts.now.toISOString()}>kl. {danish.second(facts.now)}</time>.{" "}
          <a className={styles.link} href="/widgets">
            Opdatér
          </a>
        </p>
        <NamesForm names={names} />
      </header>
      {widgets.length === 0 ? (
        <p className={text.body}>Her er ingen værktøjer endnu.</p>
      ) : (
        <>
          <ActionList actions={actionsNeeded(widgets)} />
          <Overview widgets={widgets} />
        </>
      )}
      {widgets.map((widget) => (
        <WidgetSection key={widget.name} widget={widget} />
      ))}
    </div>
  );
}
