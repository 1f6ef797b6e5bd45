import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import type * as v from "valibot";

/** The circumstances that decide how fields are read. */
export interface Reading {
  /** Editors see a text in place of an empty field. */
  readonly editing: boolean;
  /** Origins besides our own that images may come from, as `https://media.example.dk`. */
  readonly mediaHosts: readonly string[];
}

const plain: Reading = { editing: false, mediaHosts: [] };

/** Valibot passes only its own options on to schemas, so a reading travels with the function that makes messages. */
const readings = new WeakMap<object, Reading>();

/** Carries `reading` to the field schemas. */
export function configFor(reading: Reading): v.Config<v.BaseIssue<unknown>> {
  const message: typeof plainMessages.message = (issue) => plainMessages.message(issue);
  readings.set(message, reading);
  return { message };
}

/** `config` is what valibot passed to a schema. */
export function readingOf({ message }: { readonly message?: unknown }): Reading {
  return (typeof message === "function" && readings.get(message)) || plain;
}
