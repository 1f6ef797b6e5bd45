import { openDatabase } from "../../../database/open-database.ts";
import { createPublisher } from "../publish.ts";
import { createRegistryStore } from "../registry-store.ts";
import { createVersionChecks } from "../version-checks.ts";
import { createWidgetStore } from "../widget-store.ts";
import { remoteEntry, sampleVersion, submissionOf } from "./sample-version.ts";

// Publishes a version and halts after its files are placed and before the transaction commits, so that tests can kill the
// process there.
const [dataDir = "", widgetsDir = "", databaseUrl] = process.argv.slice(2);
const { tables } = await openDatabase({ dataDir, databaseUrl, onConnectionLost: () => undefined });
const store = createWidgetStore(widgetsDir);
const publish = createPublisher({
  registry: createRegistryStore(tables),
  checks: createVersionChecks(),
  guard: async () => undefined,
  store: {
    ...store,
    async receive() {
      const incoming = await store.receive();
      return {
        ...incoming,
        async place(name, version) {
          await incoming.place(name, version);
          process.send?.("placed");
          await new Promise(() => {});
        },
      };
    },
  },
});
const contents = { "remoteEntry.js": remoteEntry("the killed server") };
await publish(submissionOf(sampleVersion("2.0.0", { contents }), { channel: "stable" }));
