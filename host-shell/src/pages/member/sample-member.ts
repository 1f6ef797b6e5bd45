import { contactParts } from "shared-runtime/api/contact-parts.ts";
import type { MemberExport } from "shared-runtime/api/member-data.ts";
import { membershipCost } from "shared-runtime/money/membership-cost.ts";
import type { AboutMember } from "../../services/member-data/about-member.ts";

const sampleId = "3f9a1c2b-55d0-4a3e-9a4e-0d6d3b2f7c11";
const sentAt = "2026-11-27T13:05:00.000Z";
const parts = [
  { name: "Fagforening", monthly: 279 },
  { name: "A\u2011kasse", monthly: 549 },
];
const addons = [{ name: "Lønsikring", monthly: 189 }];

/** A made-up member whom editors see on the pages of the self-service. */
export const sampleMember: AboutMember = {
  user: {
    id: "sample",
    memberName: { firstName: "Karen Margrethe", fullName: "Karen Margrethe Prøvesen", initials: "KP" },
    contactInfo: { email: "karen@example.dk" },
    membership: { membershipNumber: 100_001, unionMembership: "fagforening+akasse" },
  },
  registered: {
    membershipNumber: 100_001,
    membership: "fagforening+akasse",
    parts,
    addons: ["loensikring"],
    contactParts,
    contact: {
      name: "Karen Margrethe Prøvesen",
      address: "Lindevej 12",
      zipCode: "8000",
      city: "Aarhus C",
      email: "karen@example.dk",
      phone: "+4500000001",
      workPlace: "Agernhat Byg A/S",
      workTitle: "Driftschef",
    },
  },
  addons,
  areAddonsKnown: true,
  addonValues: ["loensikring"],
  addonTitles: { loensikring: "Lønsikring" },
  joining: undefined,
  cost: membershipCost({ parts: [...parts, ...addons] }),
  afterTax: 763,
  nextPayment: new Date("2027-01-04T12:00:00Z"),
  payment: { way: "account", end: "4567" },
  needsPayment: false,
  pending: [{ part: "email", values: { email: "km@example.dk" }, sentAt: new Date(sentAt) }],
  submissions: [
    { id: sampleId, form: "form.LHO0076", title: "Svar på høring", sentAt, files: ["svar.pdf"], delivery: "delivered" },
  ],
  now: new Date("2026-11-28T12:00:00Z"),
};

export const sampleArchive: MemberExport = {
  exportedAt: "2026-11-28T12:00:00.000Z",
  person: { ...sampleMember.user },
  submissions: [
    {
      id: sampleId,
      form: "form.LHO0076",
      title: "Svar på høring",
      sentAt,
      delivery: "delivered",
      content: { message: "Vi er enige." },
      files: [{ name: "svar.pdf", size: 12_000, href: "/api/forms/uploads/1" }],
    },
  ],
  unsentFiles: [],
  consents: [],
  cvs: [],
  sessions: [{ isCurrent: true, browserName: "Chrome på Windows", startedAt: sentAt, renewedAt: sentAt }],
};
