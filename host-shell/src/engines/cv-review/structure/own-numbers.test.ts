import { expect, test } from "vitest";
import { tellsOwnNumber } from "./own-numbers.ts";

test.each([
  ["people", "Leder 18 medarbejdere og to mellemledere"],
  ["few people", "Ansatte tre chefer"],
  ["few people behind another word", "Fik ansat to nye sælgere"],
  ["money", "Stod for fondsansøgninger for 7 mio. kr."],
  ["a share", "Svindet er bragt ned fra 2,1 til 0,9 pct."],
  ["half", "Halverede overarbejdet op til aflevering"],
  ["a change of time", "Forkortede svartiden fra 12 til 6 uger"],
  ["a change of time in days", "Nedbragte tiden fra 90 til 35 dage"],
  ["a change of a small number", "Fik ventetiden ned fra otte til tre uger"],
  ["a number at the beginning", "Tre nye butikker åbnet til tiden"],
  ["saved hours", "Reducerede overarbejde med 14.000 timer om året"],
  ["all of a share", "Leverede 100 % til tiden i to år"],
  ["what was done", "Åbnede to butikker"],
  ["what is led", "Regionschef for otte butikker"],
  ["before its time", "Afleverede byggeriet to måneder før tid"],
  ["a team that is led", "Leder af et team på 9 personer"],
  ["a factor of a change", "Omsætningen steg 3 gange"],
  ["a multiple", "Solgte 3 gange så meget som året før"],
  ["a change beside its time", "Værelsespris op med 14 % på to år"],
])("%s is an amount of the person's own work", (_, text) => {
  expect(tellsOwnNumber(text, "da")).toBe(true);
});

test.each([
  ["all of one's will", "Går 100 % op i kvalitet"],
  ["all of one's attention", "Holder 110 procent fokus på kunderne"],
  ["how often", "Gennemførte trivselsmåling to gange, med fremgang begge gange"],
  ["how long", "Afløste papirrapporter med en app på fire måneder"],
  ["years in a row", "Ingen afvigelser fire år i træk"],
  ["people of the employer", "Virksomheden har 400 ansatte"],
  ["a team beside the person", "Arbejdede i et team på 9 personer"],
  ["colleagues", "Møder kl. 9 med 12 kolleger"],
  ["whom one reports to", "Rapporterede til 2 direktører"],
  ["years of experience", "Havde 5 års erfaring med indkøb"],
  ["a time of the day", "Lavede om på pauserne, så arbejdet ikke gik i stå kl. 02"],
  ["others", "Var kredsens kontakt til tre kommuner"],
  ["things beside", "Planlagde bemanding for to skift"],
  ["a year", "Indførte ny vagtplan i 2019"],
  ["a standard", "Certificerede virksomheden efter ISO 9001"],
  ["others, of whom leaders come", "Sidder i en arbejdsgruppe sammen med ledere fra tre kommuner"],
  ["the members of a board", "Refererer til en bestyrelse (ni medlemmer, ledet af borgmesteren)"],
  ["days of a week", "Gjorde udeliv til en fast del af hverdagen tre dage om ugen"],
  ["people of the employer", "Arbejdede i en koncern med 9.000 ansatte"],
  ["people of a large employer", "Part of an international company with 12,000 employees"],
])("%s is none", (_, text) => {
  expect(tellsOwnNumber(text, "da")).toBe(false);
});

test.each([
  ["Led 46 keepers and four section heads", true],
  ["Opened two stores", true],
  ["Reduced chemical spend by 14%", true],
  ["Cut the lead time from 9 to 4 weeks", true],
  ["Delivered two weeks ahead of schedule", true],
  ["Grew sales 3 times", true],
  ["Lead a team of 9 people", true],
  ["Worked in a team of 9 people", false],
  ["Agreed a new shift pattern with three unions", false],
  ["Moved the assembly to Poland in nine months", false],
])("in English: %s", (text, tells) => {
  expect(tellsOwnNumber(text, "en")).toBe(tells);
});
