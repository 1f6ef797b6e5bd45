import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { JobStats } from "shared-runtime/api/job-store.ts";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../src/database/testing/each-database.ts";
import { generatePostings } from "../src/services/job-seed/generate-posting.ts";
import { type ApiProcess, startApiProcess } from "../src/server/testing/api-process.ts";
import { commandEnvironment, type Outcome, runCommand } from "./testing/run-command.ts";

const cli = fileURLToPath(new URL("./jobs.ts", import.meta.url));
const adminToken = "lka_a-token-that-is-for-tests-alone";

let folder: string;
let environment: Record<string, string>;

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [cli, ...args], { env: commandEnvironment(environment) });
}

/** Runs `npm run jobs -- …` as a process. */
function jobs(...args: readonly string[]): Promise<Outcome> {
  return runCommand(cli, args, { environment });
}

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

const posting = (number: number, about: object = {}) => ({
  "@type": "JobPosting",
  identifier: String(number),
  title: `Afdelingsleder ${number}`,
  description: "<p>Du leder 12 medarbejdere.</p>",
  hiringOrganization: { name: "Tyttebær Industri" },
  jobLocation: { address: { postalCode: "8000" } },
  url: `https://job.tyttebaer.example/${number}`,
  ...about,
});
const lines = (postings: readonly unknown[]) => postings.map((one) => `${JSON.stringify(one)}\n`).join("");

