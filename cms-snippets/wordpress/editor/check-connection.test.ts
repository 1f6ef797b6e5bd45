import { expect, it } from "vitest";
import { checkConnection } from "./check-connection.ts";

const registry = () => Response.json({ widgets: { "cv-check": {}, jobmatch: {} } });
const good = {
  "/widgets/registry.json": registry,
  "/embed.js": () => new Response('u="https://host"+"/loader.js"'),
  "/api/caller-origin": () => Response.json({ allowed: true }),
};

function check(answers: Readonly<Record<string, () => Response>>, host = "https://host", origin = "https://site") {
  const fetch = async (address: string) => {
    const answer = answers[address.slice(host.length)];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  };
  return checkConnection({ host, origin, fetch });
}

it("finds all that a page needs", async () => {
  expect(await check(good)).toEqual([
    { isGood: true, about: "registry", detail: "cv-check, jobmatch" },
    { isGood: true, about: "script" },
    { isGood: true, about: "origin", detail: "https://site" },
  ]);
});

it.each([
  ["nothing answers", {}, ["unreachable"]],
  ["a page without the tools answers", { "/widgets/registry.json": () => new Response("<html>") }, ["foreign"]],
  ["an address is missing", { "/widgets/registry.json": () => new Response("", { status: 404 }) }, ["foreign"]],
  ["the script is missing", { ...good, "/embed.js": () => new Response("", { status: 404 }) }, ["script-missing"]],
  [
    "the site is not allowed",
    { ...good, "/api/caller-origin": () => Response.json({ allowed: false }) },
    ["origin-missing"],
  ],
  [
    "a host that cannot say whether the site is allowed",
    { ...good, "/api/caller-origin": undefined },
    ["origin-missing"],
  ],
])("says so if %s", async (_, answers, problems) => {
  const defined = Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, () => Response] => entry[1] !== undefined),
  );
  const findings = await check(defined);
  expect(findings.filter(({ isGood }) => !isGood).map(({ about }) => about)).toEqual(problems);
});

it("asks nothing of a host that browsers refuse, and needs no permission on the host's own origin", async () => {
  expect(await check({}, "http://host")).toEqual([{ isGood: false, about: "insecure" }]);
  expect((await check({ ...good }, "https://host", "https://host")).at(-1)).toEqual({
    isGood: true,
    about: "origin",
    detail: "https://host",
  });
});
