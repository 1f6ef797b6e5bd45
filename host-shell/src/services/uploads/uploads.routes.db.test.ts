import { request } from "node:http";
import { connect } from "node:net";
import { sql } from "drizzle-orm";
import { StoredUpload } from "shared-runtime/api/uploads.ts";
import { uploadExtensions } from "shared-runtime/rules/upload.ts";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { outbox } from "../outbox/outbox.ts";
import { createAttachmentRetention, createAttachments } from "./attachments.ts";
import { attachment, removedFile } from "./attachments.tables.ts";
import { createSubmissionStore } from "../submissions/submission-store.ts";
import { submission } from "../submissions/submissions.tables.ts";
import { createClamd } from "./clamd.ts";
import { createS3Store } from "./s3-store.ts";
import { startFakeClamd } from "./testing/fake-clamd.ts";
import { startS3Server } from "./testing/s3-server.ts";
import { officeFile, pdfOf, sampleFiles, zipOf } from "./testing/sample-files.ts";
import {
  sendFile,
  startUploadServer,
  type UploadServer,
  testAdminToken,
  testUploads,
} from "./testing/upload-server.ts";

const fileStart =
  '--x\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nsvar.pdf\r\n' +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="svar.pdf"\r\n\r\n%PDF-1.7';
const wrongType = "Dokument typen er ikke gyldig";
const tooLarge = "Der er maks. fil størrelse på 10MB";
const tooMany = "Max antal filer er uploaded";

