import { fileURLToPath } from "node:url";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SignupForm } from "shared-runtime/api/signup.ts";
import { afterAll, expect, it } from "vitest";
import { readMembership } from "../../pages/content/read-membership.ts";
import { calculateMembership } from "./calculate-membership.ts";
import type { MembershipFile } from "./membership-file.ts";

const content = fileURLToPath(new URL("../../../content/lederkredsen", import.meta.url));
const { rules, prices } = (await readMembership(content))!;
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

type Work = Partial<SignupForm["workInfo"]>;
const membershipOf = (product: SignupForm["product"], workInfo: Work) =>
  calculateMembership(rules, { product, workInfo: workInfo as SignupForm["workInfo"] });

const main = { sleeveEnum: "leder", plan: "main" };
const unemployed = { sleeveEnum: "ledig", plan: "main" };
const business = { membership: "business", sleeveEnum: "business", plan: "business" };

it.each<[SignupForm["product"], Work, object | undefined]>([
  ["akasse", { employmentRole: "ledig", formerManager: false }, { membership: "akasse", sleeveEnum: "ledig" }],
  ["akasse", { employmentRole: "selvstaendig", ownerShare: ">50%" }, { membership: "akasse", sleeveEnum: "akasse" }],
  ["fagforening", { employmentRole: "direktor", ownerShare: ">50%" }, business],
  ["fagforening+akasse", { employmentRole: "selvstaendig", ownerShare: "<50%" }, business],
  ["fagforening", { employmentRole: "direktor", ownerShare: "<50%" }, { membership: "fagforening", ...main }],
  ["fagforening", { employmentRole: "selvstaendig", ownerShare: "0%" }, { membership: "fagforening", ...main }],
  [
    "fagforening+akasse",
    { employmentRole: "ansat_med_ledelsesansvar", workType: "other" },
    { membership: "fagforening+akasse", ...main },
  ],
  [
    "fagforening",
    { employmentRole: "ansat_uden_ledelsesansvar", workType: "whitecollar" },
    { membership: "spring", sleeveEnum: "spring", plan: "spring" },
  ],
  ["fagforening", { employmentRole: "ansat_uden_ledelsesansvar", workType: "bluecollar" }, undefined],
  [
    "fagforening+akasse",
    { employmentRole: "ansat_uden_ledelsesansvar", workType: "bluecollar" },
    { membership: "fagforening+akasse", ...main },
  ],
  ["fagforening", { employmentRole: "ledig", formerManager: true }, { membership: "fagforening", ...unemployed }],
  [
    "fagforening+akasse",
    { employmentRole: "ledig", formerManager: false },
    { membership: "fagforening+akasse", ...unemployed, plan: "main" },
  ],
  ["fagforening", { employmentRole: "ledig", formerManager: false }, undefined],
])("gives for %s and %j: %j", (product, work, membership) => {
  expect(membershipOf(product, work)).toEqual(membership);
});

async function read(change: (file: { prices: MembershipFile["prices"]; rules: unknown[] }) => void) {
  const folder = await mkdtemp(join(tmpdir(), "membership-"));
  folders.push(folder);
  const file = structuredClone({ prices, rules: [...rules] });
  change(file);
  await mkdir(join(folder, "items"));
  await writeFile(join(folder, "items/membership.json"), JSON.stringify(file));
  return readMembership(folder);
}

it("reads prices and rules that an organisation has replaced", async () => {
  const replaced = await read((file) => {
    file.rules = [{ when: {}, gives: { membership: "fagforening", sleeveEnum: "alle", plan: "main" } }];
  });
  expect(calculateMembership(replaced!.rules, { product: "akasse", workInfo: {} as SignupForm["workInfo"] })).toEqual({
    membership: "fagforening",
    sleeveEnum: "alle",
    plan: "main",
  });
});

it.each<[string, Parameters<typeof read>[0], RegExp]>([
  [
    "a role that does not exist",
    ({ rules: rows }) => void (rows[2] = { when: { employmentRole: ["konge"] }, gives: {} }),
    /rules\.2\.when\.employmentRole/,
  ],
  [
    "a condition that does not exist",
    ({ rules: rows }) => void (rows[1] = { when: { age: [40] }, gives: { membership: "akasse", sleeveEnum: "a" } }),
    /rules\.1\.when\.age/,
  ],
  [
    "a plan without a price",
    ({ prices: list }) => void list.subscriptionPrices.pop(),
    /rules\.6\.gives\.plan is "spring", which has no price/,
  ],
  [
    "sums that disagree",
    ({ prices: list }) => void (list.unionMembershipAndUnemploymentFundPrice = 1),
    /must be the sum of the two prices/,
  ],
  [
    "two prices of the main plan",
    ({ prices: list }) => void (list.unionMembershipPrice = 1),
    /must be the price of the plan main/,
  ],
  ["a price below zero", ({ prices: list }) => void (list.unemploymentFundPrice = -1), /prices\.unemploymentFundPrice/],
  ["no rules", (file) => void (file.rules = []), /rules/],
])("refuses %s, and names the row", async (_, change, message) => {
  await expect(read(change)).rejects.toThrow(message);
});

it("has no prices where the content has no file", async () => {
  expect(await readMembership(tmpdir())).toBeUndefined();
});
