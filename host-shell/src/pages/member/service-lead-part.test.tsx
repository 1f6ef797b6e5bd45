import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AboutMember } from "../../services/member-data/about-member.ts";
import type { Joining } from "../../services/member-data/joining.ts";
import { sampleMember } from "./sample-member.ts";
import { type LeadWords, serviceLeadPart } from "./service-lead-part.tsx";

const words: LeadWords = {
  lead: "Dit medlemskab.",
  joiningLead: "Vælg betaling.",
  welcomeLead: "Du er medlem fra {dag}.",
  guestLead: "Du er ikke medlem.",
};
const joining: Joining = {
  id: "5c1e77aa-0000-4000-8000-000000000000",
  sentAt: new Date("2026-11-28T09:00:00Z"),
  product: "fagforening",
  membership: "fagforening",
  sheet: "leder",
  parts: undefined,
  firstDay: new Date("2026-12-01T12:00:00Z"),
  firstPayment: new Date("2027-01-04T12:00:00Z"),
  isComplete: false,
  movesFund: false,
  offersAddons: true,
};
const read = (changes: Partial<AboutMember>, given = words) => {
  document.body.innerHTML = renderToStaticMarkup(serviceLeadPart.draw(given, { ...sampleMember, ...changes }));
  return document.body.textContent.replaceAll("\u00a0", " ");
};

it("says what is true of a member, of a person who joins, and of a guest", () => {
  expect(read({})).toBe("Dit medlemskab.");
  expect(read({ registered: undefined, joining })).toBe("Vælg betaling.");
  expect(read({ registered: undefined, joining: { ...joining, isComplete: true } })).toBe(
    "Du er medlem fra 1. december.",
  );
  expect(read({ registered: undefined })).toBe("Du er ikke medlem.");
});

it("says the usual sentence where the content has no other one", () => {
  expect(read({ registered: undefined, joining }, { lead: "Velkommen." })).toBe("Velkommen.");
});
