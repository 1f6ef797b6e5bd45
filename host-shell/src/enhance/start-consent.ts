import { awaitConsent } from "./await-consent.ts";
import { watchConsent } from "./watch-consent.ts";
import { createTagManager } from "./tag-manager.ts";

const place = document.querySelector<HTMLElement>("[data-site-widget=cookie-consent]");
if (place) {
  const loader = new URL("../loader.js", import.meta.url).href;
  watchConsent(awaitConsent(place, () => import(/* @vite-ignore */ loader)));
}
const id = document.querySelector<HTMLMetaElement>("meta[name=tag-manager]")?.content;
if (id) watchConsent(createTagManager(id));
