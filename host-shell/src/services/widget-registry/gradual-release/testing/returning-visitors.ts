import { releaseSteps, shareBefore } from "shared-runtime/api/release-steps.ts";
import type { Arrive, Bad } from "./play-release.ts";

/** How many times as often visits are bad with the new version. */
interface Fault {
  readonly failing?: number;
  /** The share of the visits that were not slow that the new version makes slow. */
  readonly slowing?: number;
}

/** A visitor, as the simulation knows it. */
interface Visitor {
  /** For the release, and for that of another widget on the same page. */
  readonly bucket: number;
  readonly otherBucket: number;
  readonly hasSlowDevice: boolean;
  readonly isTroubled: boolean;
}

/** What differs between simulations. */
export interface Population {
  readonly fault?: Fault;
  /** `every visit` counts without regard to senders. */
  readonly counted?: "once a step and sender" | "every visit";
  /** Whether a visitor has the same bucket for both widgets. */
  readonly hasSameBuckets?: boolean;
}

interface Options extends Population {
  /** Visits between two looks. */
  readonly visits: number;
  readonly visitorsOfDay: number;
  readonly random: () => number;
}

/**
 * Visitors as sites have them. Six in ten visits are of regulars, of whom a few come several times a day; a tenth of the
 * visits come from offices of 30 people with one address, and three tenths from phones, half of the time with an address
 * that nobody had before. A fifth of the visitors have slow devices and come rather in the evening, when all is slower; 2 % have
 * trouble at most visits. A tenth of the visitors have a new version of another widget on the page, with failing calls that count
 * for this one, too.
 */
export function returningVisitors(options: Options): Arrive {
  const { visits, visitorsOfDay, random, fault = {}, counted, hasSameBuckets = false } = options;
  const { failing = 1, slowing = 0 } = fault;
  const newcomer = (): Visitor => {
    const bucket = Math.floor(random() * 100);
    return {
      bucket,
      otherBucket: hasSameBuckets ? bucket : Math.floor(random() * 100),
      hasSlowDevice: random() < 0.2,
      isTroubled: random() < 0.02,
    };
  };
  const regulars = Array.from({ length: Math.ceil(visitorsOfDay * 2) }, newcomer);
  /** By address: a bit for each step at which it counted, and one if it counted with the new version. */
  const homes = new Uint8Array(regulars.length);
  const offices = new Uint8Array(Math.ceil(regulars.length / 30));
  const metNew = 0x80;
  let due = 0;

  return ({ share, add }, time) => {
    due += visits * (1 + 0.8 * Math.sin(2 * Math.PI * time));
    const evening = Math.max(0, Math.sin(2 * Math.PI * time));
    const bit = 1 << releaseSteps.indexOf(share);
    const before = shareBefore(share);
    let met = 0;
    const countAt = (addresses: Uint8Array, at: number, isNew: boolean): boolean => {
      const seen = addresses[at] ?? 0;
      if ((seen & (bit | metNew)) !== 0) return false;
      addresses[at] = seen | bit | (isNew ? metNew : 0);
      return true;
    };
    for (; due >= 1; due -= 1) {
      const isRegular = random() < 0.6;
      // Squared, so that some come much more often than others.
      const index = isRegular ? Math.floor(random() ** 2 * regulars.length) : -1;
      const visitor = regulars[index] ?? newcomer();
      if (visitor.hasSlowDevice && random() > 0.5 + 0.5 * evening) continue;
      const isNew = visitor.bucket < share;
      if (isNew) met += 1;
      const place = random();
      if (visitor.bucket < before) continue;
      const isCounted =
        counted === "every visit" ||
        (place < 0.1
          ? countAt(offices, Math.floor((index < 0 ? random() * regulars.length : index) / 30), isNew)
          : index < 0 || (place > 0.85 ? true : countAt(homes, index, isNew)));
      if (!isCounted) continue;
      const times = isNew ? failing : 1;
      const isFailed = random() < times * (visitor.isTroubled ? 0.4 : 0.012);
      const isSlow = random() < (visitor.hasSlowDevice ? 0.8 : 0.1 + 0.1 * evening) || (isNew && random() < slowing);
      const isLaggy = random() < (visitor.hasSlowDevice ? 0.7 : 0.12);
      const isCut = random() < (visitor.isTroubled ? 0.2 : 0.01) || (visitor.otherBucket < 10 && random() < 0.1);
      const bad: Bad = {
        failed: Number(isFailed),
        crashed: Number(random() < 0.005),
        calls: Number(isCut),
        ready: Number(isSlow),
        delay: Number(isLaggy),
      };
      add(isNew, 1, bad);
    }
    return met;
  };
}
