import { expect, it } from "vitest";
import type { ServiceWindow } from "../api/site-settings.ts";
import { serviceStateOf } from "./service-state.ts";

const at = (time: string) => Date.parse(`2026-11-05T${time}Z`);
const open = (from: string, to: string, rest: Partial<ServiceWindow> = {}): ServiceWindow => ({
  from: `2026-11-05T${from}Z`,
  to: `2026-11-05T${to}Z`,
  message: "",
  showMessage: false,
  functionalityOff: false,
  ...rest,
});
const stateAt = (time: string, ...windows: readonly ServiceWindow[]) =>
  serviceStateOf({ serviceWindows: { cvTjek: windows } }, "cvTjek", at(time));
const normal = { messages: [], isOff: false, offUntil: undefined };

it("opens a window at its start, and closes it at its end", () => {
  const window = open("12:00", "13:00", { functionalityOff: true, showMessage: true, message: "Lukket." });
  const closed = { messages: ["Lukket."], isOff: true, offUntil: at("13:00"), changesAt: at("13:00") };
  expect(stateAt("11:59:59.999", window)).toEqual({ ...normal, changesAt: at("12:00") });
  expect(stateAt("12:00", window)).toEqual(closed);
  expect(stateAt("12:59:59.999", window)).toEqual(closed);
  expect(stateAt("13:00", window)).toEqual({ ...normal, changesAt: undefined });
});

it("treats the message and switching off independently", () => {
  const message = open("12:00", "13:00", { showMessage: true, message: "Vi opdaterer." });
  const silent = open("12:00", "13:00", { functionalityOff: true, message: "Bliver ikke vist." });
  expect(stateAt("12:30", message)).toMatchObject({ messages: ["Vi opdaterer."], isOff: false });
  expect(stateAt("12:30", silent)).toMatchObject({ messages: [], isOff: true });
});

it("combines overlapping windows, each message once and the oldest first", () => {
  const windows = [
    open("12:30", "14:00", { showMessage: true, message: "Nyere.", functionalityOff: true }),
    open("12:00", "13:00", { showMessage: true, message: "Ældre.", functionalityOff: true }),
    open("12:45", "12:50", { showMessage: true, message: "Ældre." }),
  ];
  expect(stateAt("12:46", ...windows)).toEqual({
    messages: ["Ældre.", "Nyere."],
    isOff: true,
    offUntil: at("14:00"),
    changesAt: at("12:50"),
  });
});

it("stays off until the last of several adjacent windows has closed", () => {
  const off = { functionalityOff: true };
  const windows = [open("13:00", "14:00", off), open("12:00", "13:00", off), open("14:01", "15:00", off)];
  expect(stateAt("12:00", ...windows)).toMatchObject({ offUntil: at("14:00"), changesAt: at("13:00") });
});

it("is on without settings, and for a feature without windows", () => {
  const as = { ...normal, changesAt: undefined };
  expect(serviceStateOf(undefined, "cvTjek", 0)).toEqual(as);
  expect(serviceStateOf({ serviceWindows: {} }, "login", 0)).toEqual(as);
});
