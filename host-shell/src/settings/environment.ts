import * as v from "valibot";
import { contentEntries } from "./groups/content.ts";
import { cvsEntries } from "./groups/cvs.ts";
import { databaseEntries } from "./groups/database.ts";
import { formsEntries } from "./groups/forms.ts";
import { jobsEntries } from "./groups/jobs.ts";
import { listeningEntries } from "./groups/listening.ts";
import { observingEntries } from "./groups/observing.ts";
import { searchEntries } from "./groups/search.ts";
import { signInEntries } from "./groups/sign-in.ts";
import { systemsEntries } from "./groups/systems.ts";
import { tracingEntries } from "./groups/tracing.ts";
import { uploadsEntries } from "./groups/uploads.ts";
import { widgetsEntries } from "./groups/widgets.ts";

/**
 * All environment variables that the server reads, each with check, meaning and default. docs/operate.md shows them as
 * a table.
 */
export const Environment = v.object({
  ...listeningEntries,
  ...databaseEntries,
  ...contentEntries,
  ...systemsEntries,
  ...searchEntries,
  ...widgetsEntries,
  ...cvsEntries,
  ...jobsEntries,
  ...signInEntries,
  ...formsEntries,
  ...uploadsEntries,
  ...tracingEntries,
  ...observingEntries,
});
