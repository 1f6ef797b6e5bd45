import { expect, it } from "vitest";
import { sampleMember } from "../../member/sample-member.ts";
import type { Joining } from "../../../services/member-data/joining.ts";
import { movingStepPart } from "./moving-step-part.tsx";

const joining: Joining = {
  id: "1",
  sentAt: new Date("2026-11-28T12:00:00Z"),
  product: "akasse",
  membership: "akasse",
  sheet: "akasse",
  parts: undefined,
  firstDay: new Date("2026-12-01T12:00:00Z"),
  firstPayment: new Date("2027-01-04T12:00:00Z"),
  isComplete: false,
  movesFund: true,
  offersAddons: true,
};
const isShownTo = (joins: Joining | undefined) =>
  movingStepPart.load({
    about: async () => ({ ...sampleMember, joining: joins }),
    archive: () => Promise.reject(new Error("not asked")),
  });

it("is shown to those who leave another unemployment fund, and to nobody else", async () => {
  expect(await Promise.all([joining, { ...joining, movesFund: false }, undefined].map(isShownTo))).toEqual([
    true,
    false,
    false,
  ]);
});
