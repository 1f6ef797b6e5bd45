import { nothingEmbedded } from "../embeds/embed-rules.ts";
import type { Site } from "../sites/site.ts";
import { noSystems } from "../sites/system-addresses.ts";

/** A site that has only a name. */
export const sampleSite: Site = {
  kind: "main",
  name: "prøve",
  root: "/",
  language: "da",
  title: "Prøve",
  tagManagerId: undefined,
  ogImage: undefined,
  leadSource: 0,
  loginAddress: undefined,
  menu: [],
  settings: undefined,
  files: new Map(),
  mediaHosts: [],
  embeds: nothingEmbedded,
  systems: noSystems,
};
