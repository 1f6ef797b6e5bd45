import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { structureOf } from "./cv-structure.ts";

function emailIn(lines: string): unknown {
  const { email, emailPart } = structureOf(cvFromText(`# Kontakt\n${lines}\n# Profil\nLeder`)).contact;
  return [email?.address, email?.wrapped, emailPart];
}

it.each([
  ["hanne@firma.dk", "hanne@firma.dk"],
  ["Ring eller skriv til hanne@firma.dk.\nvejen er lang", "hanne@firma.dk"],
  ["E-mail:\nhanne@firma.dk", "hanne@firma.dk"],
  ["Bor i Esbjerg.\nhanne@firma.dk", "hanne@firma.dk"],
  ["tlf.\nhanne@firma.dk", "hanne@firma.dk"],
  ["Skovbakken 14 -\nhanne@firma.dk", "hanne@firma.dk"],
  ["hanne @ firma.dk", "hanne @ firma.dk"],
])("an e-mail address is found in »%s«", (lines, address) => {
  expect(emailIn(lines)).toEqual([address, false, undefined]);
});

it.each([
  ["hanne.bruun@mikkelsen-\npost.dk", "hanne.bruun@mikkelsen-post.dk"],
  ["Bygaden 4 · 28 44 19 03 · E-mail: anne.krogh@\nkommunepost.dk · Roskilde", "anne.krogh@kommunepost.dk"],
  ["anne.krogh\n@kommunepost.dk", "anne.krogh@kommunepost.dk"],
  ["hanne@mail.kommune.\ndk", "hanne@mail.kommune.dk"],
  ["hanne@kommunepost\n.dk", "hanne@kommunepost.dk"],
  ["hanne.\nbruun@firma.dk", "hanne.bruun@firma.dk"],
  ["Mail: hanne-\nbruun@firma.dk", "hanne-bruun@firma.dk"],
])("one that wraps to the next line is joined: »%s«", (lines, address) => {
  expect(emailIn(lines)).toEqual([address, true, undefined]);
});

it.each([
  ["hanne.bruun@mikk\nelsen.dk", "hanne.bruun@mikk"],
  ["hanne.bruun@firma", "hanne.bruun@firma"],
  ["hanne.bruun@", "hanne.bruun@"],
])("part of one is reported as such: »%s«", (lines, part) => {
  expect(emailIn(lines)).toEqual([undefined, undefined, part]);
});

it.each(["Salgschef @ Novo", "Twitter: @hanne", "28 44 19 03"])("»%s« is not an address", (lines) => {
  expect(emailIn(lines)).toEqual([undefined, undefined, undefined]);
});
