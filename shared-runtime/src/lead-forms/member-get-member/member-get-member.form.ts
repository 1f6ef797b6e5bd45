import * as v from "valibot";
import { defineLeadForm } from "../lead-form.ts";

/** A form with which a visitor recommends a person. */
export const memberGetMember = defineLeadForm({
  id: "member-get-member",
  path: "leads/create-member-get-member-lead",
  rules: () => import("./member-get-member.schema.ts"),
  groups: [
    {
      legend: "recommendYou",
      columns: 2,
      fields: [
        { kind: "name", name: "name", label: "recommendName" },
        { kind: "email", name: "email", label: "recommendEmail" },
      ],
    },
    {
      legend: "recommendThem",
      hint: "recommendThemHint",
      columns: 2,
      fields: [
        { kind: "name", name: "recommendedName", label: "recommendTheirName", autoComplete: "off" },
        { kind: "text", name: "recommendedJobtitle", label: "recommendTheirJobtitle", autoComplete: "off" },
        { kind: "phone", name: "recommendedPhone", label: "recommendTheirPhone", autoComplete: "off" },
        { kind: "email", name: "recommendedEmail", label: "recommendTheirEmail", autoComplete: "off" },
      ],
    },
  ],
  prefix: "recommend",
  texts: {
    recommendTitle: "Anbefal en kollega",
    recommendText: "Kender du en leder, der har brug for nogen at gå til? Så ringer vi og fortæller, hvad vi kan gøre.",
    recommendYou: "Dig",
    recommendName: "Dit navn",
    recommendEmail: "Din e-mail",
    recommendThem: "Den, du anbefaler",
    recommendThemHint: "Sig det gerne til vedkommende først, så vores opkald ikke kommer bag på nogen.",
    recommendTheirName: "Navn",
    recommendTheirJobtitle: "Stilling",
    recommendTheirPhone: "Telefon",
    recommendTheirEmail: "E-mail",
    recommendButton: "Send anbefalingen",
    recommendPrivacy: "Vi bruger kun oplysningerne til at kontakte din kollega og fortælle dig, at det er sket.",
    recommendDone: "Vi kontakter din kollega inden for et par dage.",
  },
  props: { type: v.optional(v.string(), "anbefaling") },
  tracked: { event: "member_get_member", field: "type" },
});
