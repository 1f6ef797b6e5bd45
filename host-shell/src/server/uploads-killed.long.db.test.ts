import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { StoredUpload } from "shared-runtime/api/uploads.ts";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Tables } from "../database/database.ts";
import { openEmbedded } from "../database/embedded.ts";
import { createMemberSessions } from "../services/sign-in/member-sessions.ts";
import { attachment, removedFile } from "../services/uploads/attachments.tables.ts";
import { pdfOf } from "../services/uploads/testing/sample-files.ts";
import { type ApiProcess, startApiProcess } from "./testing/api-process.ts";

let dataDir: string;
let cookies: readonly string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "uploads-killed-"));
  cookies = await inDatabase((tables) => {
    const sessions = createMemberSessions(tables, { idleMinutes: 45, maxHours: 12 });
    return Promise.all(
      Array.from({ length: 24 }, (_, member) =>
        sessions.begin({
          user: {
            id: `member-${member}`,
            memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
            contactInfo: {},
          },
          idToken: "",
          replaced: undefined,
          claims: [],
        }),
      ),
    );
  });
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs `use` with the database while no server runs. */
async function inDatabase<Result>(use: (tables: Tables) => Promise<Result>): Promise<Result> {
  const database = await openEmbedded(dataDir);
  try {
    return await use(database.tables);
  } finally {
    await database.close();
  }
}

const start = () =>
  startApiProcess({ DATA_DIR: dataDir, UPLOADS_PER_MINUTE: "100000", TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "warn" });
const headersOf = ({ url }: ApiProcess, member = 0) => ({
  cookie: `__Host-session=${cookies[member]}`,
  "x-forwarded-for": `192.0.2.${member}`,
  origin: url,
});
const filesIn = (folder: "incoming" | "stored") => readdir(join(dataDir, "uploads", folder));

async function send(server: ApiProcess, content: Uint8Array, { member = 0, formId = "LHO0076" } = {}) {
  const body = new FormData();
  body.set("fileName", "svar.pdf");
  body.set("file", new Blob([content as BlobPart]));
  const path = `${server.url}/api/forms/post-upload-file?formId=${formId}`;
  const answer = await fetch(path, { method: "POST", headers: headersOf(server, member), body });
  return v.parse(StoredUpload, await answer.json());
}

async function download(server: ApiProcess, id: string, member = 0): Promise<Buffer> {
  const answer = await fetch(`${server.url}/api/forms/uploads/${id}`, { headers: headersOf(server, member) });
  return Buffer.from(await answer.bytes());
}

/** What uploads have left: ids of rows by their status, and files without a row. */
const leftOver = () =>
  inDatabase(async (tables) => {
    const rows = await tables.select({ id: attachment.id, status: attachment.status }).from(attachment);
    const removed = await tables.select({ id: removedFile.id }).from(removedFile);
    const known = new Set([...rows, ...removed].map(({ id }) => id));
    const files = [...(await filesIn("incoming")), ...(await filesIn("stored"))];
    return {
      active: rows.filter(({ status }) => status === "active").map(({ id }) => id),
      uploading: rows.filter(({ status }) => status === "uploading").map(({ id }) => id),
      withoutRow: files.filter((id) => !known.has(id)),
    };
  });

/** Ages everything that was uploaded by a day. */
const aDayLater = () =>
  inDatabase((tables) => tables.execute(sql`update attachment set uploaded_at = now() - interval '25 hours'`));

