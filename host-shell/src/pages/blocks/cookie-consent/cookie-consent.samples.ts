import { type BlockSamples, sampleOf, text } from "../../block/block-samples.ts";

export const samples: BlockSamples = {
  usual: sampleOf("CookieConsent", { policyHref: text("/cookies") }),
  empty: sampleOf("CookieConsent", { policyHref: text() }),
};
