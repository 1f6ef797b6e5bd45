import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { maxCvBytes } from "shared-runtime/api/cv.ts";
import { formWith, recommendations, upload, uploaded } from "../../server/testing/cv-calls.ts";
import { scriptedReviewer } from "../../server/testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";

const megabyte = 1_024 * 1_024;
const reviewer = scriptedReviewer();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(reviewer, { TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => server.stop());

async function expectProblem(answer: Response, status: number, errorKey: string) {
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { errorKey, message: { id: answer.headers.get("x-correlation-id") } },
  ]);
}

describe("an upload that is refused", () => {
  it.each([
    ["tooManyPagesError", 422],
    ["insufficientContentError", 422],
    ["genericError", 422],
    ["wrongFileExtensionError", 415],
    ["fileSizeError", 413],
  ])("is answered with %s and status %i", async (errorKey, status) => {
    await expectProblem(await upload(server.url, formWith(`%PDF- refuse ${errorKey}`)), status, errorKey);
  });

  it("needs a file", async () => {
    const form = new FormData();
    form.append("note", "no file here");
    await expectProblem(await upload(server.url, form), 400, "genericError");
  });

  it("has at most one file", async () => {
    const form = formWith("%PDF- one");
    form.append("file", new File(["%PDF- two"], "two.pdf"));
    await expectProblem(await upload(server.url, form), 400, "genericError");
  });

  it("has its file in the field called file", async () => {
    await expectProblem(await upload(server.url, formWith("%PDF- one", "cv.pdf", "cv")), 400, "genericError");
  });

  it("is multipart", async () => {
    const headers = { "content-type": "application/pdf" };
    await expectProblem(await upload(server.url, "%PDF- one", { headers }), 400, "genericError");
    await expectProblem(await upload(server.url, undefined), 400, "genericError");
  });

  it("has a boundary", async () => {
    const headers = { "content-type": "multipart/form-data; charset=utf-8" };
    await expectProblem(await upload(server.url, "%PDF- one", { headers }), 400, "genericError");
  });

  it("does not end in the middle of the file", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF- half of';
    await expectProblem(await upload(server.url, body, { headers }), 400, "genericError");
  });

  it("leaves nothing of the file name in the log", async () => {
    await upload(server.url, formWith("%PDF- Hanne", "Hanne Holm 0101901234.pdf"));
    await upload(server.url, formWith("%PDF- Hanne", "Hanne Holm 0101901234.pdf", "cv"));
    expect(JSON.stringify(server.logLines())).not.toMatch(/Hanne|Holm|0101901234/);
  });
});

describe("a file over the limit", () => {
  it("may be exactly 10 485 760 bytes", async () => {
    const content = new Uint8Array(maxCvBytes).fill(32);
    content.set(new TextEncoder().encode("%PDF- Hanne"));
    expect((await upload(server.url, formWith(content))).status).toBe(200);
  });

  it("is refused with one byte more", async () => {
    await expectProblem(await upload(server.url, formWith(new Uint8Array(maxCvBytes + 1))), 413, "fileSizeError");
  });

  it("is refused by its declared length, before its body is sent", async () => {
    const { call, answered } = slowUpload({ "content-length": String(11 * megabyte) });
    call.flushHeaders();
    expect((await answered).statusCode).toBe(413);
    call.destroy();
  });

  it("is cut off while it streams without a declared length", async () => {
    const { call, answered } = slowUpload({ "transfer-encoding": "chunked" });
    call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-');
    call.write(Buffer.alloc(11 * megabyte));
    expect((await answered).statusCode).toBe(413);
    expect(call.writableEnded).toBe(false);
    call.destroy();
  });
});

describe("many uploads at once", () => {
  it("are all answered, with few inspections at a time", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Leder ${index}`);
    const answers = await Promise.all(
      names.map((name, index) =>
        uploaded(server.url, `%PDF- ${name}`, { headers: { "x-forwarded-for": `192.0.2.${index}` } }),
      ),
    );
    const reviews = await Promise.all(answers.map(({ cvIdJwtString }) => recommendations(server.url, cvIdJwtString)));
    const texts = await Promise.all(reviews.map((answer) => answer.text()));
    expect(reviews.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(texts.map((text, index) => text.includes(`${names[index]}, skriv`))).toEqual(names.map(() => true));
    expect(reviewer.busiest()).toBeLessThanOrEqual(2);
  });
});

describe("a client that goes away", () => {
  it("in the middle of its upload affects no other client and frees its place", async () => {
    const gone = Array.from({ length: 20 }, (_, index) => goneInTheMiddle(server.server.port, `192.0.2.${index}`));
    await Promise.all(gone);
    await vi.waitFor(() => expect(linesWithStatus(499)).toHaveLength(20));
    expect((await upload(server.url, formWith("%PDF- Hanne"))).status).toBe(200);
    expect(server.logLines().filter(({ level }) => level === "error")).toEqual([]);
  });
});

function linesWithStatus(wanted: number) {
  return server.logLines().filter(({ status }) => status === wanted);
}

function slowUpload(headers: Readonly<Record<string, string>>) {
  const call = request(`${server.url}/api/cv-upload`, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x", ...headers },
  });
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  call.on("response", resolve);
  call.on("error", reject);
  return { call, answered };
}

function goneInTheMiddle(port: number, address: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const head = "POST /api/cv-upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n";
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF- half';
  const socket = connect(port, "127.0.0.1", () => {
    socket.write(`${head}x-forwarded-for: ${address}\r\ncontent-length: 8000000\r\n\r\n${part}`, () => {
      socket.resetAndDestroy();
      resolve();
    });
  });
  return promise;
}
