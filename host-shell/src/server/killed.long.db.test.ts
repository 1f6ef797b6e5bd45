import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { startApiProcess } from "./testing/api-process.ts";
import { formWith, recommendations, thumbnail, upload, uploaded } from "./testing/cv-calls.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "killed-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe("a server that is killed between upload and review", () => {
  it("reviews the CV after its restart, and the token still opens it", async () => {
    const first = await startApiProcess({ DATA_DIR: dataDir, HOLD_REVIEWS: "1" });
    const { cvIdJwtString } = await uploaded(first.url, "%PDF- Hanne Holm");
    const unanswered = recommendations(first.url, cvIdJwtString).catch(() => "cut off");
    await first.kill();
    expect(await unanswered).toBe("cut off");

    const second = await startApiProcess({ DATA_DIR: dataDir });
    const answer = await recommendations(second.url, cvIdJwtString);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Hanne Holm, skriv")]);
    expect(await second.terminate()).toBe(0);
  });

  it("leaves its review to another server on the same PostgreSQL as soon as its lease runs out", async () => {
    const DATABASE_URL = await newPostgresDatabase();
    const first = await startApiProcess({ DATA_DIR: dataDir, DATABASE_URL, HOLD_REVIEWS: "1" });
    const { cvIdJwtString } = await uploaded(first.url, "%PDF- Hanne Holm");
    const database = new Client({ connectionString: DATABASE_URL });
    await database.connect();
    await vi.waitFor(async () => {
      const { rows } = await database.query("select attempts from cv_review_job where leased_by is not null");
      expect(rows).toEqual([{ attempts: 1 }]);
    });
    await first.kill();

    const second = await startApiProcess({ DATA_DIR: dataDir, DATABASE_URL });
    const answer = thumbnail(second.url, cvIdJwtString);
    await database.query("update cv_review_job set available_at = now()");
    await database.end();
    expect((await answer).status).toBe(200);
    await second.kill();
  });
});

describe("a server that is asked to stop", () => {
  it("answers waiting calls with 503, gives the review back and exits with 0", async () => {
    const server = await startApiProcess({ DATA_DIR: dataDir, HOLD_REVIEWS: "1" });
    const { cvIdJwtString } = await uploaded(server.url, "%PDF- Hanne Holm");
    const { answered } = await waitingCall(`${server.url}/api/get-cv-frontpage-thumbnail?cvJwt=${cvIdJwtString}`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.terminate()).toBe(0);
    expect(await answered).toBe(503);
    expect(await server.output()).toContain('"msg":"stopped"');
  });
});

describe("a second server on the same data folder", () => {
  it("refuses to start with a message and leaves the first running", async () => {
    const first = await startApiProcess({ DATA_DIR: dataDir });
    await expect(startApiProcess({ DATA_DIR: dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is in use by another running server: stop that one, or give this one its own DATA_DIR`,
    );
    expect((await upload(first.url, formWith("%PDF- Hanne Holm"))).status).toBe(200);
    await first.kill();
  });
});

describe("a server that cannot store published widgets", () => {
  it("refuses to start with a message that names the setting", async () => {
    const file = join(dataDir, "file");
    await writeFile(file, "");
    await expect(startApiProcess({ DATA_DIR: dataDir, WIDGETS_DIR: join(file, "widgets") })).rejects.toThrow(
      `WIDGETS_DIR ${file}/widgets cannot be a folder: set it to one that this server may make and write to.`,
    );
  });

  it("refuses to start with PostgreSQL if the folder of everything else cannot be created", async () => {
    const DATABASE_URL = await newPostgresDatabase();
    await expect(startApiProcess({ DATA_DIR: "/proc/data", WIDGETS_DIR: dataDir, DATABASE_URL })).rejects.toThrow(
      "DATA_DIR /proc/data cannot be a folder: set it to one that this server may make and write to.",
    );
  });
});

describe("a flood of endless bodies", () => {
  it("is answered with 413", async () => {
    const server = await startApiProcess({ DATA_DIR: dataDir, TRUSTED_PROXIES: "127.0.0.1" });
    await uploaded(server.url, "%PDF- Hanne Holm");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, sender) =>
        upload(server.url, flood(), {
          ...streaming,
          headers: { ...streaming.headers, "x-forwarded-for": `192.0.2.${sender}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
    await server.kill();
  });
});

/** Sends a call that will wait. Resolves when the whole request is sent. */
async function waitingCall(url: string) {
  const call = request(url, { agent: false });
  const answered = once(call, "response").then(([answer]: readonly IncomingMessage[]) => answer?.statusCode);
  call.end();
  await once(call, "finish");
  return { answered };
}

const streaming = { headers: { "content-type": "multipart/form-data; boundary=x" }, duplex: "half" } as const;

/** A body of 30 MB without a declared length; all of them have 600 MB. */
function flood(): ReadableStream<Uint8Array> {
  let left = 30 * 16;
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-'),
      ),
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1_024));
      left -= 1;
      if (left === 0) controller.close();
    },
  });
}
