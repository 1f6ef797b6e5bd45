import type { GateTexts } from "./gate.texts.ts";
import type { GateKind } from "./tool-gate.machine.ts";

/** What a dialog asks for consent to, and the label that says yes. The server stores it with the consent. */
export function askedWordsOf(kind: GateKind, texts: GateTexts): string {
  const asked =
    kind === "consent"
      ? [texts.consentText, texts.consentPrivacy, texts.consentButton]
      : [texts.leadTerms, texts.leadTermsHint, texts.leadTerms2, texts.leadTerms2Hint];
  return asked.join("\n").replaceAll("{privacy}", texts.privacyLink);
}