async function statsOf(server: ApiProcess): Promise<JobStats> {
  const answer = await fetch(`${server.url}/api/jobs/stats`, { headers: { authorization: `Bearer ${adminToken}` } });
  return v.parse(JobStats, await answer.json());
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jobs-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  { name: "the embedded database", database: async () => ({ DATA_DIR: join(folder, "data") }) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newPostgresDatabase() }) },
])("an operator of a server on $name", ({ database }) => {
  let server: ApiProcess;
  beforeAll(async () => {
    server = await startApiProcess({ ...(await database()), DEPLOY_ADMIN_TOKEN: adminToken });
    environment = { WIDGET_HOST: server.url, DEPLOY_ADMIN_TOKEN: adminToken };
  });
  afterAll(() => server.kill());

  it("imports postings, reports each refused one, and changes nothing the second time", async () => {
    const file = await fileOf(
      "mixed.ndjson",
      lines([posting(1), posting(2, { title: "" })]) +
        '{"@type": "JobPosting", "title": "Afbr\n' +
        lines([
          posting(3, { validThrough: "2020-01-31" }),
          posting(1, { title: "Direktør" }),
          { "@type": "Organization", name: "Tyttebær" },
          posting(4),
        ]),
    );
    const refusals = [
      "line 3: is not valid JSON: a string in it does not end on its line. Reading went on at the next entry.",
      "line 2: It has no title. Give it one that says what the job is.",
      "line 4: Afdelingsleder 3: It has expired: its validThrough 2020-01-31 is past. Leave the posting out, or correct the date.",
      "line 6: Its type is Organization, not JobPosting. Leave it out.",
    ];
    const sum = (counts: string) =>
      `7 postings: ${counts}, 1 replaced by a later one with the same identifier, 4 refused.`;
    expect(await jobs("import", file)).toEqual({
      code: 0,
      said: [...refusals, sum("2 new, 0 changed, 0 unchanged")].join("\n"),
    });
    expect(await jobs("import", file)).toEqual({
      code: 0,
      said: [...refusals, sum("0 new, 0 changed, 2 unchanged")].join("\n"),
    });
  });

  it("imports every posting among other values, and reports each of those", async () => {
    const values = [posting(50), null, posting(51), posting(52), "x", posting(53)];
    const reason = 'It has no JobPosting, which is a JSON object whose "@type" is "JobPosting". Leave it out.';
    expect(await jobs("import", await fileOf("odd.json", JSON.stringify(values)))).toEqual({
      code: 0,
      said: `line 1: ${reason}\nline 1: ${reason}\n6 postings: 4 new, 0 changed, 0 unchanged, 2 refused.`,
    });
    expect(await jobs("import", await fileOf("odd.ndjson", lines(values)))).toEqual({
      code: 0,
      said: `line 2: ${reason}\nline 5: ${reason}\n6 postings: 0 new, 0 changed, 4 unchanged, 2 refused.`,
    });
  });

  it("imports a list, a graph and a description of a megabyte", async () => {
    const long = posting(10, { description: `<p>${"Du leder mange. ".repeat(65_000)}</p>` });
    const graph = { "@graph": [{ "@type": "WebPage" }, posting(11), posting(12)] };
    expect(await jobs("import", await fileOf("list.json", JSON.stringify([long, graph], undefined, 2)))).toEqual({
      code: 0,
      said: "3 postings: 3 new, 0 changed, 0 unchanged, 0 refused.",
    });
  });

  it("removes the jobs that a feed no longer has, within that feed, and none if the file cannot be read", async () => {
    const other = posting(20, { url: "https://job.humlebi.example/20" });
    await jobs("import", await fileOf("feed.ndjson", lines([posting(21), posting(22), other])));
    const broken = await fileOf("broken.ndjson", `${JSON.stringify(posting(21))}\n{"title`);
    const within = ["--within", "job.tyttebaer.example:2"];
    expect(await jobs("expire", "--missing-from", broken, ...within)).toEqual({
      code: 1,
      said: `Nothing was removed: line 2 of ${broken} cannot be read, so its posting would count as missing. It is incomplete: the file ends in it. It was cut off, or a bracket is missing.`,
    });
    const fewer = await fileOf("fewer.ndjson", lines([posting(21)]));
    expect(await jobs("expire", "--missing-from", fewer, ...within)).toEqual({
      code: 0,
      said: "1 job is no longer shown. 1 job is in the file.",
    });
    const none = await fileOf("none.json", "[]");
    expect(await jobs("expire", "--missing-from", none)).toEqual({
      code: 1,
      said: `Nothing was removed: ${none} has no postings, so all jobs would be removed.`,
    });
  });

  it("removes one job, and gets a suggestion for an unknown identifier", async () => {
    await jobs("import", await fileOf("one.ndjson", lines([posting(30)])));
    expect(await jobs("expire", "--identifier", "30")).toEqual({
      code: 1,
      said: "No job that is shown has the identifier 30. Did you mean job.tyttebaer.example:30?",
    });
    expect(await jobs("expire", "--identifier", "job.tyttebaer.example:30")).toEqual({
      code: 0,
      said: "job.tyttebaer.example:30 is no longer shown.",
    });
    expect(await jobs("expire")).toEqual({ code: 0, said: "0 jobs are no longer shown." });
  });

  it("counts jobs and ratings", async () => {
    const { said, code } = await jobs("stats");
    const { shown, removed } = await statsOf(server);
    expect(code).toBe(0);
    expect(said.split("\n")[0]).toBe(`${shown} shown, ${removed} removed.`);
    expect(said).toContain("  Midtjylland ");
    expect(said).toContain("No ratings.");
  });

  it.each<[string, () => Promise<string>, (file: string) => string]>([
    [
      "is not JSON",
      () => fileOf("page.html", "<!doctype html>\n<p>Job</p>"),
      () =>
        'line 1: begins with "<", which is not JSON.\nline 2: is the end of the file: nothing could be read since the previous entry.\n2 postings: 0 new, 0 changed, 0 unchanged, 2 refused. Nothing was imported.',
    ],
    ["is empty", () => fileOf("empty.json", ""), (file) => `${file} has no postings: nothing was imported.`],
    [
      "is an empty list",
      () => fileOf("empty-list.json", "[]"),
      (file) => `${file} has no postings: nothing was imported.`,
    ],
    [
      "is a folder",
      async () => {
        await mkdir(join(folder, "feed"), { recursive: true });
        return join(folder, "feed");
      },
      (file) => `${file} is a folder. Name a file in it.`,
    ],
    ["does not exist", async () => join(folder, "nowhere.json"), (file) => `${file} does not exist.`],
    [
      "is not UTF-8",
      () => fileOf("latin1.json", Buffer.from('[{"title": "L\u00e6rer"}]', "latin1")),
      (file) => `${file} is not UTF-8, somewhere after line 1. Save it as UTF-8: iconv -f latin1 -t utf-8`,
    ],
  ])("reports a file that %s", async (_, make, expected) => {
    const file = await make();
    expect(await jobs("import", file)).toEqual({ code: 1, said: expected(file) });
  });

  it("imports postings as pages publish them, and counts those that were repaired", async () => {
    const loose = (number: number) =>
      JSON.stringify(posting(number, { description: "<p>Linje et.</p>#<p>Linje to.</p>" })).replace("#", "\r\n\t");
    const raw = await fileOf("raw-newline.json", loose(60));
    const repaired = {
      code: 0,
      said: "1 posting: 1 new, 0 changed, 0 unchanged, 0 refused. 1 repaired: its JSON is not valid.",
    };
    expect(await jobs("import", raw)).toEqual(repaired);
    expect(await jobs("expire", "--missing-from", raw, "--within", "job.tyttebaer.example:60")).toMatchObject({
      code: 0,
    });
    const wrapped = await fileOf(
      "wrapped.json",
      `<script type="application/ld+json">\n//<![CDATA[\n${loose(61)}\n//]]>\n</script>`,
    );
    expect(await jobs("import", wrapped)).toEqual(repaired);
    const two = await fileOf("two.ndjson", Buffer.from(`\ufeff${lines([posting(62)])}${loose(63)}\r\n`, "utf16le"));
    expect((await jobs("import", two)).said).toBe(
      "2 postings: 2 new, 0 changed, 0 unchanged, 0 refused. 1 repaired: its JSON is not valid.",
    );
    const body = `{"postings":[${JSON.stringify(posting(64))},${loose(65)},${loose(66)}]}`;
    const sent = async (bytes: Uint8Array, type: string) => {
      const headers = { authorization: `Bearer ${adminToken}`, "content-type": type };
      const answer = await fetch(`${server.url}/api/jobs/import`, {
        method: "POST",
        headers,
        body: new Uint8Array(bytes),
      });
      return (await answer.json()) as unknown;
    };
    const usual = { changed: 0, repeated: 0, refused: [] };
    expect(await sent(Buffer.from(body), "application/json")).toEqual({ ...usual, new: 3, unchanged: 0, repaired: 2 });
    for (const [encoding, type] of [
      ["utf16le", "application/json"],
      ["latin1", 'application/json; charset="ISO-8859-1"'],
    ] as const) {
      expect(await sent(Buffer.from(body, encoding), type)).toEqual({ ...usual, new: 0, unchanged: 3, repaired: 2 });
    }
  });

  it("reports a wrong or missing token, and a server that does not answer", async () => {
    const file = await fileOf("token.ndjson", lines([posting(40)]));
    environment["DEPLOY_ADMIN_TOKEN"] = "wrong";
    expect(await jobs("import", file)).toEqual({
      code: 1,
      said: "Only a token with the right jobs, or the server's DEPLOY_ADMIN_TOKEN, may import, expire and count jobs.",
    });
    delete environment["DEPLOY_ADMIN_TOKEN"];
    expect((await jobs("stats")).said).toMatch(/^Set OPERATOR_TOKEN in the environment\. /);
    environment = { WIDGET_HOST: "http://127.0.0.1:9", DEPLOY_ADMIN_TOKEN: adminToken };
    expect(await jobs("import", file)).toEqual({
      code: 1,
      said: "No host-shell answers at http://127.0.0.1:9. Set WIDGET_HOST to its address.",
    });
    environment = { WIDGET_HOST: server.url, DEPLOY_ADMIN_TOKEN: adminToken };
  });

  it.each<[string, string, object | undefined, number]>([
    ["POST", "/import", {}, 400],
    ["POST", "/import", { postings: [] }, 400],
    ["POST", "/import", { postings: Array.from({ length: 501 }, () => ({})) }, 400],
    ["POST", "/import", { postings: [null, 1, "x", [], {}] }, 200],
    ["POST", "/import", { postings: ["x".repeat(17 * 2 ** 20)] }, 413],
    ["POST", "/expire", {}, 400],
    ["POST", "/expire", { past: true, identifiers: [] }, 400],
    ["POST", "/expire", { identifiers: ["\0"] }, 400],
    ["POST", "/expire", { identifiers: [] }, 200],
    ["GET", "/identifiers?after=%00", undefined, 400],
    ["GET", "/stats", undefined, 200],
  ])("gets an answer from the API: %s /api/jobs%s", async (method, path, body, status) => {
    const answer = await fetch(`${server.url}/api/jobs${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.text();
    expect(answer.status).toBe(status);
    expect((await fetch(`${server.url}/api/jobs${path}`, { method })).status).toBe(401);
  });
});

describe("an import that is killed halfway", () => {
  const count = 1_500;
  const everything = { shown: count, removed: 0 };
  let file: string;
  beforeAll(async () => {
    file = await fileOf("many.ndjson", lines([...generatePostings(count, new Date())]));
  });

  /** A proxy in front of a server, which reports each answer. */
  async function watched(target: ApiProcess, onAnswered: () => void): Promise<{ url: string; close: () => void }> {
    const proxy = createServer((incoming, outgoing) => {
      const { method, url = "/", headers } = incoming;
      const forwarded = request(`${target.url}${url}`, { method, headers }, (answer) => {
        onAnswered();
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forwarded.on("error", () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    return {
      url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      close: () => proxy.closeAllConnections(),
    };
  }

  it("keeps the answered batches when the command is killed, and is completed by the same command", async () => {
    const server = await startApiProcess({ DATA_DIR: join(folder, "cli"), DEPLOY_ADMIN_TOKEN: adminToken });
    let answered = 0;
    const proxy = await watched(server, () => {
      answered += 1;
      if (answered === 3) child.kill("SIGKILL");
    });
    environment = { WIDGET_HOST: proxy.url, DEPLOY_ADMIN_TOKEN: adminToken };
    const child = start(["import", file]);
    await once(child, "exit");
    proxy.close();
    const { shown } = await statsOf(server);
    expect(shown).toBeGreaterThanOrEqual(500);
    expect(shown).toBeLessThan(count);
    environment["WIDGET_HOST"] = server.url;
    const { code, said } = await jobs("import", file);
    expect(code).toBe(0);
    const [, fresh, unchanged] = /: (.+) new, 0 changed, (.+) unchanged, 0 refused\.$/.exec(said) ?? [];
    expect([fresh, unchanged].map((figure) => Number(figure?.replace(" ", "")))).toEqual([count - shown, shown]);
    expect(await statsOf(server)).toMatchObject(everything);
    await server.kill();
  });

  it("keeps the answered batches when the server is killed, says so, and is completed by the same command", async () => {
    const start = () => startApiProcess({ DATA_DIR: join(folder, "server"), DEPLOY_ADMIN_TOKEN: adminToken });
    const first = await start();
    let answered = 0;
    const proxy = await watched(first, () => {
      answered += 1;
      if (answered === 3) void first.kill();
    });
    environment = { WIDGET_HOST: proxy.url, DEPLOY_ADMIN_TOKEN: adminToken };
    const { code, said } = await jobs("import", file);
    proxy.close();
    expect(code).toBe(1);
    expect(said).toMatch(
      /^No host-shell answers at .+\nUntil then: \d+ postings: \d+ new, 0 changed, 0 unchanged, 0 refused\. They are kept: run the same command again for the rest\.$/,
    );
    const told = Number(/: (\d+) new/.exec(said)?.[1]);
    const second = await start();
    environment["WIDGET_HOST"] = second.url;
    expect((await statsOf(second)).shown).toBeGreaterThanOrEqual(told);
    expect((await jobs("import", file)).code).toBe(0);
    await vi.waitFor(async () => expect(await statsOf(second)).toMatchObject(everything), { timeout: 10_000 });
    await second.kill();
  });
});
