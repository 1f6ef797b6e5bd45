import type { Tables } from "../../../database/database.ts";
import { RegistryRefusal } from "../registry-refusal.ts";
import type { PublishedVersion } from "../widget-registry.tables.ts";
import { signatureFault } from "./signature-trust.ts";
import { signingMessages } from "./signing-messages.ts";
import { signingOf } from "./untrusted-versions.ts";

/** Throws `RegistryRefusal` if the signatures of a version are the reason that no channel may serve it. */
export async function refuseUntrusted(tables: Tables, version: PublishedVersion): Promise<void> {
  const fault = signatureFault(version, await signingOf(tables, version.name));
  if (fault === undefined) return;
  throw new RegistryRefusal("versionUntrusted", [signingMessages.notPromoted(version.name, version.version, fault)]);
}
