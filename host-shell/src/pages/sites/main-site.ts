import type { ContentSource } from "../content/content-source.ts";
import type { SignInPaths } from "../../services/sign-in/sign-in-paths.ts";
import type { GlobalSettings } from "../content/global-settings.ts";

/** Resolves with the settings of the main site, which also apply to tools on pages of other systems. */
export async function mainSettings(content: Pick<ContentSource, "listSites">): Promise<GlobalSettings | undefined> {
  return (await content.listSites()).find(({ kind }) => kind === "main")?.settings;
}

/**
 * Resolves with the paths for signing in and out: the front page of the self-service, if there is one, and the login
 * addresses of the sites.
 */
export async function signInPathsOf(content: Pick<ContentSource, "listSites">): Promise<SignInPaths> {
  const sites = await content.listSites();
  return {
    start: sites.find(({ kind }) => kind === "self-service")?.root ?? "/",
    signedOut: [...new Set(sites.flatMap(({ loginAddress }) => loginAddress ?? []))],
  };
}
