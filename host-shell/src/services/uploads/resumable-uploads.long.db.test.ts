import { once } from "node:events";
import { request } from "node:http";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { StoredUpload } from "shared-runtime/api/uploads.ts";
import { Upload } from "tus-js-client";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createAttachmentRetention } from "./attachments.ts";
import { attachment, removedFile } from "./attachments.tables.ts";
import { createClamd } from "./clamd.ts";
import { startFakeClamd } from "./testing/fake-clamd.ts";
import { pdfOf } from "./testing/sample-files.ts";
import { sendFile, startUploadServer, type UploadServer } from "./testing/upload-server.ts";

type Headers = Readonly<Record<string, string>>;

const protocol = { "tus-resumable": "1.0.0" };
const bytes = { ...protocol, "content-type": "application/offset+octet-stream" };
const base64 = (text: string) => Buffer.from(text).toString("base64");
const metadata = (name = "svar.pdf", formId = "LHO0076") => `fileName ${base64(name)},formId ${base64(formId)}`;

eachDatabase("resumable uploads", (tables) => {
  const running: UploadServer[] = [];
  const start = async (options: Partial<Parameters<typeof startUploadServer>[0]> = {}) => {
    const server = await startUploadServer({ tables: tables(), ...options });
    running.push(server);
    return server;
  };
  beforeEach(async () => {
    await tables().delete(attachment);
    await tables().delete(removedFile);
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
  });

  const call = (
    { url }: UploadServer,
    path: string,
    method: string,
    {
      user = "member-7",
      headers = protocol,
      body,
    }: { user?: string; headers?: Headers; body?: Uint8Array | string } = {},
  ) =>
    fetch(new URL(path, `${url}/api/forms/resumable-uploads`), {
      method,
      headers: { "x-user": user, ...headers },
      ...(body !== undefined && { body: body as BodyInit }),
    });
  const create = (server: UploadServer, length: number, { named = metadata(), user = "member-7" } = {}) =>
    call(server, "", "POST", {
      user,
      headers: { ...protocol, "upload-length": String(length), "upload-metadata": named },
    });
  const created = async (server: UploadServer, length: number) => {
    const answer = await create(server, length);
    expect(answer.status).toBe(201);
    return answer.headers.get("location") ?? "";
  };
  const append = (server: UploadServer, path: string, offset: number, body: Uint8Array | string) =>
    call(server, path, "PATCH", { headers: { ...bytes, "upload-offset": String(offset) }, body });
  const offsetOf = async (server: UploadServer, path: string) =>
    Number((await call(server, path, "HEAD")).headers.get("upload-offset"));
  const problemOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { readonly errorKey: string }).errorKey,
  ];
  /** Calls an address exactly as written, which `fetch` would normalise. */
  const rawStatus = ({ url }: UploadServer, method: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      const headers = { ...bytes, "x-user": "member-7", "upload-offset": "0", "content-length": "4" };
      request({ hostname, port, path, method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on("error", reject)
        .end(method === "PATCH" ? "EVIL" : undefined);
    });
  const resultOf = (server: UploadServer, path: string, user?: string) =>
    call(server, `${path}/result`, "GET", user === undefined ? {} : { user });
  const statuses = async () =>
    (await tables().select({ status: attachment.status }).from(attachment)).map(({ status }) => status);

  it("continue where the connection was lost, without sending the first part again", async () => {
    const server = await start();
    const content = pdfOf(3_000_000);
    const path = await created(server, content.length);
    const lost = request(new URL(path, server.url), {
      method: "PATCH",
      headers: { ...bytes, "x-user": "member-7", "upload-offset": "0", "content-length": String(content.length) },
    });
    lost.on("error", () => undefined);
    lost.write(content.subarray(0, 1_000_000));
    await expect.poll(() => offsetOf(server, path), { timeout: 10_000 }).toBe(1_000_000);
    lost.destroy();
    await once(lost, "close");
    expect(await problemOf(await resultOf(server, path))).toEqual([409, "unfinishedUpload"]);

    const rest = await append(server, path, 1_000_000, content.subarray(1_000_000));
    expect([rest.status, rest.headers.get("upload-offset")]).toEqual([204, "3000000"]);
    const file = v.parse(StoredUpload, await (await resultOf(server, path)).json());
    expect(file).toMatchObject({ title: "svar.pdf", size: 3_000_000, id: path.split("/").at(-1) });
    expect(file.fileName).toMatch(/^member-7-LHO0076-\d{17}\.pdf$/);
    const answer = await fetch(`${server.url}/api/forms/uploads/${file.id}`, { headers: { "x-user": "member-7" } });
    expect(content.equals(await answer.bytes())).toBe(true);
    expect([await server.incoming(), await server.stored(), await statuses()]).toEqual([[], [file.id], ["active"]]);
  });

  it("work with the client of the protocol, in pieces", async () => {
    const server = await start();
    const content = pdfOf(1_000_000);
    const path = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(Readable.from([content]), {
        endpoint: `${server.url}/api/forms/resumable-uploads`,
        chunkSize: 300_000,
        uploadSize: content.length,
        metadata: { fileName: "Løn æøå.pdf", formId: "LHO0076" },
        headers: { "x-user": "member-7" },
        onError: reject,
        onSuccess: () => resolve(new URL(upload.url ?? "").pathname),
      });
      upload.start();
    });
    expect(await (await resultOf(server, path)).json()).toMatchObject({ title: "Løn æøå.pdf", size: 1_000_000 });
  });

  it("are checked like others: before the first byte what is known then, the content after the last", async () => {
    const server = await start();
    expect(await problemOf(await create(server, 10, { named: metadata("svar.exe") }))).toEqual([422, "fileTypeError"]);
    expect(await problemOf(await create(server, 10, { named: metadata("svar.pdf", "X") }))).toEqual([
      422,
      "unknownFormError",
    ]);
    expect(await problemOf(await create(server, 10_485_761))).toEqual([413, "fileSizeError"]);
    expect(await problemOf(await create(server, 0))).toEqual([422, "emptyFileError"]);
    expect([await statuses(), await server.incoming()]).toEqual([[], []]);

    const path = await created(server, 4);
    expect(await problemOf(await append(server, path, 0, "MZ.."))).toEqual([422, "fileTypeError"]);
    expect(await problemOf(await resultOf(server, path))).toEqual([404, "unknownUpload"]);
    expect([await statuses(), await server.incoming()]).toEqual([[], []]);
  });

  it("count for the 8 of a person and form", async () => {
    const server = await start();
    const path = await created(server, 9);
    for (let times = 0; times < 8; times += 1) expect((await sendFile(server)).status).toBe(200);
    expect(await problemOf(await append(server, path, 0, "%PDF-1.7\n"))).toEqual([422, "fileCountError"]);
    expect(await problemOf(await create(server, 9))).toEqual([422, "fileCountError"]);
    expect([(await server.stored()).length, await server.incoming()]).toEqual([8, []]);
  });

  it("belong to who began them: for others they do not exist", async () => {
    const server = await start();
    const path = await created(server, 9);
    const theirs = { user: "member-8" };
    for (const method of ["PATCH", "DELETE"]) {
      const headers = { ...bytes, "upload-offset": "0" };
      expect(await problemOf(await call(server, path, method, { ...theirs, headers }))).toEqual([404, "unknownUpload"]);
      expect((await call(server, path, method, { user: "", headers })).status).toBe(401);
    }
    expect((await call(server, path, "HEAD", theirs)).status).toBe(404);
    expect((await resultOf(server, path, "member-8")).status).toBe(404);
    expect((await resultOf(server, path, "")).status).toBe(401);
    expect((await create(server, 9, { user: "" })).status).toBe(401);
    expect((await call(server, "/api/forms/resumable-uploads/../x", "HEAD")).status).toBe(404);
    expect(await offsetOf(server, path)).toBe(0);
  });

  it("have one address: nothing in it reaches the upload of another", async () => {
    const server = await start();
    const idOf = (path: string) => path.split("/").at(-1) ?? "";
    const own = await created(server, 9);
    const other = (await create(server, 9, { user: "member-8" })).headers.get("location") ?? "";
    expect((await append(server, own, 0, "%PDF")).status).toBe(204);
    const between =
      "?x=/ ?/ /?id=/ ? %3Fx=/ %2F %252F %5C / // ;x=/ %23/ %00/ %/ /../ %2F..%2F /%2e%2e/ /result/ /result?x=/ & @ %20/";
    const paths = between.split(" ").map((text) => `/api/forms/resumable-uploads/${idOf(own)}${text}${idOf(other)}`);
    const outcomes = await Promise.all(
      [...paths, ...paths.map((path) => `${path}/`)].flatMap((path) =>
        ["PATCH", "HEAD", "DELETE", "GET"].map(async (method) => [method, path, await rawStatus(server, method, path)]),
      ),
    );
    expect(outcomes.filter(([, , status]) => ![400, 404, 405].includes(Number(status)))).toEqual([]);
    const answer = await call(server, other, "HEAD", { user: "member-8" });
    expect([answer.headers.get("upload-offset"), await offsetOf(server, own)]).toEqual(["0", 4]);
  });

  it("are named by one spelling of their id, and by no header", async () => {
    const server = await start();
    const [own, other] = [
      await created(server, 9),
      (await create(server, 9, { user: "member-8" })).headers.get("location") ?? "",
    ];
    const headers = {
      ...bytes,
      "upload-offset": "0",
      "x-http-method-override": "DELETE",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-original-url": other,
      "x-rewrite-url": other,
      forwarded: `host=evil.example;proto=https;path=${other}`,
    };
    const [folder, id] = [own.slice(0, -36), own.slice(-36)];
    expect((await call(server, `${folder}${id.toUpperCase()}`, "PATCH", { headers, body: "%PDF" })).status).toBe(204);
    expect([await offsetOf(server, own), new Set(await server.incomingSizes())]).toEqual([4, new Set([0, 4])]);
    const named = { ...headers, "upload-length": "9", "upload-metadata": metadata() };
    const final = { ...named, "upload-concat": `final;${other}` };
    expect(await problemOf(await call(server, "", "POST", { headers: final }))).toEqual([501, "genericError"]);
    const answer = await call(server, "", "POST", { headers: named });
    expect(answer.headers.get("location")).toMatch(/^\/api\/forms\/resumable-uploads\/[\w-]{36}$/);
  });

  it("are unknown under an invalid id", async () => {
    const server = await start();
    const headers = { ...bytes, "upload-offset": "0" };
    const ids = ["no-uuid", "%00", "%", "%F0%9F", "..%2F..%2Fpasswd", "'", "a".repeat(5_000), "undefined", "0"];
    for (const [id, method] of ids.flatMap((id) => [[id, "PATCH"] as const, [id, "DELETE"] as const])) {
      const answer = await call(server, `/api/forms/resumable-uploads/${id}`, method, { headers });
      expect([id, method, await problemOf(answer)]).toEqual([id, method, [404, "unknownUpload"]]);
    }
  });

  it("take bytes only at their offset, and none beyond their length", async () => {
    const server = await start();
    const path = await created(server, 9);
    expect((await append(server, path, 3, "%PDF")).status).toBe(409);
    expect((await append(server, path, 0, "%PDF-1.7\n and more")).status).toBe(413);
    expect((await append(server, path, await offsetOf(server, path), "%PDF-1.7\n")).status).toBe(204);
    expect((await append(server, path, 9, "x")).status).not.toBe(204);
    expect((await (await resultOf(server, path)).json()) as object).toMatchObject({ size: 9 });
  });

  it("of many people who send nothing leave room to others, and removed files leave the disk", async () => {
    const server = await start();
    const people = Array.from({ length: 10 }, (_, at) => `member-1${at}`);
    for (const user of people) {
      for (const formId of ["LHO0076", "LHO0141"]) {
        for (let file = 0; file < 11; file += 1) {
          await create(server, 10_485_760, { user, named: metadata("svar.pdf", formId) });
        }
      }
    }
    expect((await create(server, 9)).status).toBe(201);
    const { id } = v.parse(StoredUpload, await (await sendFile(server)).json());
    expect(await server.stored()).toEqual([id]);
    const removed = await fetch(`${server.url}/api/forms/remove-upload`, {
      method: "POST",
      headers: { "x-user": "member-7", "content-type": "application/json" },
      body: JSON.stringify({ id }),
    });
    expect([removed.status, await server.stored()]).toEqual([200, []]);
  });

  it("that are given up for newer ones leave the disk at once", async () => {
    const server = await start();
    for (let file = 0; file < 20; file += 1) expect((await create(server, 9)).status).toBe(201);
    expect((await server.incoming()).length).toBe(16);
  });

  it("note what has arrived, also of one that broke off", async () => {
    const server = await start();
    const content = pdfOf(3_000_000);
    const path = await created(server, content.length);
    const { sending } = slowPatch(server, path);
    sending.on("error", () => undefined).write(content.subarray(0, 1_000_000));
    const received = async () =>
      (await tables().select({ received: attachment.received }).from(attachment))[0]?.received;
    await expect.poll(received).toBe(1_000_000);
    sending.destroy();
    expect((await append(server, path, 1_000_000, content.subarray(1_000_000, 1_500_000))).status).toBe(204);
    expect(await received()).toBe(1_500_000);
  });

  it("can be given up, and are forgotten after a day", async () => {
    const server = await start();
    const path = await created(server, 9);
    expect((await call(server, path, "DELETE")).status).toBe(204);
    expect([await statuses(), await server.incoming()]).toEqual([[], []]);
    expect((await call(server, path, "HEAD")).status).toBe(404);
    await append(server, await created(server, 9), 0, "%PDF");
    await tables().execute(sql`update attachment set uploaded_at = now() - interval '25 hours'`);
    expect(await createAttachmentRetention(tables()).sweep()).toBe(1);
    await server.sweep();
    expect([await statuses(), await server.incoming()]).toEqual([[], []]);
  });

  it("keep their bytes while the scanner is away, and are stored when it is back", async () => {
    const away = await startFakeClamd();
    const scanner = createClamd({ address: away.address });
    let isAway = true;
    const server = await start({
      scanner: {
        answers: scanner.answers,
        scan: (path) => (isAway ? createClamd({ address: "tcp://127.0.0.1:1" }).scan(path) : scanner.scan(path)),
      },
    });
    const path = await created(server, 9);
    expect(await problemOf(await append(server, path, 0, "%PDF-1.7\n"))).toEqual([503, "scannerAway"]);
    expect(await offsetOf(server, path)).toBe(9);
    expect(await problemOf(await resultOf(server, path))).toEqual([503, "scannerAway"]);
    isAway = false;
    const results = await Promise.all([resultOf(server, path), resultOf(server, path)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    await away.stop();
  });

  it("answer to no other method, and say so in the protocol's version", async () => {
    const server = await start();
    const path = await created(server, 9);
    const get = await call(server, path, "GET");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "HEAD, PATCH, DELETE"]);
    expect((await call(server, "", "GET")).headers.get("allow")).toBe("POST");
    const without = await call(server, path, "HEAD", { headers: {} });
    expect([without.status, without.headers.get("tus-resumable")]).toEqual([412, "1.0.0"]);
  });

  it("can be called by pages of allowed origins, and by no others", async () => {
    const origin = "https://www.example.dk";
    const server = await start({ allowedOrigins: [origin] });
    const preflight = (from: string) =>
      call(server, "", "OPTIONS", { headers: { origin: from, "access-control-request-method": "PATCH" } });
    const allowed = await preflight(origin);
    expect([allowed.status, allowed.headers.get("access-control-allow-methods")]).toEqual([
      204,
      "GET, POST, HEAD, PATCH, DELETE",
    ]);
    expect(allowed.headers.get("access-control-allow-headers")).toContain("upload-offset");
    expect((await preflight("https://evil.example")).status).toBe(403);
    const headers = { ...protocol, "upload-length": "9", "upload-metadata": metadata() };
    const answer = await call(server, "", "POST", { headers: { ...headers, origin } });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([201, origin]);
    expect(answer.headers.get("access-control-expose-headers")).toContain("location");
    const refused = await call(server, "", "POST", { headers: { ...headers, origin: "https://evil.example" } });
    expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  it("have the quota of begun files, whatever number of pieces they have", async () => {
    const server = await start({ perMinute: 2 });
    const path = await created(server, 9);
    for (const [at, piece] of ["%PDF", "-1.7", "\n"].entries()) {
      expect((await append(server, path, at * 4, piece)).status).toBe(204);
    }
    expect((await create(server, 9)).status).toBe(201);
    expect((await create(server, 9)).status).toBe(429);
  });

  it("have the quota of each member, whatever the addresses", async () => {
    const server = await start({ perMinute: 1 });
    const begin = (host: number) =>
      call(server, "", "POST", {
        headers: {
          ...protocol,
          "x-forwarded-for": `192.0.2.${host}`,
          "upload-length": "9",
          "upload-metadata": metadata(),
        },
      });
    expect([(await begin(1)).status, await problemOf(await begin(2))]).toEqual([201, [429, "tooManyUploads"]]);
  });

  it("end when their sender is too slow, and continue with what arrived", async () => {
    const server = await start({ pace: { bytes: 1_000, milliseconds: 200 } });
    const content = pdfOf(3_000_000);
    const path = await created(server, content.length);
    const { sending, answered, closed } = slowPatch(server, path);
    sending.write(content.subarray(0, 500));
    expect(await answered).toBe(408);
    await closed;
    expect(await offsetOf(server, path)).toBe(500);
    expect((await append(server, path, 500, content.subarray(500))).status).toBe(204);
  });

  it("take a place with their first byte, and give it back", async () => {
    const server = await start();
    const paths: string[] = [];
    for (let file = 0; file < 17; file += 1) {
      const formId = file < 9 ? "LHO0076" : "LHO0141";
      const answer = await create(server, 1_000_000, { named: metadata("svar.pdf", formId) });
      paths.push(answer.headers.get("location") ?? "");
    }
    const patches = paths.map((path) => slowPatch(server, path));
    expect((await append(server, paths[16] ?? "", 0, "%PDF")).status).toBe(204);
    for (const { sending } of patches.slice(0, 16)) sending.write("%PDF");
    await expect.poll(server.incomingSizes).toEqual(Array.from({ length: 17 }, () => 4));
    expect(await problemOf(await append(server, paths[16] ?? "", 4, "-1.7"))).toEqual([429, "tooManyUploads"]);
    for (const { sending } of patches) sending.destroy();
    await expect.poll(async () => (await append(server, paths[16] ?? "", 4, "-1.7")).status).toBe(204);
  });

  /** Begins to send bytes, and sends their head alone. */
  function slowPatch({ url }: UploadServer, path: string) {
    const sending = request(new URL(path, url), {
      method: "PATCH",
      headers: { "x-user": "member-7", ...bytes, "upload-offset": "0", "content-length": "1000000" },
    });
    const answered = new Promise<number | undefined>((resolve) => {
      sending.on("response", ({ statusCode }) => resolve(statusCode)).on("error", () => resolve(undefined));
    });
    const closed = new Promise<void>((resolve) => void sending.on("close", resolve));
    sending.flushHeaders();
    return { sending, answered, closed };
  }

  it("are refused while the disk has no room", async () => {
    const server = await start({ freeBytes: () => 0 });
    expect(await problemOf(await create(server, 9))).toEqual([507, "storageFull"]);
  });
});
