import { once } from "node:events";
import { openDatabase } from "../../../database/open-database.ts";
import { createPublisher } from "../publish.ts";
import { createRegistryStore } from "../registry-store.ts";
import { createVersionChecks } from "../version-checks.ts";
import { createWidgetStore } from "../widget-store.ts";
import { partOfKilled, remoteEntry, sampleVersion, submissionOf, withParts } from "./sample-version.ts";

// Publishes a version in a transaction and halts before or after its files are placed, so that tests can kill or freeze
// the process there. It continues when it receives a message.
const [halt = "", dataDir = "", widgetsDir = "", databaseUrl] = process.argv.slice(2);
const halted = async (place: string): Promise<void> => {
  if (halt !== place) return;
  const released = once(process, "message");
  process.send?.(place);
  await released;
};
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
        async place(...given) {
          await halted("placing");
          await incoming.place(...given);
          await halted("placed");
        },
      };
    },
  },
});
const { contents, manifest } = withParts(partOfKilled);
const entry = { "remoteEntry.js": remoteEntry("the killed server") };
try {
  await publish(
    submissionOf(sampleVersion("2.0.0", { contents: { ...entry, ...contents }, manifest }), { channel: "stable" }),
  );
  process.send?.("published");
} catch (error) {
  process.send?.(error instanceof Error ? error.message : "unknown");
}
process.exit();
