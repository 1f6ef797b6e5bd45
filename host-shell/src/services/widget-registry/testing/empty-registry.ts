import type { Tables } from "../../../database/database.ts";
import {
  deployToken,
  widgetChannel,
  widgetEvent,
  overrideLink,
  widgetKey,
  widgetLoad,
  widgetLoadElsewhere,
  widgetLoadOfSender,
  widgetPage,
  widgetPlaceholder,
  widgetRelease,
  widgetSignature,
  widgetVersion,
} from "../widget-registry.tables.ts";

/** Deletes row by row: `truncate` creates new files for every table and index, which is much slower for a few rows. */
export async function emptyRegistry(tables: Tables): Promise<void> {
  for (const table of [
    widgetChannel,
    widgetVersion,
    widgetKey,
    widgetSignature,
    widgetEvent,
    deployToken,
    overrideLink,
    widgetPlaceholder,
    widgetPage,
    widgetLoad,
    widgetLoadElsewhere,
    widgetLoadOfSender,
    widgetRelease,
  ]) {
    await tables.delete(table);
  }
}
