import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createApiClient } from "./create-api-client.ts";
import { toFailure } from "./failure.ts";
import { uploadCv } from "./upload-cv.ts";
import { uploadFetch } from "./upload-fetch.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", window.location.origin);
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "accept");
    if (request.method === "OPTIONS") response.end();
    else answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

it("reports the progress of an upload to its end and reads the answer", async () => {
  const received: string[] = [];
  const apiUrl = await serve((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      received.push(body);
      json(response, 200, { cvId: "7", cvIdJwtString: "token" });
    });
  });
  const shares: number[] = [];
  const cv = { file: new File(["%PDF-1.7"], "cv.pdf"), onProgress: (share: number) => shares.push(share) };

  expect(await uploadCv(createApiClient({ apiUrl }), cv)).toEqual({ cvId: "7", cvIdJwtString: "token" });

  expect(received[0]).toContain('name="file"; filename="cv.pdf"');
  expect(received[0]).toContain("%PDF-1.7");
  expect(shares.at(-1)).toBe(1);
});

it("reports the same failures as any other call", async () => {
  const refusing = await serve((request, response) => {
    request.resume();
    json(response, 415, { errorKey: "wrongFileExtensionError", message: { id: "k-2" } });
  });
  const dying = await serve((request) => request.socket.destroy());
  const cv = { file: new File(["x"], "cv.pdf"), onProgress: () => {} };

  const failures = [refusing, dying].map((apiUrl) => uploadCv(createApiClient({ apiUrl }), cv).catch(toFailure));

  expect(await Promise.all(failures)).toEqual([
    { kind: "refused", status: 415, errorKey: "wrongFileExtensionError", correlationId: "k-2" },
    { kind: "offline" },
  ]);
});

it("closes a stalled connection", async () => {
  let hungUp = false;
  const apiUrl = await serve((request) => request.on("close", () => (hungUp = true)));
  const fetch = uploadFetch(new FormData(), { onProgress: () => {}, timeout: 500 });
  const call = createApiClient({ apiUrl }).post("cv-upload", { fetch, timeout: false, retry: 0 }).json();
  expect(await call.catch(toFailure)).toEqual({ kind: "slow" });
  await expect.poll(() => hungUp).toBe(true);
});

it("stops sending when it is aborted", async () => {
  let hungUp = false;
  const stop = new AbortController();
  const apiUrl = await serve((request) => {
    request.on("close", () => (hungUp = true));
    stop.abort();
  });
  const cv = { file: new File(["x"], "cv.pdf"), onProgress: () => {} };
  await expect(uploadCv(createApiClient({ apiUrl }), cv, stop.signal)).rejects.toHaveProperty("name", "AbortError");
  await expect.poll(() => hungUp).toBe(true);
});
