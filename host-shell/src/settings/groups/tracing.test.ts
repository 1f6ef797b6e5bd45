import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { StartRefused } from "../start-refused.ts";

const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "certificates-"));
  await writeFile(join(folder, "words.pem"), "no certificate");
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(["OTEL_EXPORTER_OTLP", "OTEL_EXPORTER_OTLP_TRACES"])("the settings %s_…", (prefix) => {
  it.each([
    ["PROTOCOL", "grpc", "must be http/protobuf: the server speaks no other protocol"],
    ["COMPRESSION", "zstd", "must be gzip or none"],
    ["TIMEOUT", "10s", "must be a whole number from 1 to 60000"],
    ["TIMEOUT", "0", "must be a whole number from 1 to 60000"],
    ["HEADERS", "authorization", "must be headers like authorization=Bearer%20abc, separated by commas"],
    ["HEADERS", "a=1,=2", "must be headers like authorization=Bearer%20abc, separated by commas"],
    ["HEADERS", "a b=1", "must be headers like authorization=Bearer%20abc, separated by commas"],
    ["HEADERS", "a=%zz", "must be headers like authorization=Bearer%20abc, separated by commas"],
    ["HEADERS", "a=1%0d%0ab: 2", "must be headers like authorization=Bearer%20abc, separated by commas"],
    ["HEADERS", "a= ", "must be headers like authorization=Bearer%20abc, separated by commas"],
    ["HEADERS", "a=æ", "must be headers like authorization=Bearer%20abc, separated by commas"],
  ])("refuse %s %j with a sentence", (name, value, must) => {
    expect(() => readSettings({ ...collector, [`${prefix}_${name}`]: value })).toThrow(
      new StartRefused(`${prefix}_${name} ${must}.`),
    );
  });

  it.each([
    ["CERTIFICATE", "certificate"],
    ["CLIENT_CERTIFICATE", "certificate"],
    ["CLIENT_KEY", "private key"],
  ])("refuse a %s that is missing or is something else", (name, what) => {
    for (const file of ["missing.pem", "words.pem", "."])
      expect(() => readSettings({ ...collector, [`${prefix}_${name}`]: join(folder, file) })).toThrow(
        new StartRefused(`${prefix}_${name} must be a file with a ${what} in PEM form that the server can read.`),
      );
  });

  it("take what the exporter understands", () => {
    const given = {
      [`${prefix}_PROTOCOL`]: "http/protobuf",
      [`${prefix}_COMPRESSION`]: "gzip",
      [`${prefix}_HEADERS`]: "authorization=Bearer%20a.b-c=, x-tenant = site,",
      [`${prefix}_TIMEOUT`]: "2500",
    };
    expect(readSettings({ ...collector, ...given }).traces).toEqual({
      sampler: "parentbased_always_on",
      samplerArgument: 1,
      timeoutMs: 2_500,
    });
  });
});

it("lets the timeout of traces alone count before the general one, which is 10 s", () => {
  const timeouts = { OTEL_EXPORTER_OTLP_TIMEOUT: "3000", OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: "2000" };
  expect(readSettings(collector).traces?.timeoutMs).toBe(10_000);
  expect(readSettings({ ...collector, ...timeouts }).traces?.timeoutMs).toBe(2_000);
});

it("refuses an address of a collector that is none", () => {
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:99999" })).toThrow(
    new StartRefused("OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318."),
  );
});
