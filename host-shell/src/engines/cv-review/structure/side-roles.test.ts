import { describe, expect, it } from "vitest";
import { mainRoles, overlapsByNature } from "./side-roles.ts";
import { roleNameOf } from "./role-name.ts";

const mainJobs = [
  "Sygeplejerske, Regionshospitalet Gødstrup",
  "Oversygeplejerske, Aarhus Universitetshospital",
  "Produktionschef, Nordkær Mejeri A/S",
  "Områdeleder, Boligforeningen AAB",
  "Konsulent, Landbrugsforeningen",
  "Onboarding Manager, Keyboard ApS",
  "Product Owner, Nordic Systems A/S",
  "Produktejer, Nordisk Data A/S",
  "Manager, Deloitte Advisory",
  "Frivilligkoordinator, Røde Kors",
  "Volunteer Coordinator, Red Cross",
  "Orlovskonsulent, Djøf",
  "Afdelingsleder, Vikarbureauet Nord",
  "Barselsvikar, Aarhus Kommune",
  "Fuldmægtig, Miljø- og Fødevareklagenævnet",
  "Bestyrelsessekretær, Himmerland Boligforening",
  "Formand, Betonbyg A/S",
  "Lejer- og kundechef, Freja Ejendomme",
  "Cleaver Operator, Danish Crown",
];

const sideRoles = [
  "Udsendt til Kosovo med Forsvaret",
  "Co-chair, Hospital Ethics Committee",
  "Member, Nordic Triage Network",
  "Bestyrelsesmedlem, Silkeborg Roklub",
  "Skolebestyrelsesformand, Vestre Skole",
  "Medlem af bestyrelsen, Nordhavn A/S",
  "Formand, Grundejerforeningen Solbakken",
  "Næstformand i Skolelederforeningen",
  "Kasserer, Aarhus Badmintonklub",
  "Byrådsmedlem, Aalborg Kommune",
  "Medlem, Huslejenævnet i Vejle",
  "Frivillig, Røde Kors",
  "Frivilligt arbejde, Natteravnene",
  "Censor, Syddansk Universitet",
  "Ekstern lektor, CBS",
  "Board member, Nordic Foods",
  "Member, Board of Directors, Nordic Foods",
  "Non-executive director, Nordic Foods",
  "Volunteer, Red Cross",
  "Advisory board, Startup Nord",
  "Studentermedhjælper, Odense Kommune",
];

const oftenHeldWithOthers = [
  "Selvstændig konsulent, Holm Rådgivning",
  "Ejer, Café Holm",
  "Medejer og driftschef, Café Holm",
  "Gårdejer",
  "Founder, Nordic Bikes",
  "Co-owner, Nordic Bikes",
  "Freelancejournalist, Fagbladet",
  "Tilkaldevikar, Odense Kommune",
  "Underviser, VUC Nord",
];

describe("Work beside a job", () => {
  it.each(mainJobs)("is not recognised in »%s«", (text) => {
    const name = roleNameOf([text]);
    expect([mainRoles([name, other]), overlapsByNature(name)]).toEqual([[name, other], false]);
  });

  it.each(sideRoles)("is recognised in »%s«, which is not one of the jobs in a row", (text) => {
    const name = roleNameOf([text]);
    expect([mainRoles([name, other]), overlapsByNature(name)]).toEqual([[other], true]);
  });

  it.each(oftenHeldWithOthers)("may overlap other jobs, but is one of them: »%s«", (text) => {
    const name = roleNameOf([text]);
    expect([mainRoles([name, other]), overlapsByNature(name)]).toEqual([[name, other], true]);
  });

  it("counts as a job if there are no others", () => {
    const names = ["Frivillig, Røde Kors", "Censor, CBS"].map((text) => roleNameOf([text]));
    expect(mainRoles(names)).toEqual(names);
  });
});

const other = roleNameOf(["Driftschef, Nordhavn Logistik A/S"]);

it("names the employer of a posting abroad", () => {
  expect(roleNameOf(["Udsendt til Kosovo med Forsvaret"])).toMatchObject({
    title: "Udsendt til Kosovo",
    employer: "Forsvaret",
  });
});
