import { accordion } from "../blocks/accordion/accordion.tsx";
import { breadcrumbs } from "../blocks/breadcrumbs/breadcrumbs.tsx";
import { callToAction } from "../blocks/call-to-action/call-to-action.tsx";
import { contentHeader } from "../blocks/content-header/content-header.tsx";
import { cookieConsent } from "../blocks/cookie-consent/cookie-consent.tsx";
import { crossLink } from "../blocks/cross-link/cross-link.tsx";
import { expandBox } from "../blocks/expand-box/expand-box.tsx";
import { factSlip } from "../blocks/fact-slip/fact-slip.tsx";
import { featureList } from "../blocks/feature-list/feature-list.tsx";
import { helpCard } from "../blocks/help-card/help-card.tsx";
import { heroHeader } from "../blocks/hero-header/hero-header.tsx";
import { image } from "../blocks/image/image.tsx";
import { callMeForm, eventSignupForm, memberGetMemberForm } from "../blocks/lead-form/lead-form.tsx";
import { membershipCards } from "../blocks/membership-cards/membership-cards.tsx";
import { membershipFeeCalculator } from "../blocks/membership-fee-calculator/membership-fee-calculator.tsx";
import { myData } from "../blocks/my-data/my-data.tsx";
import { quote } from "../blocks/quote/quote.tsx";
import { quoteSlider } from "../blocks/quote-slider/quote-slider.tsx";
import { richText } from "../blocks/rich-text/rich-text.tsx";
import { serviceTiles } from "../blocks/service-tiles/service-tiles.tsx";
import { finalizeSignup } from "../blocks/finalize-signup/finalize-signup.tsx";
import { signupSheet } from "../blocks/signup-sheet/signup-sheet.tsx";
import { signupNext } from "../blocks/signup-next/signup-next.tsx";
import { staticPage } from "../blocks/static-page/static-page.tsx";
import { steps } from "../blocks/steps/steps.tsx";
import { storedItems } from "../blocks/stored-items/stored-items.tsx";
import { tabs } from "../blocks/tabs/tabs.tsx";
import { textWithImage } from "../blocks/text-with-image/text-with-image.tsx";
import { timeline } from "../blocks/timeline/timeline.tsx";
import { widget } from "../blocks/widget/widget.tsx";
import type { Block } from "./define-block.ts";

/** All blocks that editors can place. */
export const blocks: readonly Block[] = [
  accordion,
  breadcrumbs,
  callMeForm,
  callToAction,
  contentHeader,
  cookieConsent,
  crossLink,
  eventSignupForm,
  expandBox,
  factSlip,
  featureList,
  finalizeSignup,
  helpCard,
  heroHeader,
  image,
  memberGetMemberForm,
  membershipCards,
  membershipFeeCalculator,
  myData,
  quote,
  quoteSlider,
  richText,
  serviceTiles,
  signupNext,
  signupSheet,
  staticPage,
  steps,
  storedItems,
  tabs,
  textWithImage,
  timeline,
  widget,
];

/** Names that a CMS may have for our components. */
const aliases: Readonly<Record<string, string>> = {
  ImageBlock: "Image",
  Text: "RichText",
  TextBlock: "RichText",
  TextImage: "TextWithImage",
};

const byComponent = new Map(blocks.map((block) => [block.component, block]));

/** The component names that an editor can choose, with their aliases. */
export const componentNames: readonly string[] = [...byComponent.keys(), ...Object.keys(aliases)].toSorted();

export function blockOf(componentName: string): Block | undefined {
  return byComponent.get(Object.hasOwn(aliases, componentName) ? (aliases[componentName] ?? "") : componentName);
}
