import type { KeySignature } from "shared-runtime/api/key-signature.ts";
import { manifestFile, signaturesFile } from "shared-runtime/contract/listed-files.ts";
import type { SubmittedFiles } from "./check-version.ts";
import type { ContractGuard } from "./contract-guard.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { notesOnCanary, messages } from "./registry-messages.ts";
import type { ReportedPlaceholders } from "./live-placeholders.ts";
import type { Channel } from "./widget-registry.tables.ts";
import type { RegistryStore } from "./registry-store.ts";
import { unfinished, type VersionChecks } from "./version-checks.ts";
import type { WidgetStore } from "./widget-store.ts";

/** A version that a team submits. */
export interface Submission {
  /** The widget that the call names. The token must allow it. */
  readonly name: string;
  readonly manifest: string;
  readonly signature?: KeySignature | undefined;
  /** The files by path. */
  readonly files: SubmittedFiles;
  readonly actor: string;
  readonly channel: Channel | undefined;
  /** The percentage of visitors, for a canary. */
  readonly share: number | undefined;
  /** The reason to publish even if live placeholders break. */
  readonly force: string | undefined;
}

export interface Published {
  readonly name: string;
  readonly version: string;
  /** Sentences that the publisher reads. */
  readonly notes?: readonly string[];
}

interface Ports {
  readonly registry: Pick<RegistryStore, "publish">;
  readonly store: WidgetStore;
  readonly checks: Pick<VersionChecks, "checkVersion">;
  readonly guard: ContractGuard;
  readonly placeholders?: Pick<ReportedPlaceholders, "areFull" | "elsewhere">;
  /** Paths of the parts that the platform holds. */
  readonly carriedParts?: () => readonly string[];
}

/** Checks versions as a whole, then publishes them. Throws `RegistryRefusal` with a sentence for each fault. */
export function createPublisher({
  registry,
  store,
  checks,
  guard,
  placeholders,
  carriedParts = () => [],
}: Ports): (submission: Submission) => Promise<Published> {
  return async ({ name, manifest: text, signature, files, actor, channel, share, force }) => {
    const sound = await checks.checkVersion(name, text, files, carriedParts());
    if (sound === unfinished) throw new RegistryRefusal("checkUnfinished", [messages.uncheckable(name)]);
    const { manifest, props, bytes } = sound;
    const { version } = manifest;
    const forcedBecause = await guard({ name, version, props, action: "publish", force });

    const incoming = await store.receive();
    try {
      for (const [path, content] of files) await incoming.add(path, content);
      await incoming.add(manifestFile, Buffer.from(text));
      const outcome = await registry.publish(
        { manifest, manifestText: text, signature, props, bytes, actor, forcedBecause, channel, share },
        async (confirm, signatures) => {
          if (signatures) await incoming.add(signaturesFile, Buffer.from(JSON.stringify(signatures)));
          await incoming.place(name, version, confirm);
        },
      );
      // A failure is ignored, since the version is published even if the mark of the publication is not removed.
      await incoming.settle().catch(() => undefined);
      const elsewhere = ((await placeholders?.elsewhere()) ?? []).filter(({ widget }) => widget === name);
      const notes = [
        ...notesOnCanary(outcome),
        ...((await placeholders?.areFull()) ? [messages.unsure] : []),
        ...(elsewhere.length > 0 ? [messages.unchecked(elsewhere.map(({ origin }) => origin))] : []),
      ];
      return { name, version, ...(notes.length > 0 && { notes }) };
    } finally {
      await incoming.discard();
    }
  };
}