eachDatabase("uploads for service forms", (tables) => {
  const running: UploadServer[] = [];
  const start = async (options: Partial<Parameters<typeof startUploadServer>[0]> = {}) => {
    const server = await startUploadServer({ tables: tables(), ...options });
    running.push(server);
    return server;
  };
  beforeEach(async () => {
    for (const table of [attachment, removedFile, submission, outboxMessage]) await tables().delete(table);
    await tables().delete(removedFile);
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
  });

  const answerOf = async (answer: Response) => {
    const { errorKey, reason, ...body } = (await answer.json()) as Readonly<Record<string, unknown>>;
    return answer.ok ? [answer.status, body] : [answer.status, errorKey, reason];
  };
  const stored = async (answer: Response) => v.parse(StoredUpload, await answer.json());
  const rows = () =>
    tables()
      .select({ id: attachment.id, status: attachment.status, size: attachment.size, name: attachment.name })
      .from(attachment);
  const post = (server: UploadServer, path: string, body: object, user = "member-7") =>
    fetch(`${server.url}/api/forms/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-user": user },
      body: JSON.stringify(body),
    });
  const download = ({ url }: UploadServer, id: string, user = "member-7") =>
    fetch(`${url}/api/forms/uploads/${id}`, { headers: { "x-user": user } });
  /** Claims files in the way that the submission of a form does. */
  const submit = (ids: readonly string[]) =>
    createSubmissionStore({
      tables: tables(),
      outbox,
      attachments: createAttachments(tables()),
      onKept: () => undefined,
    }) //
      .keep({
        kind: { name: testUploads.name, idField: "submissionId", retentionDays: 30, consents: {} },
        payload: {},
        correlationId: crypto.randomUUID(),
        attachments: { ids, owner: { memberId: "member-7" } },
      });

  it("are stored outside of the database, under a name of user, form and time, and can be sent with the form", async () => {
    const server = await start();
    const file = await stored(await sendFile(server, { name: "Mit svar æøå.PDF" }));
    expect(file).toEqual({
      id: expect.any(String),
      fileName: expect.stringMatching(/^member-7-LHO0076-\d{17}\.pdf$/),
      title: "Mit svar æøå.pdf",
      size: 9,
    });
    expect([await server.stored(), await server.incoming()]).toEqual([[file.id], []]);
    expect(await rows()).toEqual([{ id: file.id, status: "active", size: 9, name: file.title }]);
    expect(await submit([file.id])).toEqual({ kind: "stored" });
  });

  it("need a session, a form that takes files, and a name", async () => {
    const server = await start();
    expect((await answerOf(await sendFile(server, { user: "" })))[0]).toBe(401);
    expect((await post(server, "remove-upload", { id: crypto.randomUUID() }, "")).status).toBe(401);
    expect((await download(server, crypto.randomUUID(), "")).status).toBe(401);
    expect(await answerOf(await sendFile(server, { formId: "LHO9999" }))).toEqual([
      422,
      "unknownFormError",
      "Formularen tager ikke imod filer.",
    ]);
    expect(await rows()).toEqual([]);
  });

  it("may have each extension of the list, with content that fits", async () => {
    const server = await start();
    for (const extension of uploadExtensions) {
      const answer = await sendFile(server, {
        name: `fil.${extension}`,
        content: sampleFiles[extension] ?? "",
        user: extension,
      });
      expect([extension, answer.status]).toEqual([extension, 200]);
    }
  });

  it.each<[string, string, Uint8Array | string]>([
    ["a program", "svar.exe", "MZ"],
    ["a program with two extensions", "svar.pdf.exe", "%PDF-1.7"],
    ["a renamed program", "svar.pdf", Buffer.from("MZ\x90\0\x03\0", "latin1")],
    ["a renamed program with two extensions", "svar.exe.pdf", Buffer.from("MZ\x90\0\x03\0", "latin1")],
    ["a renamed script", "svar.txt", "#!/bin/sh\n"],
    ["a drawing by its name", "logo.svg", "<svg/>"],
    ["a zip by its name", "alt.zip", zipOf({ "a.txt": "a" })],
    ["a renamed zip bomb", "svar.docx", zipOf({ "0.zip": Buffer.alloc(10_000) }, 4_000_000_000)],
    ["a bomb that is a document", "svar.docx", zipOf({ "[Content_Types].xml": "", "word/d.xml": "" }, 4_000_000_000)],
    ["a document under another program's name", "svar.xlsx", officeFile("word")],
    ["text without an extension", "svar", "Hej"],
    ["a program without an extension", "svar.", "MZ"],
    ["an older document without an extension", "svar", sampleFiles["doc"] ?? ""],
    ["a document of two programs without an extension", "svar", officeFile("xl", { "word/document.xml": "x" })],
    ["a program with a blank after its name", "svar.exe ", "%PDF-1.7"],
    ["without a name that can be seen", " .\u200e", "%PDF-1.7"],
    ["an extension that ends in a letter of the other direction", "svar.\u202Efdp", "%PDF-1.7"],
  ])("are refused if they are %s", async (_, name, content) => {
    const server = await start();
    expect(await answerOf(await sendFile(server, { name, content }))).toEqual([422, "fileTypeError", wrongType]);
    // Without the header, the name in the body decides.
    const body = { name, content, headers: { "x-filename": "svar.pdf" } };
    expect((await answerOf(await sendFile(server, body)))[0]).toBe(422);
    expect([await rows(), await server.incoming(), await server.stored()]).toEqual([[], [], []]);
  });

  it.each<[string, string, string | Uint8Array]>([
    ["svar.pdf ", "svar.pdf", "%PDF-1.7"],
    ["svar.pdf\u200e", "svar.pdf", "%PDF-1.7"],
    ["svar.pdf.", "svar.pdf", "%PDF-1.7"],
    ["svar", "svar.pdf", "%PDF-1.7"],
    ["Mit svar .", "Mit svar.docx", officeFile("word")],
    ["billede", "billede.png", sampleFiles["png"] ?? ""],
    ["x".repeat(255), `${"x".repeat(251)}.jpg`, sampleFiles["jpg"] ?? ""],
  ])("may be named %j: then they are stored as %j", async (name, title, content) => {
    const server = await start();
    const file = await stored(await sendFile(server, { name, content }));
    expect([file.title, file.fileName.split(".").at(-1)]).toEqual([title, title.split(".").at(-1)]);
    expect(await rows()).toEqual([{ id: file.id, status: "active", size: file.size, name: title }]);
  });

  it("may have 10 485 760 bytes and not one more, declared or not", async () => {
    const server = await start();
    expect((await stored(await sendFile(server, { content: pdfOf(10_485_760) }))).size).toBe(10_485_760);
    const large = new Uint8Array(pdfOf(10_485_761));
    expect(await answerOf(await sendFile(server, { content: large }))).toEqual([413, "fileSizeError", tooLarge]);
    const undeclared = await fetch(`${server.url}/api/forms/post-upload-file?formId=LHO0076`, {
      method: "POST",
      headers: { "x-user": "member-7", "x-filename": "svar.pdf", "content-type": "multipart/form-data; boundary=x" },
      body: new Blob([
        '--x\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nsvar.pdf\r\n',
        '--x\r\ncontent-disposition: form-data; name="file"; filename="svar.pdf"\r\n\r\n',
        large,
        large,
        "\r\n--x--\r\n",
      ]).stream(),
      duplex: "half",
    } as RequestInit);
    expect(await answerOf(undeclared)).toEqual([413, "fileSizeError", tooLarge]);
    expect(await answerOf(await sendFile(server, { content: "" }))).toEqual([
      422,
      "emptyFileError",
      "Filen er tom. Vælg en anden fil",
    ]);
    expect([(await rows()).length, await server.incoming(), (await server.stored()).length]).toEqual([1, [], 1]);
  });

  it("are 8 for a person and form, also if 9 are sent at once; removing one makes room", async () => {
    const server = await start();
    const answers = await Promise.all(Array.from({ length: 9 }, () => sendFile(server)));
    const outcomes = await Promise.all(answers.map(answerOf));
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(8);
    expect(outcomes.find(([status]) => status !== 200)).toEqual([422, "fileCountError", tooMany]);
    expect([(await rows()).length, (await server.stored()).length, await server.incoming()]).toEqual([8, 8, []]);
    expect(await answerOf(await sendFile(server))).toEqual([422, "fileCountError", tooMany]);
    expect((await sendFile(server, { formId: "LHO0141" })).status).toBe(200);
    expect((await sendFile(server, { user: "member-8" })).status).toBe(200);
    const kept = outcomes.find(([status]) => status === 200)?.[1];
    const { id } = v.parse(StoredUpload, kept);
    expect(await answerOf(await post(server, "remove-upload", { id }))).toEqual([200, { removed: true }]);
    expect((await sendFile(server)).status).toBe(200);
    expect((await sendFile(server)).status).toBe(422);
  });

  it.each([
    ["../../../etc/passwd.txt", "passwd.txt"],
    ["C:\\temp\\svar.txt", "svar.txt"],
    ["a\r\nset-cookie: x=1.txt", "aset-cookie x=1.txt"],
    [`${"æ".repeat(125)}x.txt`, `${"æ".repeat(125)}x.txt`],
    [`${"x".repeat(251)}.txt`, `${"x".repeat(251)}.txt`],
    [`${"x".repeat(255)}.txt`, `${"x".repeat(251)}.txt`],
  ])("keep the person's name of the file without a path and within 255 bytes: %j", async (name, title) => {
    const server = await start();
    const file = await stored(await sendFile(server, { name, content: "Hej" }));
    expect(file.title).toBe(title);
    const answer = await download(server, file.id);
    const header = answer.headers.get("content-disposition") ?? "";
    expect(decodeURIComponent(header.replace("attachment; filename*=UTF-8''", ""))).toBe(title);
  });

  it("are fetched by the system that receives forms, with the token of operators alone", async () => {
    const server = await start();
    const { id } = await stored(await sendFile(server));
    const fetched = (token: string, file = id) =>
      fetch(`${server.url}/api/outbox/files/${file}`, { headers: { authorization: `Bearer ${token}` } });
    const answer = await fetched(testAdminToken);
    expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([
      200,
      "%PDF-1.7\n",
      "application/octet-stream",
    ]);
    const others = [
      await fetched("x".repeat(36)),
      await fetched(testAdminToken, crypto.randomUUID()),
      await fetched(testAdminToken, "x"),
    ];
    expect(others.map(({ status }) => status)).toEqual([401, 404, 404]);
  });

  it("are only ever downloads, of their owner alone", async () => {
    const server = await start();
    const content = sampleFiles["html"] ?? "";
    const { id } = await stored(await sendFile(server, { name: "side.html", content }));
    const answer = await download(server, id);
    expect([answer.status, Buffer.from(await answer.bytes()).equals(Buffer.from(content))]).toEqual([200, true]);
    const header = (name: string) => answer.headers.get(name);
    expect(header("content-disposition")).toBe("attachment; filename*=UTF-8''side.html");
    expect(header("content-type")).toBe("application/octet-stream");
    expect(header("content-security-policy")).toBe("sandbox");
    expect(header("cache-control")).toBe("no-store");
    for (const other of [
      download(server, id, "member-8"),
      download(server, crypto.randomUUID()),
      download(server, "x"),
    ]) {
      expect((await answerOf(await other)).slice(0, 2)).toEqual([404, "unknownUpload"]);
    }
  });

  it("are removed by their owner alone, and not once they are sent", async () => {
    const server = await start();
    const { id } = await stored(await sendFile(server));
    const sent = await stored(await sendFile(server));
    await submit([sent.id]);
    expect((await answerOf(await post(server, "remove-upload", { id }, "member-8")))[0]).toBe(404);
    expect((await answerOf(await post(server, "remove-upload", { id: "1" })))[0]).toBe(422);
    for (let times = 0; times < 2; times += 1) {
      expect(await answerOf(await post(server, "remove-upload", { id }))).toEqual([200, { removed: true }]);
    }
    expect((await answerOf(await post(server, "remove-upload", { id: sent.id }))).slice(0, 2)).toEqual([
      409,
      "sentUpload",
    ]);
    expect((await download(server, id)).status).toBe(404);
    expect((await download(server, sent.id)).status).toBe(200);
    expect(await submit([id])).toEqual({ kind: "refused", objection: "unknown" });
  });

  it("of another member cannot be sent", async () => {
    const server = await start();
    const theirs = await stored(await sendFile(server, { user: "member-8" }));
    expect(await submit([theirs.id])).toEqual({ kind: "refused", objection: "unknown" });
  });

  it("are deleted with their files after a day without a form, or with the form", async () => {
    const server = await start();
    const [late, removed, sent] = [
      await stored(await sendFile(server)),
      await stored(await sendFile(server)),
      await stored(await sendFile(server)),
    ];
    await submit([sent.id]);
    await post(server, "remove-upload", { id: removed.id });
    expect([await createAttachmentRetention(tables()).sweep(), await server.sweep()]).toEqual([0, 0]);
    await tables().execute(sql`update attachment set uploaded_at = now() - interval '25 hours'`);
    expect([await createAttachmentRetention(tables()).sweep(), await server.sweep()]).toEqual([2, 2]);
    expect([await server.stored(), (await rows()).map(({ id }) => id)]).toEqual([[sent.id], [sent.id]]);
    expect((await download(server, late.id)).status).toBe(404);
    await tables().delete(submission);
    expect([await server.sweep(), await server.stored(), await tables().$count(removedFile)]).toEqual([1, [], 0]);
  });

  it("leave nothing if the sender goes away in the middle", async () => {
    const server = await start();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      "POST /api/forms/post-upload-file?formId=LHO0076 HTTP/1.1\r\nhost: x\r\nx-user: member-7\r\n" +
        "content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n" +
        fileStart,
    );
    socket.write(Buffer.alloc(1_000_000));
    await expect.poll(async () => (await server.incoming()).length).toBe(1);
    socket.destroy();
    await expect.poll(async () => [await server.incoming(), await rows()]).toEqual([[], []]);
  });

  it("are refused with 507 while the disk has no room", async () => {
    const server = await start({ freeBytes: () => 270_000_000 });
    const [status, errorKey, reason] = await answerOf(await sendFile(server));
    expect([status, errorKey]).toEqual([507, "storageFull"]);
    expect(reason).toMatch(/^Der er ikke plads til flere filer lige nu/);
    expect([await rows(), await server.incoming()]).toEqual([[], []]);
  });

  it("are refused with 422 if the scanner finds a virus, and with 503 while it is away", async () => {
    const clamd = await startFakeClamd();
    const scanner = createClamd({ address: clamd.address });
    const server = await start({ scanner });
    expect((await sendFile(server)).status).toBe(200);
    expect(await answerOf(await sendFile(server, { content: "%PDF-1.7 EICAR" }))).toEqual([
      422,
      "infectedFile",
      "Filen indeholder virus og er ikke gemt.",
    ]);
    expect(clamd.scanned).toEqual([9, 14]);
    await clamd.stop();
    const away = await sendFile(server);
    expect(away.headers.get("retry-after")).toBe("30");
    const [status, errorKey, reason] = await answerOf(away);
    expect([status, errorKey]).toEqual([503, "scannerAway"]);
    expect(reason).toMatch(/^Filen kan ikke tjekkes for virus lige nu og er ikke gemt\. Prøv igen om lidt\./);
    expect([(await rows()).length, await server.incoming(), (await server.stored()).length]).toEqual([1, [], 1]);
    expect(server.log.join("")).toContain("the virus scanner does not answer");
  });

  it("have a quota for each address", async () => {
    const server = await start({ perMinute: 2 });
    const answers = [];
    for (const user of ["member-7", "member-8", "member-9"])
      answers.push((await answerOf(await sendFile(server, { user }))).slice(0, 2));
    expect([answers[1]?.[0], answers[2]]).toEqual([200, [429, "tooManyUploads"]]);
    const headers = { "x-forwarded-for": "192.0.2.2" };
    expect((await sendFile(server, { user: "member-9", headers })).status).toBe(200);
  });

  it("have the same quota for each member, whatever the addresses", async () => {
    const server = await start({ perMinute: 2 });
    const sent = (host: number, user?: string) =>
      sendFile(server, { headers: { "x-forwarded-for": `192.0.2.${host}` }, ...(user !== undefined && { user }) });
    const answers = [await sent(1), await sent(2), await sent(3), await sent(3, "member-8")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  });

  it("take a place with their first byte, a few for each member and address, and give it back", async () => {
    const server = await start();
    const begun = Array.from({ length: 17 }, () => beginFile(server, "member-7"));
    for (const { call } of begun) call.flushHeaders();
    expect((await sendFile(server)).status).toBe(200);
    for (const { call } of begun.slice(0, 16)) call.write(fileStart);
    await expect.poll(async () => (await server.incoming()).length).toBe(16);
    const [status, errorKey, reason] = await answerOf(await sendFile(server));
    expect([status, errorKey]).toEqual([429, "tooManyUploads"]);
    expect(reason).toBe("Der bliver sendt mange filer på én gang. Prøv igen om 10 sekunder.");
    const headers = { "x-forwarded-for": "192.0.2.2" };
    expect((await sendFile(server, { user: "member-8", headers })).status).toBe(200);
    for (const { call } of begun) call.destroy();
    await expect.poll(async () => (await server.incoming()).length).toBe(0);
    expect((await sendFile(server)).status).toBe(200);
  });

  function beginFile({ url }: UploadServer, user: string) {
    const call = request(`${url}/api/forms/post-upload-file?formId=LHO0076&draft=${crypto.randomUUID()}`, {
      method: "POST",
      headers: { "x-user": user, "content-type": "multipart/form-data; boundary=x", "content-length": "9000000" },
    });
    call.on("error", () => undefined);
    return { call };
  }

  it("can be in an S3 store", async () => {
    const s3 = await startS3Server();
    const server = await start({ store: createS3Store(s3.settings) });
    const { id } = await stored(await sendFile(server));
    expect([await s3.objects(), await server.incoming(), await server.stored()]).toEqual([[id], [], []]);
    expect(await (await download(server, id)).text()).toBe("%PDF-1.7\n");
    await tables().delete(attachment);
    await server.sweep();
    expect(await s3.objects()).toEqual([]);
    await s3.stop();
    const [status, errorKey] = await answerOf(await sendFile(server));
    expect([status, errorKey, await rows(), await server.incoming()]).toEqual([503, "genericError", [], []]);
  });

  it.each([
    ["without a file", '--x\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nsvar.pdf\r\n--x--\r\n'],
    ["cut off", '--x\r\ncontent-disposition: form-data; name="file"; filename="svar.pdf"\r\n\r\n%PDF-1.7'],
    [
      "with two files",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n'.repeat(2) +
        "--x--\r\n",
    ],
  ])("are refused with 400 in a body %s, and leave nothing", async (_, body) => {
    const server = await start();
    const answer = await fetch(`${server.url}/api/forms/post-upload-file?formId=LHO0076`, {
      method: "POST",
      headers: { "x-user": "member-7", "x-filename": "svar.pdf", "content-type": "multipart/form-data; boundary=x" },
      body,
    });
    expect(answer.status).toBe(400);
    const active = (await rows()).filter(({ status }) => status !== "deleted");
    expect([active, await server.incoming()]).toEqual([[], []]);
  });
});
