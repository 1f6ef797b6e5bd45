import type { ContentSource } from "../content/content-source.ts";
import type { GlobalSettings } from "../content/global-settings.ts";

/** Returns the settings of the main site, which also hold for tools on pages of other systems. */
export async function mainSettings(content: Pick<ContentSource, "listSites">): Promise<GlobalSettings | undefined> {
  return (await content.listSites()).find(({ kind }) => kind === "main")?.settings;
}

/** Returns where a member is after signing in: the front page of the self-service, if there is one. */
export async function startPathOf(content: Pick<ContentSource, "listSites">): Promise<string> {
  return (await content.listSites()).find(({ kind }) => kind === "self-service")?.root ?? "/";
}
