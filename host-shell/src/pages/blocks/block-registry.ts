import { cookieConsent } from "../chrome/cookie-consent.tsx";
import { siteFooter } from "../chrome/site-footer.tsx";
import { siteHeader } from "../chrome/site-header.tsx";
import type { Rendering } from "../content/layout-service-data.ts";
import type { Block, PreparedBlock } from "./block.ts";
import { callToAction } from "./call-to-action.tsx";
import { contentHeader } from "./content-header.tsx";
import { crossLink } from "./cross-link.tsx";
import { factSlip } from "./fact-slip.tsx";
import { featureList } from "./feature-list.tsx";
import { heroHeader } from "./hero-header.tsx";
import { callMeForm, eventSignupForm, memberGetMemberForm } from "./lead-form.tsx";
import { message } from "./message.tsx";
import { quote } from "./quote.tsx";
import { richText } from "./rich-text.tsx";
import { steps } from "./steps.tsx";
import { widget } from "./widget.tsx";

/** The blocks that editors can place, by the `componentName` of their rendering. */
const blocks: Readonly<Record<string, Block>> = {
  CallMeForm: callMeForm,
  CallToAction: callToAction,
  ContentHeader: contentHeader,
  CookieConsent: cookieConsent,
  CrossLink: crossLink,
  EventSignupForm: eventSignupForm,
  FactSlip: factSlip,
  FeatureList: featureList,
  HeroHeader: heroHeader,
  MemberGetMemberForm: memberGetMemberForm,
  Message: message,
  Quote: quote,
  RichText: richText,
  SiteFooter: siteFooter,
  SiteHeader: siteHeader,
  Steps: steps,
  Widget: widget,
};

export function prepareBlock(rendering: Rendering): PreparedBlock {
  const { componentName } = rendering;
  const block = Object.hasOwn(blocks, componentName) ? blocks[componentName] : undefined;
  return block?.prepare(rendering) ?? { kind: "unsound", componentName, problems: ["there is no such block"] };
}
