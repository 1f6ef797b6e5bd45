import * as styles from "./status-page.css.ts";
import type { WidgetStatus } from "./widget-status.ts";

/** The title of a widget, then its technical name if the name differs from the title. */
export function WidgetName({ name, title }: Pick<WidgetStatus, "name" | "title">) {
  return (
    <>
      {title}
      {title !== name && (
        <>
          {" "}
          <span className={styles.technicalName}>{name}</span>
        </>
      )}
    </>
  );
}
