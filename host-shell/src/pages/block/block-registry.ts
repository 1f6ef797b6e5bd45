import { accordion } from "../blocks/accordion/accordion.tsx";
import { articleCards } from "../blocks/article-cards/article-cards.tsx";
import { attentionCard } from "../blocks/attention-card/attention-card.tsx";
import { backButton } from "../blocks/back-button/back-button.tsx";
import { bioHeader } from "../blocks/bio-header/bio-header.tsx";
import { breadcrumbs } from "../blocks/breadcrumbs/breadcrumbs.tsx";
import { conferenceHeroHeader } from "../blocks/conference-hero-header/conference-hero-header.tsx";
import { conferenceRegistrationBanner } from "../blocks/conference-registration-banner/conference-registration-banner.tsx";
import { conferenceTourStops } from "../blocks/conference-tour-stops/conference-tour-stops.tsx";
import { contactBanner } from "../blocks/contact-banner/contact-banner.tsx";
import { contactDetails } from "../blocks/contact-details/contact-details.tsx";
import { contentHeader } from "../blocks/content-header/content-header.tsx";
import { cookieConsent } from "../blocks/cookie-consent/cookie-consent.tsx";
import { crossLink } from "../blocks/cross-link/cross-link.tsx";
import { dagpengeStart } from "../blocks/dagpenge-start/dagpenge-start.tsx";
import { divider } from "../blocks/divider/divider.tsx";
import { downloads } from "../blocks/downloads/downloads.tsx";
import { embed } from "../blocks/embed/embed.tsx";
import { eventSignupBanner } from "../blocks/event-signup-banner/event-signup-banner.tsx";
import { expandBox } from "../blocks/expand-box/expand-box.tsx";
import { helpCard } from "../blocks/help-card/help-card.tsx";
import { heroHeader } from "../blocks/hero-header/hero-header.tsx";
import { iconCards } from "../blocks/icon-cards/icon-cards.tsx";
import { iframeEmbed } from "../blocks/iframe-embed/iframe-embed.tsx";
import { image } from "../blocks/image/image.tsx";
import { leadFormBlocks } from "../blocks/lead-form/lead-form.tsx";
import { loginBlock } from "../blocks/login-block/login-block.tsx";
import { memberArchive } from "../blocks/member-archive/member-archive.tsx";
import { membershipCards } from "../blocks/membership-cards/membership-cards.tsx";
import { membershipFeeCalculator } from "../blocks/membership-fee-calculator/membership-fee-calculator.tsx";
import { membershipOverview } from "../blocks/membership-overview/membership-overview.tsx";
import { membershipPayment } from "../blocks/membership-payment/membership-payment.tsx";
import { moduleList } from "../blocks/module-list/module-list.tsx";
import { myData } from "../blocks/my-data/my-data.tsx";
import { personCard } from "../blocks/person-card/person-card.tsx";
import { personCards } from "../blocks/person-cards/person-cards.tsx";
import { personList } from "../blocks/person-list/person-list.tsx";
import { programme } from "../blocks/programme/programme.tsx";
import { promotionBanner } from "../blocks/promotion-banner/promotion-banner.tsx";
import { quote } from "../blocks/quote/quote.tsx";
import { quoteSlider } from "../blocks/quote-slider/quote-slider.tsx";
import { registrationBanner } from "../blocks/registration-banner/registration-banner.tsx";
import { richText } from "../blocks/rich-text/rich-text.tsx";
import { serviceTiles } from "../blocks/service-tiles/service-tiles.tsx";
import { factBox } from "../blocks/fact-box/fact-box.tsx";
import { finalizeSignup } from "../blocks/finalize-signup/finalize-signup.tsx";
import { signupSheet } from "../blocks/signup-sheet/signup-sheet.tsx";
import { signupNext } from "../blocks/signup-next/signup-next.tsx";
import { siteSearch } from "../blocks/site-search/site-search.tsx";
import { situationCards } from "../blocks/situation-cards/situation-cards.tsx";
import { sparringForm } from "../blocks/sparring-form/sparring-form.tsx";
import { speakersList } from "../blocks/speakers-list/speakers-list.tsx";
import { staticPage } from "../blocks/static-page/static-page.tsx";
import { storedItems } from "../blocks/stored-items/stored-items.tsx";
import { tabs } from "../blocks/tabs/tabs.tsx";
import { textWithImage } from "../blocks/text-with-image/text-with-image.tsx";
import { taxonomyList } from "../blocks/taxonomy-list/taxonomy-list.tsx";
import { timeline } from "../blocks/timeline/timeline.tsx";
import { video } from "../blocks/video/video.tsx";
import { widget } from "../blocks/widget/widget.tsx";
import { featureSlider } from "../blocks/feature-slider/feature-slider.tsx";
import { guideCards } from "../blocks/guide-cards/guide-cards.tsx";
import { guideSlider } from "../blocks/guide-slider/guide-slider.tsx";
import { mosaicBanner } from "../blocks/mosaic-banner/mosaic-banner.tsx";
import { navigationList } from "../blocks/navigation-list/navigation-list.tsx";
import { productBanner } from "../blocks/product-banner/product-banner.tsx";
import { slider } from "../blocks/slider/slider.tsx";
import { toolCards } from "../blocks/tool-cards/tool-cards.tsx";
import type { Rendering } from "../content/layout-service-data.ts";
import { aliasNames, withoutAlias } from "./block-aliases.ts";
import type { Block } from "./define-block.ts";

/** All blocks that editors can place. */
export const blocks: readonly Block[] = [
  accordion,
  articleCards,
  attentionCard,
  backButton,
  bioHeader,
  breadcrumbs,
  conferenceHeroHeader,
  conferenceRegistrationBanner,
  conferenceTourStops,
  contactBanner,
  contactDetails,
  contentHeader,
  cookieConsent,
  crossLink,
  dagpengeStart,
  divider,
  downloads,
  embed,
  eventSignupBanner,
  expandBox,
  factBox,
  featureSlider,
  finalizeSignup,
  guideCards,
  guideSlider,
  helpCard,
  heroHeader,
  iconCards,
  iframeEmbed,
  image,
  ...leadFormBlocks,
  loginBlock,
  memberArchive,
  membershipCards,
  membershipFeeCalculator,
  membershipOverview,
  membershipPayment,
  moduleList,
  mosaicBanner,
  myData,
  navigationList,
  personCard,
  personCards,
  personList,
  productBanner,
  programme,
  promotionBanner,
  quote,
  quoteSlider,
  registrationBanner,
  richText,
  serviceTiles,
  signupNext,
  signupSheet,
  siteSearch,
  situationCards,
  slider,
  sparringForm,
  speakersList,
  staticPage,
  storedItems,
  tabs,
  taxonomyList,
  textWithImage,
  timeline,
  toolCards,
  video,
  widget,
];

const byComponent = new Map(blocks.map((block) => [block.component, block]));

/** The component names that an editor can choose, with their aliases. */
export const componentNames: readonly string[] = [...byComponent.keys(), ...aliasNames].toSorted();

/** A block, and its rendering: converted for the block, but with the component name that the CMS uses. */
export interface FoundBlock {
  readonly block: Block;
  readonly rendering: Rendering;
}

/** Returns the block of a rendering; `undefined` if no block has its name. */
export function blockOf(given: Rendering): FoundBlock | undefined {
  const { componentName, ...read } = withoutAlias(given);
  const block = byComponent.get(componentName);
  return block && { block, rendering: { ...read, componentName: given.componentName } };
}
