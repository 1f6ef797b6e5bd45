import { nothingEmbedded } from "../embeds/embed-rules.ts";
import type { Site } from "./site.ts";
import { noSystems } from "./system-addresses.ts";

/** The site for pages that are shown while the content source does not answer. */
export const siteWithoutContent: Site = {
  kind: "main",
  name: "",
  root: "/",
  language: "da",
  title: "Fejl",
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
