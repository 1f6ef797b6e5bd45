import type * as v from "valibot";

/** The circumstances that decide how fields are read. */
export interface Reading {
  /** Editors see a text in place of an empty field. */
  readonly editing: boolean;
  /** Origins besides our own that images may come from, as `https://media.example.dk`. */
  readonly mediaHosts: readonly string[];
}

const plain: Reading = { editing: false, mediaHosts: [] };

/** Carries `reading` to the field schemas, in the configuration that valibot passes on to every schema. */
type ReadingConfig = v.Config<v.BaseIssue<unknown>> & { readonly reading?: Reading };

export function configFor(reading: Reading): ReadingConfig {
  return { reading };
}

/** `config` is what valibot passed to a schema. */
export function readingOf(config: { readonly reading?: Reading } | object): Reading {
  return ("reading" in config ? config.reading : undefined) ?? plain;
}
