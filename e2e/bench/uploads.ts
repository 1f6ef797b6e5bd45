import type { Browser } from "@playwright/test";
import type { RunningServer } from "../server/start-server.ts";
import type { Figure } from "./figure.ts";
import { peakMemory, residentOf } from "./reviews.ts";
import { cookieOfMember } from "./session.ts";

type Headers = Readonly<Record<string, string>>;
type Send = (url: string, headers: Headers, content: Uint8Array<ArrayBuffer>) => Promise<Response>;

const bytes = 10_485_760;
const files = 8;
const formId = "LHO0076";

const ways: readonly { readonly name: string; readonly send: Send }[] = [
  { name: "in one call", send: sendInOneCall },
  { name: "resumable", send: sendResumable },
];

/** Uploads as many files of the largest size as a form may have, all at the same time. */
export async function measureUploads(
  browser: Browser,
  { url, pid }: RunningServer,
  report: (figure: Figure) => void,
): Promise<void> {
  const headers = { cookie: await cookieOfMember(browser, url), origin: url };
  const content = pdfOf(bytes);
  for (const { name, send } of ways) {
    await removeAll(url, headers, [await send(url, headers, pdfOf(1_000))]);
    const before = await residentOf(pid);
    const start = performance.now();
    const { result: answers, peak } = await peakMemory(pid, () =>
      Promise.all(Array.from({ length: files }, () => send(url, headers, content))),
    );
    const seconds = (performance.now() - start) / 1_000;
    const note = `${files} of 10 MB at once, ${name}`;
    const failed = answers.filter(({ ok }) => !ok).length;
    report({ name: "uploads that were not stored", value: failed, budget: 0, unit: "", bound: "most", note });
    report({
      name: "growth of the server's memory in the meantime",
      value: (peak.server - before) / 1e6,
      budget: 60,
      unit: "MB",
      bound: "most",
      note: `${note}, RSS, ${seconds.toFixed(1)} s`,
    });
    await removeAll(url, headers, answers);
  }
}

const streaming = { method: "POST", duplex: "half" } as const;

/** Sends endless CVs from 20 addresses at the same time. */
export async function measureEndlessBodies(
  { url, pid }: RunningServer,
  report: (figure: Figure) => void,
): Promise<void> {
  const before = await residentOf(pid);
  const { result: answers, peak } = await peakMemory(pid, () =>
    Promise.all(
      Array.from({ length: 20 }, (_, sender) =>
        fetch(`${url}/api/cv-upload`, {
          ...streaming,
          headers: { "content-type": "multipart/form-data; boundary=x", "x-forwarded-for": `192.0.2.${sender}` },
          body: endlessForm(),
        }),
      ),
    ),
  );
  const note = "20 bodies of 30 MB at once";
  const taken = answers.filter(({ status }) => status !== 413).length;
  report({
    name: "endless CVs that were not refused as too large",
    value: taken,
    budget: 0,
    unit: "",
    bound: "most",
    note,
  });
  // 64 MB are in memory at the same time; the rest is garbage that has not been collected yet.
  const growth = (peak.server - before) / 1e6;
  report({
    name: "growth of the server's memory in the meantime",
    value: growth,
    budget: 350,
    unit: "MB",
    bound: "most",
    note,
  });
}

/** A form body of 30 MB without a declared length. */
function endlessForm(): ReadableStream<Uint8Array<ArrayBuffer>> {
  let left = 30 * 16;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-'),
      );
    },
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1_024));
      left -= 1;
      if (left === 0) controller.close();
    },
  });
}

function pdfOf(length: number): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(length).fill(0x20);
  content.set(new TextEncoder().encode("%PDF-1.7\n"));
  return content;
}

function sendInOneCall(url: string, headers: Headers, content: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.set("fileName", "svar.pdf");
  body.set("file", new Blob([content]), "svar.pdf");
  return fetch(`${url}/api/forms/post-upload-file?formId=${formId}`, { method: "POST", headers, body });
}

async function sendResumable(url: string, headers: Headers, content: Uint8Array<ArrayBuffer>): Promise<Response> {
  const protocol = { ...headers, "tus-resumable": "1.0.0" };
  const created = await fetch(`${url}/api/forms/resumable-uploads`, {
    method: "POST",
    headers: {
      ...protocol,
      "upload-length": String(content.length),
      "upload-metadata": `fileName ${btoa("svar.pdf")},formId ${btoa(formId)}`,
    },
  });
  const at = url + (created.headers.get("location") ?? "");
  await fetch(at, {
    method: "PATCH",
    headers: { ...protocol, "content-type": "application/offset+octet-stream", "upload-offset": "0" },
    body: content,
  });
  return fetch(`${at}/result`, { headers });
}

async function removeAll(url: string, headers: Headers, answers: readonly Response[]): Promise<void> {
  for (const answer of answers) {
    const { id } = (await answer.json()) as { readonly id: string };
    await fetch(`${url}/api/forms/remove-upload`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ id }),
    });
  }
}
