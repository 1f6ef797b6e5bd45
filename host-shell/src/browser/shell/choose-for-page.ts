import { inTime } from "../in-time.ts";
import type { RegistryDocument } from "../../registry/registry-document.ts";
import { type ChosenVersion, chooseVersion } from "./choose-version.ts";
import type { PageParts } from "./page-parts.ts";
import type { Placeholder } from "./read-placeholder.ts";
import { withUnlisted } from "./unlisted-version.ts";

/**
 * Reads the registry, past all caches if `again`, and chooses the version of a placeholder's widget. Rejects with
 * `NotRegistered` if there is no such version, and when the time `until` is over.
 */
export async function chooseForPage(
  { readRegistry, addressOf, bucket }: PageParts,
  placeholder: Placeholder,
  until: number,
  again: boolean,
): Promise<ChosenVersion & { readonly registry: RegistryDocument }> {
  const listed = await readRegistry(again, until);
  const registry = await inTime("registry", withUnlisted(listed, placeholder, addressOf), until);
  return { registry, ...chooseVersion(registry, placeholder, bucket) };
}
