import { CvRecommendations } from "shared-runtime/api/cv.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FindSettings } from "../services/site-settings/site-settings.routes.ts";
import { GlobalSettings } from "../pages/content/global-settings.ts";
import { sampleSettings } from "../pages/testing/sample-settings.ts";
import { createCvReviewer } from "../engines/cv-review/pool/create-cv-reviewer.ts";
import { leaderCv } from "../engines/cv-review/testing/leader-cv.ts";
import { makeCv } from "../engines/cv-review/testing/make-cv.ts";
import { recommendations, uploaded } from "./testing/cv-calls.ts";
import { noContent } from "./testing/test-ports.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

const shortProfile = { ...leaderCv("da", 1), profile: "Driftsdirektør med 14 års erfaring og 120 medarbejdere." };
const settingsWith = (cvAdvice: object) => v.parse(GlobalSettings, { ...sampleSettings, cvAdvice });
let findSettings: FindSettings;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    createCvReviewer({ readers: 1 }),
    {},
    { content: { ...noContent, findSettings: () => findSettings() } },
  );
});
afterAll(() => server.stop());

async function lengthOfProfile() {
  const { cvIdJwtString } = await uploaded(server.url, new Uint8Array(await makeCv(shortProfile)));
  const answer = await recommendations(server.url, cvIdJwtString);
  const { profile } = v.parse(CvRecommendations, await answer.json());
  const item = profile?.items.find(({ title }) => title === "Profiltekstens længde");
  return [item?.text, item?.todo];
}

const finding = "Din profiltekst er på otte ord.";
const byDefault = [
  `${finding} Giv den mindst 25: Skriv fx, hvor længe du har ledet, hvor mange mennesker det gælder, eller hvad du gerne vil bidrage med i dit næste job.`,
  "Skriv lidt mere i din profiltekst",
];

it("recommends in the words of the site, after what was found, from the next review on", async () => {
  findSettings = async () => settingsWith({});
  expect(await lengthOfProfile()).toEqual(byDefault);
  findSettings = async () =>
    settingsWith({
      "profile.short": { value: "Skriv mindst {mindst} ord om <b>dig</b>." },
      "profile.short.todo": { value: "Gør din profiltekst længere" },
    });
  expect(await lengthOfProfile()).toEqual([
    `${finding} Skriv mindst 25 ord om <b>dig</b>.`,
    "Gør din profiltekst længere",
  ]);
});

it("recommends in the default words if the content has no settings, or they cannot be read", async () => {
  findSettings = async () => undefined;
  expect(await lengthOfProfile()).toEqual(byDefault);
  findSettings = () => Promise.reject(new Error("site.json cannot be read"));
  expect(await lengthOfProfile()).toEqual(byDefault);
  expect(server.logLines().filter(({ level }) => level === "error")).toMatchObject([
    { msg: "the settings of the site were not read: a review has the default advice" },
  ]);
});
