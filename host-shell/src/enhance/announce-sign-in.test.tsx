import { afterEach, beforeEach, expect, it } from "vitest";
import { announceSignIn } from "./announce-sign-in.ts";
import { signInNews } from "./sign-in-news.ts";

const announced = () => document.querySelector("[data-sign-in-announcement]")?.textContent;
const { dataset } = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = `<span role="status" data-sign-in-announcement data-in="Ind." data-out="Ud." data-late="For sent."></span>`;
});
afterEach(() => {
  delete dataset["signInNews"];
  document.cookie = "sign-in-news=; Max-Age=0; Path=/";
});

it.each([
  ["in", "Ind."],
  ["out", "Ud."],
  ["late", "For sent."],
])("announces what happened to the sign-in: %s", (news, sentence) => {
  document.cookie = `sign-in-news=${news}; Path=/`;
  dataset["signInNews"] = signInNews();
  announceSignIn();
  expect(announced()).toBe(sentence);
});

it.each(["a=1", "x-sign-in-news=in", "sign-in-news=<b>"])("knows no news from the cookie %j", (cookie) => {
  document.cookie = `${cookie}; Path=/`;
  expect(signInNews()).toBeUndefined();
  announceSignIn();
  expect(announced()).toBe("");
});
