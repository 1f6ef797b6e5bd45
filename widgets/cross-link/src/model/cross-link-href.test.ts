import { expect, it } from "vitest";
import { crossLinkHref } from "./cross-link-href.ts";

const cv = { cvJwt: "a.b-c.d_e", cvId: "7" };
const base = "https://cms.example/karriere/cv";

it.each([
  ["jobmatch", "/jobmatch", "https://cms.example/jobmatch#cvJwt=a.b-c.d_e&cvId=7&toolId=cv_tjek"],
  ["cv_tjek", "/cv-tjek", "https://cms.example/cv-tjek#cvJwt=a.b-c.d_e&cvId=7&toolId=jobmatch"],
  [
    "jobmatch",
    "https://host.example/job?utm_source=kort#start",
    "https://host.example/job?utm_source=kort#start&cvJwt=a.b-c.d_e&cvId=7&toolId=cv_tjek",
  ],
  ["jobmatch", "./job?cvJwt=gammel", "https://cms.example/karriere/job#cvJwt=a.b-c.d_e&cvId=7&toolId=cv_tjek"],
] as const)("passes the CV and its tool on to %s at %s", (tool, href, address) => {
  expect(crossLinkHref(cv, { tool, href, base })).toBe(address);
});
