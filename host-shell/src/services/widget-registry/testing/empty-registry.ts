import { sql } from "drizzle-orm";
import type { Tables } from "../../../database/database.ts";

export async function emptyRegistry(tables: Tables): Promise<void> {
  await tables.execute(
    sql`truncate widget_version, widget_channel, widget_event, deploy_token, widget_placeholder, widget_load`,
  );
}
