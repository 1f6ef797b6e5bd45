// Runs in the head, before anything is painted, on every page with a consent overlay: it must stay tiny.
import { markConsent } from "./consent-start.ts";

markConsent(document.documentElement, document.cookie);
