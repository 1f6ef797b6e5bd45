import { IssuedToken } from "shared-runtime/api/registry-management.ts";
import { submissionOf } from "shared-runtime/build/widget-cli/built-version.ts";
import { createHostClient, createRegistryCall } from "shared-runtime/build/widget-cli/host-client.ts";
import { buildWidget, type WidgetBuild } from "./build-widget.ts";

/** `DEPLOY_ADMIN_TOKEN` of the servers at which `teamAt` gets its tokens. */
export const adminToken = "lka_the-administrator-of-servers-of-tests";

/** The team of a widget at one of several servers, with a new token. */
export async function teamAt({ url }: { readonly url: string }, widget: string) {
  const by = "Holdet bag værktøjet";
  const body = { widget, label: "test", by };
  const { token } = await createRegistryCall(url)(IssuedToken, "POST", "tokens", { body, bearer: adminToken });
  const client = createHostClient({ address: url, token, by });
  return {
    /** Builds and publishes a version on `stable`. */
    publish: async (build: WidgetBuild) => {
      const dist = await buildWidget(build);
      await client.publish(widget, () => submissionOf(dist), { channel: "stable" });
    },
    rollback: () => client.rollback(widget, {}),
    withdraw: (version: string) => client.withdraw(widget, version, "A link in a job runs script."),
  };
}
