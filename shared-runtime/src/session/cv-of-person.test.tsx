import { beforeEach, expect, it, vi } from "vitest";
import { storedItems } from "../storage/stored-items.ts";
import { followPerson } from "./cv-of-person.ts";
import { openStoredToolSession } from "./stored-tool-session.ts";

const cv = { cvJwt: "token", cvId: "7", toolId: "cv_tjek" };
const keep = (session: object) => {
  for (const key of ["jobmatch/ratings/1", "jobmatch/search/1"]) localStorage.setItem(key, "{}");
  localStorage.setItem("sidebar", "collapsed");
  localStorage.setItem("tool-session/1", JSON.stringify(session));
};
const kept = () => JSON.parse(localStorage.getItem("tool-session/1") ?? "null") as unknown;

beforeEach(() => localStorage.clear());

it("leaves the CV of a visitor alone, until somebody signs in: then it is theirs", () => {
  keep(cv);
  followPerson(undefined);
  expect(kept()).toEqual(cv);
  followPerson("karen");
  followPerson("karen");
  expect(kept()).toEqual({ ...cv, person: "karen" });
});

it.each([undefined, "åge"])(
  "deletes a member's CV, with the search and the ratings for it, once %j is there",
  (next) => {
    keep({ ...cv, person: "karen" });
    followPerson(next);
    expect(Object.keys(localStorage).toSorted()).toEqual([
      "sidebar",
      ...(next === undefined ? [] : ["tool-session/1"]),
    ]);
    expect(kept()).toEqual(next === undefined ? null : { person: next });
  },
);

it("deletes the search and the ratings of a member who has removed the CV, or had none", () => {
  followPerson("karen");
  localStorage.setItem("jobmatch/search/1", "{}");
  followPerson("karen");
  const tool = openStoredToolSession();
  tool.follow("karen");
  tool.keep(cv);
  localStorage.setItem("jobmatch/ratings/1", "{}");
  tool.forget(cv.cvJwt);
  expect(kept()).toEqual({ person: "karen" });
  followPerson(undefined);
  expect(localStorage.length).toBe(0);
});

it("leaves the search of a visitor alone", () => {
  localStorage.setItem("jobmatch/search/1", "{}");
  followPerson(undefined);
  expect(Object.keys(localStorage)).toEqual(["jobmatch/search/1"]);
});

it("deletes what the table says ends with the session", () => {
  for (const { place, name } of storedItems)
    if (place === "localStorage" && name !== "tool-session/1") localStorage.setItem(name, "{}");
  localStorage.setItem("tool-session/1", JSON.stringify({ person: "karen" }));
  followPerson(undefined);
  const stays = storedItems.filter((item) => item.place === "localStorage" && !("endsWith" in item));
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [...stays.map(({ name }) => name), "member-session/1"].toSorted(),
  );
});

it("survives storage that is blocked or has something else", () => {
  localStorage.setItem("tool-session/1", "{");
  followPerson("karen");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  followPerson(undefined);
  vi.restoreAllMocks();
  expect(localStorage.getItem("tool-session/1")).toBe("{");
});
