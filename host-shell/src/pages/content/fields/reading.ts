import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import type * as v from "valibot";
import type { FieldValues } from "../../editing/field-values.ts";

/** The circumstances that decide how fields are read. */
export interface Reading {
  /** Whether editors see the text, so that an empty field has a placeholder text. */
  readonly editing: boolean;
  /** Origins, in addition to our own, that images may come from: `https://media.example.dk`. */
  readonly mediaHosts: readonly string[];
  /** Gets the metadata of numbers and dates. */
  readonly values?: FieldValues;
}

const plain: Reading = { editing: false, mediaHosts: [] };

/** Valibot passes only its own options to schemas, so a `Reading` is attached to the function that makes messages. */
const readings = new WeakMap<object, Reading>();

/** The configuration for valibot that passes `reading` to the field schemas. */
export function configFor(reading: Reading): v.Config<v.BaseIssue<unknown>> {
  const message: typeof plainMessages.message = (issue) => plainMessages.message(issue);
  readings.set(message, reading);
  return { message };
}

/** The `Reading` in the configuration that valibot passed to a schema. */
export function readingOf({ message }: { readonly message?: unknown }): Reading {
  return (typeof message === "function" && readings.get(message)) || plain;
}