describe("a server that is killed", () => {
  it("in the middle of an upload forgets it after a day, with its file", async () => {
    const first = await start();
    const call = request(`${first.url}/api/forms/post-upload-file?formId=LHO0076`, {
      method: "POST",
      headers: { ...headersOf(first), "content-type": "multipart/form-data; boundary=x", "content-length": "9000000" },
    });
    call.on("error", () => undefined);
    call.write('--x\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nsvar.pdf\r\n');
    call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="svar.pdf"\r\n\r\n');
    call.write(pdfOf(1_000_000));
    await vi.waitFor(async () => expect(await filesIn("incoming")).toHaveLength(1), { timeout: 10_000 });
    const [id] = await filesIn("incoming");
    await first.kill();
    expect(await leftOver()).toEqual({ active: [], uploading: [id], withoutRow: [] });

    await aDayLater();
    const second = await start();
    await vi.waitFor(async () => expect(await filesIn("incoming")).toEqual([]), { timeout: 10_000 });
    await second.terminate();
    expect(await leftOver()).toEqual({ active: [], uploading: [], withoutRow: [] });
  });

  it("in the middle of a resumable upload takes the rest afterwards", async () => {
    const content = pdfOf(2_000_000);
    const first = await start();
    const protocol = { "tus-resumable": "1.0.0" };
    const [name, form] = ["svar.pdf", "LHO0076"].map((text) => Buffer.from(text).toString("base64"));
    const created = await fetch(`${first.url}/api/forms/resumable-uploads`, {
      method: "POST",
      headers: {
        ...headersOf(first),
        ...protocol,
        "upload-length": String(content.length),
        "upload-metadata": `fileName ${name},formId ${form}`,
      },
    });
    const path = created.headers.get("location") ?? "";
    const offsetOf = async (server: ApiProcess) => {
      const answer = await fetch(server.url + path, { method: "HEAD", headers: { ...headersOf(server), ...protocol } });
      return Number(answer.headers.get("upload-offset"));
    };
    const patched = (server: ApiProcess, offset: number) => ({
      method: "PATCH",
      headers: {
        ...headersOf(server),
        ...protocol,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
      },
    });
    const lost = request(first.url + path, patched(first, 0));
    lost.on("error", () => undefined);
    lost.write(content.subarray(0, 700_000));
    await vi.waitFor(
      async () =>
        expect((await stat(join(dataDir, "uploads/incoming", path.split("/").at(-1) ?? ""))).size).toBe(700_000),
      { timeout: 10_000 },
    );
    await first.kill();

    const second = await start();
    expect(await offsetOf(second)).toBe(700_000);
    const rest = await fetch(second.url + path, {
      ...patched(second, 700_000),
      body: new Uint8Array(content.subarray(700_000)),
    });
    expect(rest.status).toBe(204);
    const result = await fetch(`${second.url}${path}/result`, { headers: headersOf(second) });
    const { id } = v.parse(StoredUpload, await result.json());
    expect(content.equals(await download(second, id))).toBe(true);
    await second.kill();
  });

  it("between upload and form still has the file, and forgets it after a day", async () => {
    const first = await start();
    const { id } = await send(first, pdfOf(100_000));
    await first.kill();
    const second = await start();
    expect(pdfOf(100_000).equals(await download(second, id))).toBe(true);
    await second.kill();
    expect(await leftOver()).toEqual({ active: [id], uploading: [], withoutRow: [] });
    await aDayLater();
    const third = await start();
    await vi.waitFor(async () => expect(await filesIn("stored")).toEqual([]), { timeout: 10_000 });
    await third.terminate();
    expect(await leftOver()).toEqual({ active: [], uploading: [], withoutRow: [] });
  });

  it("at any moment has every file that it answered with 200, and no file without a row", async () => {
    const first = await start();
    const taken: { readonly id: string; readonly member: number; readonly size: number }[] = [];
    let killed = false;
    const senders = Promise.all(
      cookies.map(async (_, member) => {
        for (let times = 0; times < 8 && !killed; times += 1) {
          const file = await send(first, pdfOf(100_000 + member), { member }).catch(() => undefined);
          if (file) taken.push({ id: file.id, member, size: file.size });
        }
      }),
    );
    await vi.waitFor(() => expect(taken.length).toBeGreaterThan(60), { timeout: 20_000, interval: 5 });
    await first.kill();
    killed = true;
    await senders;

    const { active, withoutRow } = await leftOver();
    expect(withoutRow).toEqual([]);
    expect(active).toEqual(expect.arrayContaining(taken.map(({ id }) => id)));
    const stored = await filesIn("stored");
    expect(active.filter((id) => !stored.includes(id))).toEqual([]);

    const second = await start();
    for (const { id, member, size } of taken) expect((await download(second, id, member)).length).toBe(size);
    await second.kill();
    await aDayLater();
    const third = await start();
    await vi.waitFor(async () => expect([...(await filesIn("stored")), ...(await filesIn("incoming"))]).toEqual([]), {
      timeout: 10_000,
    });
    await third.terminate();
  });
});
