import type { Tables } from "../../../database/database.ts";
import {
  deployToken,
  widgetChannel,
  widgetEvent,
  widgetLoad,
  widgetPlaceholder,
  widgetVersion,
} from "../widget-registry.tables.ts";

/** Row by row: `truncate` makes new files for every table and index, which takes many times as long for a few rows. */
export async function emptyRegistry(tables: Tables): Promise<void> {
  for (const table of [widgetChannel, widgetVersion, widgetEvent, deployToken, widgetPlaceholder, widgetLoad]) {
    await tables.delete(table);
  }
}
