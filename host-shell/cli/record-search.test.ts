import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import searchAnswer from "../src/services/site-search/recorded/search.json" with { type: "json" };

const command = join(import.meta.dirname, "record-search.ts");
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(request.url?.includes("/search") ? searchAnswer : ["lønsamtale"]));
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "record-search-"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

function record(args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const env = { PATH: process.env["PATH"], DATA_DIR: folder, ...settings };
  return promisify(execFile)(process.execPath, [command, ...args], { env });
}

it("asks the service once for pages and once for suggestions, and writes its answers without the key", async () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const settings = {
    SEARCH_URL: `http://127.0.0.1:${port}`,
    SEARCH_CUSTOMER_ID: "12",
    SEARCH_ENGINE_ID: "34",
    SEARCH_KEY: "hemmelig",
  };
  const { stdout } = await record(["løn", "--to", folder], settings);
  expect(stdout).toContain("Recorded the answers");
  expect(asked).toEqual([
    "POST /api/v3/12/34/search",
    "GET /api/v3/12/34/autocomplete?text=l%C3%B8n&language=da&limit=6",
  ]);
  const files = await Promise.all(
    ["search", "autocomplete"].map((name) => readFile(join(folder, `${name}.json`), "utf8")),
  );
  expect(files.map((text) => JSON.parse(text) as unknown)).toEqual([searchAnswer, ["lønsamtale"]]);
  expect(files.join("")).not.toContain("hemmelig");
});

it("says what is missing", async () => {
  await expect(record([])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Which word?") });
  await expect(record(["løn"])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("SEARCH_URL") });
});
