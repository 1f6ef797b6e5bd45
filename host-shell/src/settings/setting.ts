import * as v from "valibot";

type Check = v.GenericSchema<string, unknown>;

/** The checked values of a group of settings. */
export type Given<TEntries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<TEntries, undefined>>;

/** The values of other groups that the settings of one group need. */
export interface Surroundings {
  /** Whether only this machine is to reach the server. */
  readonly isLocal: boolean;
  /** Whether the server is only being tried out: no other machine reaches it, and its database is the embedded one. */
  readonly isForTrying: boolean;
  /** The setting through which others reach the server, such as `HOST 0.0.0.0`. */
  readonly reachedAt: string;
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  /** Hosts that may be called without TLS. */
  readonly unencryptedHosts: readonly string[];
}

/** A setting with a default. Its meaning is a sentence of docs/operate.md, in Markdown. */
export function setting<const TCheck extends Check, const TDefault extends string>(
  check: TCheck,
  meaning: string,
  byDefault: TDefault,
) {
  return v.optional(v.pipe(check, v.description(meaning)), byDefault as v.InferInput<TCheck> & TDefault);
}

/** A setting that is `undefined` if it is not set. */
export function optionalSetting<const TCheck extends Check>(check: TCheck, meaning: string) {
  return v.optional(v.pipe(check, v.description(meaning)));
}
