import { beforeEach, expect, it } from "vitest";
import { announceSignIn } from "./announce-sign-in.ts";
import { signInNews } from "./sign-in-news.ts";

const announced = () => document.querySelector("[data-sign-in-announcement]")?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<span data-sign-in-sentence="in">Du er logget ind.</span>
    <span data-sign-in-sentence="out">Du er logget ud.</span>
    <span data-sign-in-sentence="late">Vi har logget dig ud.</span><span role="status" data-sign-in-announcement></span>`;
  document.cookie = "sign-in-news=; Max-Age=0; Path=/";
});

it.each([
  ["in", "Du er logget ind."],
  ["out", "Du er logget ud."],
  ["late", "Vi har logget dig ud."],
])("announces once what happened to the sign-in: %s", (news, sentence) => {
  document.cookie = `sign-in-news=${news}; Path=/`;
  announceSignIn();
  expect(announced()).toBe(sentence);
});

it.each(["", "x-sign-in-news=in", "sign-in-news=<b>"])("says nothing for the cookie %j", (cookie) => {
  document.cookie = `${cookie}; Path=/`;
  announceSignIn();
  expect([signInNews(), announced()]).toEqual([undefined, ""]);
});
