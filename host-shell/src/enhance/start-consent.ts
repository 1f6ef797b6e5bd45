import { consentSettings } from "shared-runtime/consent/consent.ts";
import { awaitConsent } from "./await-consent.ts";
import { openOtherTool } from "./open-other-tool.ts";
import { showQuestion } from "./show-question.ts";
import { watchConsent } from "./watch-consent.ts";

// The attributes are for scripts of blocks. If these scripts imported the module that reads the cookie, the build would
// split every page's script in two.
watchConsent((consent) => {
  const { dataset } = document.documentElement;
  dataset["statistics"] = String(consent?.statistics);
  dataset["marketing"] = String(consent?.marketing);
});
const place = document.querySelector<HTMLElement>("[data-site-widget=cookie-consent]");
if (place) {
  const loader = new URL("../loader.js", import.meta.url).href;
  showQuestion(place);
  watchConsent(awaitConsent(place, () => import(/* @vite-ignore */ loader)));
} else openOtherTool();
document.addEventListener("click", (event) => {
  const control = event.target instanceof HTMLElement && event.target.closest<HTMLElement>(consentSettings);
  if (control) void import("shared-runtime/consent/tell-unseen.ts").then(({ tellUnseen }) => tellUnseen(control));
});
const ofProfile = document.querySelector<HTMLMetaElement>("meta[name=profile-type]")?.content;
if (ofProfile)
  void import("./profile-type.ts").then(({ createProfileType }) => watchConsent(createProfileType(ofProfile)));
const id = document.querySelector<HTMLMetaElement>("meta[name=tag-manager]")?.content;
if (id) void import("./tag-manager.ts").then(({ createTagManager }) => watchConsent(createTagManager(id)));
