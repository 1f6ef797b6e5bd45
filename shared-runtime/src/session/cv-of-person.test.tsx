import { beforeEach, expect, it, vi } from "vitest";
import { followPerson } from "./cv-of-person.ts";

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
    expect(Object.keys(localStorage)).toEqual(["sidebar"]);
  },
);

it("stores nothing where no CV is, and survives storage that is blocked or has something else", () => {
  followPerson("karen");
  expect(localStorage.length).toBe(0);
  localStorage.setItem("tool-session/1", "{");
  followPerson("karen");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  followPerson(undefined);
  vi.restoreAllMocks();
  expect(localStorage.getItem("tool-session/1")).toBe("{");
});
