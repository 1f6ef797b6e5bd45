import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { sampleSettings } from "../testing/sample-settings.ts";
import { problemsIn } from "./fields/problems.ts";
import { GlobalSettings } from "./global-settings.ts";

const window = (fields: Readonly<Record<string, unknown>> = {}) => ({
  fields: Object.fromEntries(
    Object.entries({
      from: "2026-11-05T22:00",
      to: "2026-11-06T06:00",
      message: "CV-tjekket er lukket i nat.",
      showMessage: true,
      functionalityOff: true,
      ...fields,
    }).map(([name, value]) => [name, { value }]),
  ),
});
const read = (serviceMessages: unknown) =>
  v.safeParse(GlobalSettings, { ...sampleSettings, serviceMessages }, plainMessages);
const windowsOf = (feature: "cvTjek" | "header", serviceMessages: unknown) => {
  const { output, success } = read(serviceMessages);
  return success ? output.serviceMessages[feature] : undefined;
};
const without = (left: string) => ({
  fields: Object.fromEntries(Object.entries(window().fields).filter(([name]) => name !== left)),
});
const problems = (serviceMessages: unknown) => problemsIn(read(serviceMessages).issues ?? []);

it("a window's times become instants, by the clocks of Copenhagen", () => {
  expect(windowsOf("cvTjek", { cvTjek: [window()] })).toEqual([
    {
      from: "2026-11-05T21:00:00.000Z",
      to: "2026-11-06T05:00:00.000Z",
      message: "CV-tjekket er lukket i nat.",
      showMessage: true,
      functionalityOff: true,
    },
  ]);
});

it("in the night with a repeated hour, a window from half past two to half past two lasts an hour", () => {
  const night = window({ from: "2026-10-25T02:30", to: "2026-10-25T02:30" });
  expect(windowsOf("cvTjek", { cvTjek: [night] })).toMatchObject([
    { from: "2026-10-25T00:30:00.000Z", to: "2026-10-25T01:30:00.000Z" },
  ]);
});

it("a feature that is not named has no window, and a window that closes a feature needs no message", () => {
  const { fields } = without("message");
  const { output } = read({ cvTjek: [{ fields: { ...fields, showMessage: { value: false } } }] });
  expect(output).toMatchObject({ serviceMessages: { header: [], login: [], cvTjek: [{ message: "" }] } });
});

it("a window switches nothing off by default", () => {
  const serviceMessages = { header: [without("functionalityOff")], cvTjek: [without("functionalityOff")] };
  expect([windowsOf("header", serviceMessages), windowsOf("cvTjek", serviceMessages)]).toMatchObject([
    [{ functionalityOff: false }],
    [{ functionalityOff: false }],
  ]);
});

it("missing fields and wrong types are named in plain words", () => {
  expect(problems({ header: [without("from")], login: { fields: {} }, cvTjek: [{}] })).toEqual([
    "serviceMessages.header.0.fields.from: is missing",
    "serviceMessages.cvTjek.0.fields: is missing",
    "serviceMessages.login: must be a list",
  ]);
});

const at = "serviceMessages.cvTjek.0.fields";
const exists =
  "must be a date and time that exists, like 2026-11-05T22:00, which is the time in Copenhagen, or 2026-11-05T21:00Z";
it.each([
  ["a date that cannot be read", { from: "i aften" }, `${at}.from: ${exists}`],
  ["a day that does not exist", { to: "2026-11-31T10:00" }, `${at}.to: ${exists}`],
  ["a number for a date", { from: 20261105 }, `${at}.from.value: ${exists}`],
  [
    "an end before the beginning",
    { to: "2026-11-05T21:00" },
    `${at}.to: must be later than from, or the window is never open`,
  ],
  [
    "an end at the beginning",
    { to: "2026-11-05T21:00Z" },
    `${at}.to: must be later than from, or the window is never open`,
  ],
  [
    "a window in the skipped hour",
    { from: "2026-03-29T02:10", to: "2026-03-29T02:50" },
    `${at}.to: must be later than from, or the window is never open`,
  ],
  [
    "a message to show that is empty",
    { message: " ", functionalityOff: false },
    `${at}.message: must not be empty, since showMessage is true`,
  ],
  [
    "a window that does nothing",
    { showMessage: false, functionalityOff: false },
    `${at}.showMessage: must be true if functionalityOff is false, or the window does nothing`,
  ],
  ["a text for a boolean", { showMessage: "ja" }, `${at}.showMessage.value: must be true or false`],
])("%s is named with its path", (_case, fields, sentence) => {
  expect(problems({ cvTjek: [window(fields)] })).toEqual([sentence]);
});

it("a feature that does not exist is named, with those that do", () => {
  expect(problems({ cvtjek: [window()] })).toEqual([
    "serviceMessages.cvtjek: is not a feature; windows can be set for header, myPost, dms, dms2, booking, interact, di, jobmatch, cvTjek, login",
  ]);
});

it("a window of the header cannot switch anything off", () => {
  expect(problems({ header: [window()] })).toEqual([
    "serviceMessages.header.0: must have a message and functionalityOff false: the header only shows messages and switches nothing off",
  ]);
});

it("the texts of forms and of the session are required", () => {
  const settings = {
    ...sampleSettings,
    formResponse: { ...sampleSettings.formResponse, errorTitle: { value: " " } },
    sessionTimeout: {},
  };
  const { issues = [] } = v.safeParse(GlobalSettings, settings, plainMessages);
  expect(problemsIn(issues)).toEqual([
    "formResponse.errorTitle: must not be empty",
    "sessionTimeout.title: is missing",
    "sessionTimeout.text: is missing",
    "sessionTimeout.renewLabel: is missing",
    "sessionTimeout.logoutLabel: is missing",
  ]);
});
