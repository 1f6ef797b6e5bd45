import * as v from "valibot";
import type { LogLevel } from "../../logging/logger.ts";
import { text, zeroOrOne } from "../checks.ts";
import { type Given, optionalSetting, setting } from "../setting.ts";

export const observingEntries = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(
    text(/^https?:\/\/\S+$/, "must be an address like http://127.0.0.1:4318"),
    "Collector that [traces](#traces) are exported to, by OTLP over HTTP; `/v1/traces` is added. Not set: none are.",
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalSetting(
    text(/^https?:\/\/\S+$/, "must be an address like http://127.0.0.1:4318/v1/traces"),
    "The same for traces alone, with the whole path. Counts before the one above.",
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(
    v.picklist(["http/protobuf"], "must be http/protobuf: the server speaks no other protocol"),
    "How traces are exported. The only supported value.",
    "http/protobuf",
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
  LOG_LEVEL: setting(
    v.picklist(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be one of fatal, error, warn, info, debug, trace, silent",
    ),
    "The lowest level that is logged. The security log is written on every level but `silent`.",
    "info",
  ),
  LOG_CLIENT_ADDRESSES: setting(
    zeroOrOne,
    "`1` writes the client's address into the lines of the security log, and that of the first sender whose `X-Forwarded-For` is ignored. It is personal data.",
    "0",
  ),
};

type ObservingGiven = Given<typeof observingEntries>;

export interface ObservingSettings {
  /** Without it, no traces are exported. */
  readonly traces: TraceSettings | undefined;
  readonly logLevel: LogLevel;
  /** Whether the security log names the addresses of clients. */
  readonly logClientAddresses: boolean;
}

/** Which traces are exported; where to is read by the exporter. */
export interface TraceSettings {
  readonly sampler: ObservingGiven["OTEL_TRACES_SAMPLER"];
  /** From 0 to 1. */
  readonly samplerArgument: number;
}

export function observingSettings(given: ObservingGiven): ObservingSettings {
  return {
    traces: tracesOf(given),
    logLevel: given.LOG_LEVEL,
    logClientAddresses: given.LOG_CLIENT_ADDRESSES === "1",
  };
}

function tracesOf(given: ObservingGiven): ObservingSettings["traces"] {
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || given.OTEL_SDK_DISABLED === "true") return undefined;
  return { sampler: given.OTEL_TRACES_SAMPLER, samplerArgument: given.OTEL_TRACES_SAMPLER_ARG };
}
