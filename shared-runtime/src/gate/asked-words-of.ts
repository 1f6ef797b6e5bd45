import type { GateTexts } from "./gate.texts.ts";
import type { GateKind } from "./tool-gate.machine.ts";

/**
 * The words with which a dialog asks for consent, and the label of the button that consents. The server stores them
 * with the consent.
 */
export function askedWordsOf(kind: GateKind, texts: GateTexts): string {
  const asked =
    kind === "consent"
      ? [texts.consentText, texts.consentPrivacy, texts.consentButton]
      : [texts.leadTerms, texts.leadTermsHint, texts.leadTerms2, texts.leadTerms2Hint];
  return asked.join("\n").replaceAll("{privacy}", texts.privacyLink);
}
