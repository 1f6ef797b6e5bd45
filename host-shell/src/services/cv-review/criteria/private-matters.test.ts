import { describe, expect, it } from "vitest";
import { familyIn, healthIn, politicsIn, religionIn } from "./private-matters.ts";

describe("What people tell of themselves is found", () => {
  it.each([
    ["Jeg var sygemeldt med stress i 2022", healthIn],
    ["2020 – 2021 Sygemeldt", healthIn],
    ["Jeg har haft en alvorlig depression", healthIn],
    ["Pause på grund af sygdom", healthIn],
    ["Helbred: godt", healthIn],
    ["I was diagnosed with ADHD", healthIn],
    ["Jeg er rask efter en blodprop i 2021", healthIn],
    ["Jeg er far til tre, gift, og rask efter en blodprop", healthIn],
    ["Jeg fik i 2021 en blodprop", healthIn],
    ["Har haft kræft, men er helt rask", healthIn],
    ["Overlevet kræft", healthIn],
    ["Stress (2018)", healthIn],
    ["Aktiv i folkekirken", religionIn],
    ["Aktivt medlem af min menighed", religionIn],
    ["Jeg er far til tre", familyIn],
    ["Mor til 2", familyIn],
    ["Fodboldtræner og fire børnebørn", familyIn],
    ["Jeg bor med min kone og vores drenge", familyIn],
    ["Jeg er praktiserende katolik", religionIn],
    ["Religion: muslim", religionIn],
    ["Medlem af folkekirken", religionIn],
    ["Medlem af Socialdemokratiet", politicsIn],
    ["Byrådskandidat i 2021", politicsIn],
    ["Politisk ståsted: borgerligt", politicsIn],
    ["Gift, 3 børn", familyIn],
    ["Jeg har to voksne børn", familyIn],
    ["Civilstand: samlevende", familyIn],
  ] as const)("»%s«", (text, find) => {
    expect(find(text)).toBeDefined();
  });
});

describe("What belongs to a job is left alone", () => {
  it.each([
    ["Konsulent i sundhedssektoren", healthIn],
    ["Leder afdelingen for depression og angst", healthIn],
    ["Kræftens Bekæmpelse", healthIn],
    ["Nedbragte antallet af sygemeldte medarbejdere", healthIn],
    ["Kræftafdelingen, Rigshospitalet", healthIn],
    ["Fik stress og sygefravær ned med 20 procent", healthIn],
    ["Har haft stress på dagsordenen siden 2015", healthIn],
    ["Jeg har arbejdet med stress og depression i ti år", healthIn],
    ["Genoptræning af borgere efter en blodprop", healthIn],
    ["Støttede patienter, der har haft kræft", healthIn],
    ["Underviste ledere i at forebygge stress", healthIn],
    ["Aktiv i idrætsforeningen", religionIn],
    ["Kirkegårdsleder i folkekirken", religionIn],
    ["Moderselskab til to firmaer", familyIn],
    ["Autismecenter Fyn, Diabetesforeningen og Handicaporganisationernes Hus", healthIn],
    ["Indførte stresspolitik og sundhedsordning", healthIn],
    ["Kirke- og kulturmedarbejder, Folkekirkens Hus", religionIn],
    ["Kristen Jensen, direktør", religionIn],
    ["Kasserer i Grundtvigs Kirke", religionIn],
    ["Jeg har tro på mennesker", religionIn],
    ["Politisk konsulent, Socialdemokratiet", politicsIn],
    ["Udviklede personalepolitik og energipolitik", politicsIn],
    ["Embedsmand i Folketinget", politicsIn],
    ["Børn og Unge, Aarhus Kommune", familyIn],
    ["Fjernede gift fra produktionen", familyIn],
  ] as const)("»%s«", (text, find) => {
    expect(find(text)).toBeUndefined();
  });
});

it.each([
  ["CPR 010180-xxxx. Gift, 2 børn.", "Gift, 2 børn"],
  ["Jeg er far til tre, gift, og rask.", "far til tre, gift"],
  ["Født i 1970, gift og bosat i Vejle", "gift"],
])("quotes only what is private in »%s«", (text, expected) => {
  expect(familyIn(text)).toBe(expected);
});
