import * as v from "valibot";
import { draftKey, forgetDraft, unstored, withStorage } from "./draft-storage.ts";
import type { SessionKey } from "../storage/stored-items.ts";
import type { FieldValue } from "./form-schema.ts";
import { jsonText } from "../api/json-text.ts";

/** A visitor's input, kept in this tab over a reload and a sign-in. */
export interface KeptDraft<Data> {
  /**
   * Returns the draft; `undefined` if none is kept or the storage is blocked. Leaves out values that no longer fit the
   * schema.
   */
  readonly read: () => Partial<Data> | undefined;
  /** Whether the kept draft was written by another version of the form, so that a position in it is not valid. */
  readonly isOutdated: () => boolean;
  /** Keeps the fields that have a schema in `data`. Others are not kept. */
  readonly keep: (values: Readonly<Record<string, unknown>>) => void;
  readonly forget: () => void;
}

export interface KeptDraftOptions<Data> {
  /** The name of the form or flow. */
  readonly machineId: string;
  /** A number that is increased when the meaning of a value changes. */
  readonly schemaVersion: number;
  /** By field. A field without a schema is never kept. */
  readonly data: { readonly [Name in keyof Data]: v.GenericSchema<Data[Name]> };
}

const Envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ schemaVersion: v.number(), machineId: v.string(), data: v.record(v.string(), v.unknown()) }),
);
/** The milliseconds after which a draft is stored, so that a key press need not wait for the storage. */
const delayMs = 250;
/** The most characters of a draft that is kept, since browsers give a site only about 5 MB. */
const longest = 500_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function storeSoon(key: SessionKey, textOf: () => string): void {
  unstored.set(key, textOf);
  timer ??= setTimeout(storeAll, delayMs);
  // Stores drafts at once if the page is left or reloaded, or if the phone shows another app: this page may then be
  // closed.
  for (const event of ["pagehide", "visibilitychange"]) {
    window.addEventListener(event, storeAll, { capture: true, once: true });
  }
}

function storeAll(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [key, textOf] of unstored) {
    const text = textOf();
    if (text.length <= longest) withStorage((storage) => storage.setItem(key, text));
  }
  unstored.clear();
}

/**
 * Keeps a draft in the session storage of this tab as `{schemaVersion, machineId, data}`. If the storage is blocked or
 * full, only the draft is lost.
 */
export function keptDraft<Data extends object>({
  machineId,
  schemaVersion,
  data,
}: KeptDraftOptions<Data>): KeptDraft<Data> {
  const key = draftKey(machineId);
  const fields = Object.entries(data) as [keyof Data & string, v.GenericSchema][];

  function envelope() {
    storeAll();
    const read = v.safeParse(
      Envelope,
      withStorage((storage) => storage.getItem(key)),
    );
    return read.success && read.output.machineId === machineId ? read.output : undefined;
  }

  return {
    read() {
      const kept = envelope();
      if (kept === undefined) return undefined;
      const fitting = fields.filter(([name, schema]) => v.is(schema, kept.data[name]));
      return Object.fromEntries(fitting.map(([name]) => [name, kept.data[name]])) as Partial<Data>;
    },
    isOutdated: () => (envelope()?.schemaVersion ?? schemaVersion) !== schemaVersion,
    keep(values) {
      storeSoon(key, () => {
        const kept = Object.fromEntries(fields.map(([name]) => [name, values[name]]));
        return jsonText({ schemaVersion, machineId, data: kept });
      });
    },
    forget: () => forgetDraft(machineId),
  };
}

/**
 * A schema that accepts a kept value of the same type as the initial value. The form's schema checks the content later.
 */
export function likeInitial(initial: FieldValue | undefined): v.GenericSchema<FieldValue> {
  if (typeof initial === "boolean") return v.boolean();
  return typeof initial === "string" ? v.string() : (v.array(v.string()) as v.GenericSchema<readonly string[]>);
}
