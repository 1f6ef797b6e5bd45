import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { text, wholeNumber } from "../checks.ts";
import { type Given, optionalSetting, setting } from "../setting.ts";

const protocol = v.picklist(["http/protobuf"], "must be http/protobuf: the server speaks no other protocol");
const compression = v.picklist(["gzip", "none"], "must be gzip or none");
const timeout = wholeNumber(1, 60_000);
/** The headers that the exporter accepts; it ignores invalid ones without an error. */
const header = /^\s*[\w!#$&'*+.^`|~-]+\s*=\s*(?=\S)(?:[!-$&-:<-~ ]|%[2-7][\da-f])+$/i;
const headers = v.pipe(
  v.string(),
  v.check(
    (list) => list.split(",").every((one) => one.trim() === "" || header.test(one)),
    "must be headers like authorization=Bearer%20abc, separated by commas",
  ),
);
const certificate = fileWith("certificate", (pem) => new X509Certificate(pem));
const privateKey = fileWith("private key", (pem) => createPrivateKey(pem));

export const tracingEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(
    address("http://127.0.0.1:4318"),
    "Collector that [traces](#traces) are exported to, by OTLP over HTTP; `/v1/traces` is added. Not set: none are.",
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalSetting(
    address("http://127.0.0.1:4318/v1/traces"),
    "The same for traces alone, with the whole path. Counts before the one above.",
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(protocol, "How traces are exported. The only supported value.", "http/protobuf"),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: optionalSetting(protocol, "The same for traces alone."),
  OTEL_EXPORTER_OTLP_HEADERS: optionalSetting(
    headers,
    "Headers of each export, percent-encoded, such as `authorization=Bearer%20abc`, separated by commas.",
  ),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: optionalSetting(headers, "More of them, or others of the same name."),
  OTEL_EXPORTER_OTLP_TIMEOUT: setting(
    timeout,
    "Milliseconds for an export with all its attempts. Then its spans are lost.",
    "10000",
  ),
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: optionalSetting(
    timeout,
    "The same for traces alone. Counts before the one above.",
  ),
  OTEL_EXPORTER_OTLP_COMPRESSION: setting(compression, "`gzip` or `none`.", "none"),
  OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: optionalSetting(
    compression,
    "The same for traces alone. Counts before the one above.",
  ),
  OTEL_EXPORTER_OTLP_CERTIFICATE: optionalSetting(
    certificate,
    "File with the certificates that the collector's one is checked against. Not set: those of Node.",
  ),
  OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: optionalSetting(
    certificate,
    "The same for traces alone. Counts before the one above.",
  ),
  OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE: optionalSetting(
    certificate,
    "File with the certificate by which the collector knows this server.",
  ),
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: optionalSetting(
    certificate,
    "The same for traces alone. Counts before the one above.",
  ),
  OTEL_EXPORTER_OTLP_CLIENT_KEY: optionalSetting(privateKey, "File with its private key."),
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: optionalSetting(
    privateKey,
    "The same for traces alone. Counts before the one above.",
  ),
  OTEL_TRACES_SAMPLER: setting(
    v.picklist(
      [
        "always_on",
        "always_off",
        "traceidratio",
        "parentbased_always_on",
        "parentbased_always_off",
        "parentbased_traceidratio",
      ],
      "must be always_on, always_off, traceidratio, or one of these after parentbased_",
    ),
    "Which traces are exported. With `parentbased_`, the trusted proxy decides for those that it began.",
    "parentbased_always_on",
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    v.pipe(text(/^(?:0?\.\d{1,6}|[01](?:\.0{1,6})?)$/, "must be a number from 0 to 1"), v.toNumber()),
    "Share of traces that `traceidratio` exports.",
    "1",
  ),
  OTEL_SDK_DISABLED: setting(
    v.picklist(["true", "false"], "must be true or false"),
    "`true` exports no traces.",
    "false",
  ),
};

type TracingGiven = Given<typeof tracingEntries>;

export interface TracingSettings {
  /** The settings of traces. Without them, no traces are exported. */
  readonly traces: TraceSettings | undefined;
}

/** Which traces are exported. The exporter itself reads the address. */
export interface TraceSettings {
  readonly sampler: TracingGiven["OTEL_TRACES_SAMPLER"];
  /** The share of traces, from 0 to 1. */
  readonly samplerArgument: number;
  /** Milliseconds for an export, including all attempts. */
  readonly timeoutMs: number;
}

export function tracingSettings(given: TracingGiven): TracingSettings {
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || given.OTEL_SDK_DISABLED === "true") return { traces: undefined };
  return {
    traces: {
      sampler: given.OTEL_TRACES_SAMPLER,
      samplerArgument: given.OTEL_TRACES_SAMPLER_ARG,
      timeoutMs: given.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT ?? given.OTEL_EXPORTER_OTLP_TIMEOUT,
    },
  };
}

function address(example: string) {
  return v.pipe(
    v.string(),
    v.check((given) => /^https?:\/\/\S+$/.test(given) && URL.canParse(given), `must be an address like ${example}`),
  );
}

function fileWith(what: string, read: (pem: Buffer) => unknown) {
  return v.pipe(
    v.string(),
    v.check((file) => {
      try {
        return Boolean(read(readFileSync(file)));
      } catch {
        return false;
      }
    }, `must be a file with a ${what} in PEM form that the server can read`),
  );
}
