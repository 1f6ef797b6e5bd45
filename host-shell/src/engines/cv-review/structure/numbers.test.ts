import { describe, expect, it } from "vitest";
import { tellsNumber } from "./numbers.ts";

describe("In Danish", () => {
  it.each([
    "Sparede 3 mio. kr.",
    "Sparede 400 t.kr. om året",
    "Faldt med ti procent",
    "Øgede omsætningen 15%",
    "Voksede 3,8 procent",
    "Leder fire teams",
    "Leder to afdelinger",
    "Halverede ventetiden",
    "Fordoblede salget",
    "Leverede 2000 timer",
    "Ledede 2000 medarbejdere",
    "Servicerede 1200 Brugere",
    "2019: Åbnede 5 nye butikker",
    "Ledede femogtyve kolleger",
    "Forhandlede en kontrakt på DKK15m",
    "Sparede 3M kr. om året",
    "Løftede salget med 4 mio. hos 3M",
    "Ledede 3F's 12 tillidsfolk",
    "Oplærte 5 sælgere",
  ])("»%s« states an amount", (text) => {
    expect(tellsNumber(text, "da")).toBe(true);
  });

  it.each([
    "Løftede salget i 2019",
    "Vandt pris i 2017 og 2018",
    "Ledede afdelingen fra 2015 til 2018",
    "Fra 1. marts 2019 leder af butikken",
    "Flyttede kontoret til 8000 Aarhus C",
    "Svarede på 26 41 70 93",
    "Svarede på +45 26 41 70 93",
    "Indførte ISO 9001 og Microsoft 365",
    "Indførte SAP S/4HANA og PRINCE2",
    "Passede vagten 24/7",
    "Forhandlede overenskomst med 3F og HK",
    "Forhandlede med 3F's afdeling i Herning",
    "Solgte ind til 3M og 7-Eleven",
    "Indførte 5S på gulvet",
    "Samlede lageret hos en 3PL-partner",
    "Indførte 360-graders målinger",
    "Holdt 1:1-samtaler og åbnede en 3D-printerlinje",
    "Første leder i afdelingen",
    "Byggede et nyt team",
  ])("»%s« states no amount", (text) => {
    expect(tellsNumber(text, "da")).toBe(false);
  });
});

describe("In English", () => {
  it.each([
    "Managed two sites",
    "Saved DKK 3M",
    "Saved $5M",
    "Grew revenue by 12%",
    "Halved the waiting time",
    "Saved DKK 4 million",
  ])("»%s« states an amount", (text) => {
    expect(tellsNumber(text, "en")).toBe(true);
  });

  it.each([
    "Went to market in 2019",
    "Ran 5S workshops",
    "Negotiated with 3F",
    "Held 1:1s",
    "In charge of fire safety",
    "Moved the office to 8000 Aarhus",
  ])("»%s« states no amount", (text) => {
    expect(tellsNumber(text, "en")).toBe(false);
  });
});
