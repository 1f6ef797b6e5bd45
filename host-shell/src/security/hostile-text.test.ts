import { expect, it } from "vitest";
import { growthInText } from "shared-runtime/testing/growth.ts";
import { hostileParts, hostileReaders } from "./testing/hostile-texts.ts";

it.each(Object.entries(hostileReaders))(
  "the time to read %s grows with the text and no faster, whatever is in it",
  (_, read) => {
    expect(hostileParts.filter((part) => growthInText(read, part) > 4)).toEqual([]);
  },
);
