import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoredUpload } from "shared-runtime/api/uploads.ts";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPostgres } from "../database/postgres.ts";
import { newPostgresDatabase } from "../database/testing/each-database.ts";
import { type Receiver, startReceiver, webhookSecret } from "../services/outbox/testing/receiver.ts";
import { createMemberSessions } from "../services/sign-in/member-sessions.ts";
import { pdfOf } from "../services/uploads/testing/sample-files.ts";
import { type ApiProcess, startApiProcess } from "./testing/api-process.ts";

/** The settings that the document lists for all servers. */
const list = await readFile(new URL("../../../docs/operate.md", import.meta.url), "utf8").then(
  (document) => /\*\*Several servers\.\*\*.*\n\n((?:- .*\n(?: {2}.*\n)*)+)/.exec(document)?.[1] ?? "",
);

let folder: string;
let databaseUrl: string;
let cookie: string;
let receiver: Receiver;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "several-servers-"));
  databaseUrl = await newPostgresDatabase();
  receiver = await startReceiver();
  const { tables, close } = await openPostgres(databaseUrl, () => undefined);
  const sessions = createMemberSessions(tables, { idleMinutes: 45, maxHours: 12 });
  const user = {
    id: "member-1",
    memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
    contactInfo: {},
  };
  cookie = `__Host-session=${await sessions.begin({ user, idToken: "", replaced: undefined, claims: [], provedSecondsAgo: 0 })}`;
  await close();
});
afterEach(async () => {
  await receiver.close();
  await rm(folder, { recursive: true, force: true });
});

/** The settings that an operator makes after reading the list. */
function settingsOfParagraph(): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, () => string>> = {
    DATABASE_URL: () => databaseUrl,
    WIDGETS_DIR: () => join(folder, "widgets"),
    RELEASES_DIR: () => join(folder, "releases"),
    UPLOADS_DIR: () => join(folder, "uploads"),
    BANK_DETAILS_KEYS: () => randomBytes(32).toString("base64"),
    DEPLOY_ADMIN_TOKEN: () => `lka_${randomBytes(32).toString("base64url")}`,
  };
  // The settings of the last item are needed only if they are used; a bucket replaces a folder.
  const named = list.replace(/- where[\s\S]+$/, "").matchAll(/`([A-Z\d_]+)`/g);
  return Object.fromEntries(
    [...named].flatMap(([, name = ""]) => (name === "UPLOADS_S3_URL" ? [] : [[name, values[name]?.() ?? ""]])),
  );
}

const start = (name: string, settings: Readonly<Record<string, string>>) =>
  startApiProcess({ BANK_DETAILS_KEYS: "", DATA_DIR: join(folder, name), ...settings });

async function post({ url }: ApiProcess, path: string, body: object): Promise<unknown> {
  const headers = { cookie, origin: url, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await fetch(`${url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.status === 200 ? 200 : answer.json();
}

it("servers with what the paragraph lists have everything when one of them is lost with its folder", async () => {
  const shared = settingsOfParagraph();
  expect([Object.keys(shared).length, Object.values(shared)]).toEqual([6, expect.not.arrayContaining([""])]);
  const one = await start("one", shared);
  const content = pdfOf(20_000);
  const body = new FormData();
  body.set("fileName", "svar.pdf");
  body.set("file", new Blob([content as BlobPart]));
  const upload = await fetch(`${one.url}/api/forms/post-upload-file?formId=LHO0076`, {
    method: "POST",
    headers: { cookie, origin: one.url },
    body,
  });
  const { id, fileName, title } = v.parse(StoredUpload, await upload.json());
  const file = { id, fileName, title, description: "LHO0076", status: 0, type: 1 };
  const answer = { hearing: "ferielov", question: "Vi støtter forslaget." };
  const form = { formId: "LHO0076", ...answer, fileDefinitions: [file] };
  expect(await post(one, "forms/post-simple-form", form)).toBe(200);
  const account = { regNo: "0040", accountNo: "440116243", payByInvoice: false };
  expect(await post(one, "member/update-payment", account)).toBe(200);
  await one.kill();
  await rm(join(folder, "one"), { recursive: true });

  const other = await start("other", {
    ...shared,
    OUTBOX_WEBHOOK_URL: receiver.url,
    OUTBOX_WEBHOOK_SECRET: webhookSecret,
  });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 10_000 });
  const payment = receiver.received.find((message) => "accountNo" in message.body.data);
  expect(payment?.body.data).toMatchObject({ regNo: "0040", accountNo: "0440116243" });
  const fetched = await fetch(`${other.url}/api/outbox/files/${id}`, {
    headers: { authorization: `Bearer ${shared["DEPLOY_ADMIN_TOKEN"]}` },
  });
  expect(Buffer.from(await fetched.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
  await other.terminate();
});
