import type { Consent } from "shared-runtime/consent/consent.ts";

const origin = "https://www.googletagmanager.com";

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => unknown;
}

type TagManagerPage = typeof window & { dataLayer?: unknown[]; readonly trustedTypes?: TrustedTypes };

/**
 * Returns a listener for the visitor's answers. The listener loads the site's tag manager at the first answer that
 * allows anything, and passes that answer and every change to Google's consent mode.
 */
export function createTagManager(id: string): (consent: Consent | undefined) => void {
  const page: TagManagerPage = window;
  let sent: string | undefined;

  return (consent) => {
    if (!consent || (sent === undefined && !consent.statistics && !consent.marketing)) return;
    const modes = modesOf(consent);
    if (sent === JSON.stringify(modes)) return;
    const dataLayer = (page.dataLayer ??= []);
    dataLayer.push(command("consent", sent === undefined ? "default" : "update", modes));
    if (sent === undefined) {
      dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
      load(page, id);
    }
    sent = JSON.stringify(modes);
  };
}

function modesOf({ statistics, marketing }: Consent): Readonly<Record<string, "granted" | "denied">> {
  const forMarketing = marketing ? "granted" : "denied";
  return {
    analytics_storage: statistics ? "granted" : "denied",
    ad_storage: forMarketing,
    ad_user_data: forMarketing,
    ad_personalization: forMarketing,
  };
}

/** The tag manager only accepts commands as `arguments` objects, not as arrays. */
function command(..._parts: readonly unknown[]): IArguments {
  return arguments;
}

/**
 * The page requires Trusted Types. Only the default policy also applies to scripts that the tag manager adds. It allows
 * only addresses of the tag manager.
 */
function load(page: TagManagerPage, id: string): void {
  page.trustedTypes?.createPolicy("default", {
    createScriptURL: (address: string) => (new URL(address, document.baseURI).origin === origin ? address : null),
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
