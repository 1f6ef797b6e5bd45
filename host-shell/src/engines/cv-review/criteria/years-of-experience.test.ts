import { expect, it } from "vitest";
import { yearsOfExperienceIn } from "./years-of-experience.ts";

it.each([
  ["Logistikchef med 12 års erfaring fra handel", "12 års erfaring"],
  ["Produktionschef med 14 års ledelseserfaring", "14 års ledelseserfaring"],
  ["Sales director. Thirteen years as a people manager in Denmark.", "Thirteen years"],
  ["Leder med elleve år i detailhandlen", "elleve år"],
  ["Jeg har femogtyve års brancheerfaring", "femogtyve års brancheerfaring"],
  ["Erfaren skoleleder med 18 år i folkeskolen, heraf 11 år som øverste leder", "18 år"],
  ["Jeg har været leder i 20 år.", "20 år"],
  ["Jeg har arbejdet med lager i mange år.", "mange år"],
  ["Manager with sixteen years of experience", "sixteen years of experience"],
  ["Manager with over 10 years' experience", "10 years' experience"],
  ["Airport manager with fifteen years on the floor", "fifteen years"],
  ["Major i Hæren med 24 års tjeneste", "24 års tjeneste"],
  ["Har forhandlet overenskomster i 14 år", "14 år"],
  ["Har været gift i 14 år", undefined],
  ["Mangeårig erfaring med drift", "Mangeårig erfaring"],
  ["Two decades of leadership in retail", "Two decades of leadership"],
  ["Driftschef siden 2009", "siden 2009"],
  ["Jeg er 47 år og har 20 års erfaring som leder", "20 års erfaring"],
  ["Jeg er 47 år og logistikchef i en mellemstor virksomhed", undefined],
  ["Brian, 53 år. Logistikchef der søger job", undefined],
  ["Logistikchef, 53 år, bosat i Vejle", undefined],
  ["Brian på 53 år. Har arbejdet med lager i hele mit liv.", undefined],
  ["I am 47 years old and lead 12 people", undefined],
  ["Jeg er gift og har børn på 9 og 12 år", undefined],
  ["Jeg har vendt et underskud på to år", undefined],
  ["Vi blev årets butik tre år i træk", undefined],
  ["Leder i en 125 år gammel virksomhed", undefined],
  ["Jeg er gift og har boet i Odense siden 2005", undefined],
])("reads the years of work in »%s«", (text, years) => {
  expect(yearsOfExperienceIn(text)).toBe(years);
});
