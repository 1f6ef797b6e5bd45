import * as v from "valibot";
import { text } from "../checks.ts";
import { type Given, optionalSetting, setting } from "../setting.ts";

export const tracingEntries = {
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
};

type TracingGiven = Given<typeof tracingEntries>;

export interface TracingSettings {
  /** Without it, no traces are exported. */
  readonly traces: TraceSettings | undefined;
}

/** Which traces are exported; where to is read by the exporter. */
export interface TraceSettings {
  readonly sampler: TracingGiven["OTEL_TRACES_SAMPLER"];
  /** From 0 to 1. */
  readonly samplerArgument: number;
}

export function tracingSettings(given: TracingGiven): TracingSettings {
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || given.OTEL_SDK_DISABLED === "true") return { traces: undefined };
  return { traces: { sampler: given.OTEL_TRACES_SAMPLER, samplerArgument: given.OTEL_TRACES_SAMPLER_ARG } };
}
