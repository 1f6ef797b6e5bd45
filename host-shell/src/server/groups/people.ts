import { callerOriginCapability } from "../../services/caller-origin/caller-origin.capability.ts";
import { layoutServiceCapability } from "../../services/layout-service/layout-service.capability.ts";
import { pageListsCapability } from "../../services/page-lists/page-lists.capability.ts";
import { siteSettingsCapability } from "../../services/site-settings/site-settings.capability.ts";
import { signInCapability } from "../../services/sign-in/sign-in.capability.ts";
import { createClaimSignup } from "../../services/submissions/claim-signup.ts";
import { signupIdWith } from "../../services/submissions/kinds/signup.kind.ts";
import type { Ground } from "./ground.ts";

/** The site's settings and lists of pages, and who is signed in. */
export function peopleGroup({ settings, ports, tables, secret, security, clock, log }: Ground) {
  const { allowedOrigins } = settings;
  const { listItems, findSettings, findWidgetLayout, signInPaths } = ports.content;
  const site = siteSettingsCapability({ findSettings, now: clock.now });
  const signupIdIn = signupIdWith(secret, clock);
  const signIn = signInCapability({
    tables,
    secret,
    limits: { idleMinutes: settings.sessionIdleMinutes, maxHours: settings.sessionMaxHours },
    authDebug: settings.authDebug,
    anyoneCanSignIn: settings.anyoneCanSignIn,
    oidc: settings.oidc,
    allowedOrigins,
    serviceState: () => site.stateOf("login"),
    paths: signInPaths,
    security,
    claimSignup: createClaimSignup({ tables, idIn: signupIdIn }),
    signupIdIn,
    now: clock.now,
    log,
  });
  const lists = pageListsCapability({ listItems, platform: settings.contentPlatform, now: clock.now, log });
  return {
    signIn,
    pageLists: lists.pageLists,
    capabilities: [
      callerOriginCapability(allowedOrigins),
      site,
      lists,
      signIn,
      layoutServiceCapability({ findLayout: findWidgetLayout, userOf: signIn.userOf, log }),
    ],
  };
}
