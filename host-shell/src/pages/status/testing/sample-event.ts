import type { RegistryEvent } from "../../../services/widget-registry/widget-registry.tables.ts";

/** A `publish` event. `change` overrides its fields. */
export const sampleEvent = (change: Partial<RegistryEvent> = {}): RegistryEvent => ({
  id: 1,
  name: "fees",
  at: new Date("2026-03-02T12:00:00Z"),
  actor: "ida (Kontingent)",
  action: "publish",
  version: "1.0.0",
  channel: null,
  previous: null,
  reason: null,
  share: null,
  failures: null,
  token: null,
  key: null,
  ...change,
});
