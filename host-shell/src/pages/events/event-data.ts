import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";
import type { PageView } from "../block/prepared-block.ts";
import type { PageHead } from "../head/page-head.ts";
import { encodedPath } from "../http/canonical-path.ts";
import { priceNumber } from "../patterns/price/price.ts";
import { closingOf, type PageEvent } from "./event.ts";
import { placeOf } from "./event-place.ts";

interface EventPageFacts {
  readonly title: string;
  readonly head: Pick<PageHead, "description" | "image">;
  readonly view: Pick<PageView, "path" | "publicUrl" | "site">;
}

const attendanceModes = {
  offline: "https://schema.org/OfflineEventAttendanceMode",
  online: "https://schema.org/OnlineEventAttendanceMode",
  mixed: "https://schema.org/MixedEventAttendanceMode",
} as const;

/** The event for search engines, in the format of schema.org; `undefined` without a date, which they require. */
export function eventData(event: PageEvent, { title, head, view }: EventPageFacts): object | undefined {
  const { day, startsAt, endsAt, address, isFree } = event;
  if (day === undefined) return undefined;
  const { path, publicUrl, site } = view;
  const url = publicUrl + encodedPath(path);
  const place = placeOf(address ?? "");
  const physical = address !== undefined && place !== "online" && { "@type": "Place", name: address, address };
  const online = place !== "offline" && { "@type": "VirtualLocation", url };
  const locations = [physical, online].filter((location) => location !== false);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    description: head.description,
    image: head.image && new URL(head.image.src, publicUrl).href,
    url,
    startDate: startsAt === undefined ? day : copenhagenIso(startsAt),
    endDate: endsAt === undefined ? undefined : copenhagenIso(endsAt),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: attendanceModes[place],
    location: locations.length > 1 ? locations : locations[0],
    isAccessibleForFree: isFree || undefined,
    offers: offerOf(event, url),
    organizer: { "@type": "Organization", name: site.title, url: publicUrl + site.root },
  };
}

/** The price as an offer; `undefined` for a price that is not one number. */
function offerOf({ price, isFree, isSoldOut, deadline }: PageEvent, url: string): object | undefined {
  const amount = isFree ? 0 : price === undefined ? undefined : priceNumber(price);
  if (amount === undefined) return undefined;
  return {
    "@type": "Offer",
    price: amount,
    priceCurrency: "DKK",
    availability: isSoldOut ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
    validThrough: deadline && copenhagenIso(closingOf(deadline)),
    url,
  };
}
