import * as v from "valibot";
import { EventFields, eventOf } from "./event.ts";
import { NetworkFields, networkOf } from "./network.ts";

type Fields = Readonly<Record<string, unknown>>;

const text = (value: string) => ({ value });

/** The fields of an event that can be signed up for until the year 2099. */
export const sampleEventFields: Fields = {
  address: text("Åboulevarden 31, 8000 Aarhus C"),
  addressText: text("Anden sal, med elevator"),
  date: text("2099-03-12"),
  startTime: text("17:00"),
  endTime: text("19:30"),
  deadline: text("2099-03-05T12:00"),
  price: text("450"),
  noticeText: text("Prisen er med aftensmad."),
};

/** A page of an event, for samples and tests of blocks. */
export function eventSamplePage(fields: Fields = {}) {
  return {
    template: "EventPage",
    navigationTitle: "Ledelse i modvind",
    data: eventOf(v.parse(EventFields, { ...sampleEventFields, ...fields })),
  };
}

/** A page of a network, for samples and tests of blocks. */
export function networkSamplePage(fields: Fields = {}) {
  const usual = {
    address: text("På skift hos deltagerne i Midtjylland"),
    meetingFrequency: text("Seks gange om året"),
    meetingFrequencyText: text("En torsdag eftermiddag"),
    priceIsFree: { value: true },
    noticeText: text("Netværket er en del af dit medlemskab."),
  };
  return { template: "NetworkPage", data: networkOf(v.parse(NetworkFields, { ...usual, ...fields })) };
}
