import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { leavePage, openSheet, payByInvoice } from "../testing/sheet-member.ts";
import { startSheetServer } from "../testing/sheet-server.ts";

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  leavePage();
  cleanup();
  vi.unstubAllGlobals();
});

/** The names of the products that are offered, and of the choice of none. */
async function offered(address: string, membership: string | null): Promise<readonly (string | null | undefined)[]> {
  window.history.pushState(null, "", `/selvbetjening?signup=true&${address}`);
  startSheetServer({ membership });
  openSheet({ variants: "leder: afslut, ledig: afslut" });
  await payByInvoice();
  return screen.getAllByRole("checkbox").map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent);
}

const none = "Fortsæt uden tilvalg";

it.each([
  ["a person with a job", "sheet_confirmation=leder", "akasse", ["Ledernetværk", "Lønsikring", none]],
  ["a person without a job", "sheet_confirmation=ledig", "akasse", ["Ledernetværk", none]],
  ["a person without a job whose membership is not known", "sheet_confirmation=ledig", null, ["Ledernetværk", none]],
  [
    "a new member whose session has no membership so far",
    "sheet_confirmation=leder&membership=fagforening",
    null,
    ["Ledernetværk", none],
  ],
  [
    "a member whose session has another membership than the address",
    "sheet_confirmation=leder&membership=fagforening",
    "akasse",
    ["Ledernetværk", "Lønsikring", none],
  ],
])(
  "offers %s what fits",
  async (_, address, membership, expected) => {
    expect(await offered(address, membership)).toEqual(expected);
  },
  30_000,
);
