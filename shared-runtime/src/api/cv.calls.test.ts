import { expect, it } from "vitest";
import { createApiClient } from "./create-api-client.ts";
import { getCvRecommendations } from "./cv.calls.ts";
import { toFailure, type Failure } from "./failure.ts";
import { uploadCv } from "./upload-cv.ts";
import type { Fetch } from "./whole-answers.ts";

const cv = { file: new File(["%PDF-1.7 hej"], "mit cv.pdf"), onProgress: () => {} };
const recommendations = {
  CVFrontPicModel: { meta: { image_str: "" } },
  warning_info: { true_warnings: 0, false_warnings: 0 },
};

const answering = (fetch: (request: Request) => Response | Promise<Response>) => {
  const asked: Request[] = [];
  const send: Fetch = async (input) => {
    const request = input as Request;
    asked.push(request.clone());
    return fetch(request);
  };
  return { asked, api: createApiClient({ apiUrl: "https://vaert.example/api/", fetch: send }) };
};

const hanging = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop);
  });

const failureOf = (call: Promise<unknown>): Promise<Failure> =>
  call.then(() => Promise.reject(new Error("succeeded")), toFailure);

it("sends a CV as the one part `file` of a form, with its name, credentials and bytes", async () => {
  const { asked, api } = answering(() => Response.json({ cvId: "7", cvIdJwtString: "token" }));

  expect(await uploadCv(api, cv)).toEqual({ cvId: "7", cvIdJwtString: "token" });

  const [request] = asked;
  expect([request?.method, request?.url, request?.credentials]).toEqual([
    "POST",
    "https://vaert.example/api/cv-upload",
    "include",
  ]);
  const parts = [...(await request!.formData())];
  expect(parts.map(([name]) => name)).toEqual(["file"]);
  const file = parts[0]?.[1] as File;
  expect([file.name, await file.text()]).toEqual(["mit cv.pdf", "%PDF-1.7 hej"]);
});

it("requests the review of the CV that the token belongs to", async () => {
  const { asked, api } = answering(() => Response.json(recommendations));
  expect(await getCvRecommendations(api, "a.b+c")).toEqual(recommendations);
  expect(asked.map(({ url, headers }) => [url, headers.get("authorization")])).toEqual([
    ["https://vaert.example/api/analytics/get-cv-recommendations", "Bearer a.b+c"],
  ]);
});

it("reads the error key and the correlation id of a refusal", async () => {
  const { api } = answering(() =>
    Response.json({ errorKey: "fileSizeError", message: { id: "k-1" } }, { status: 413 }),
  );
  expect(await failureOf(uploadCv(api, cv))).toEqual({
    kind: "refused",
    status: 413,
    errorKey: "fileSizeError",
    correlationId: "k-1",
  });
});

it.each([
  ["no body", new Response(undefined, { status: 500 })],
  ["a proxy's page", new Response("<h1>Bad</h1>", { status: 500, headers: { "content-type": "text/html" } })],
  ["a body of another shape", Response.json({ message: "nope" }, { status: 500 })],
  [
    "JSON that is cut off",
    new Response('{"errorKey":"gen', { status: 500, headers: { "content-type": "application/json" } }),
  ],
])("keeps the status of a refusal with %s", async (_, response) => {
  const { api } = answering(() => response);
  expect(await failureOf(uploadCv(api, cv))).toEqual({ kind: "refused", status: 500 });
});

it.each([
  ["malformed JSON", () => new Response("{]", { headers: { "content-type": "application/json" } })],
  ["nothing", () => new Response("")],
  ["another shape", () => Response.json({ cvId: 7 })],
  ["no content", () => new Response(undefined, { status: 204 })],
])("reports an answer with %s as broken", async (_, answer) => {
  const { api } = answering(answer);
  expect(await failureOf(uploadCv(api, cv))).toEqual({ kind: "broken" });
});

it.each([
  ["Chromium", new TypeError("Failed to fetch")],
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Safari", new TypeError("The network connection was lost.")],
])("reports a lost connection as offline, in the words of %s, and never sends a CV twice", async (_, error) => {
  const { asked, api } = answering(() => Promise.reject(error));
  expect(await failureOf(uploadCv(api, cv))).toEqual({ kind: "offline" });
  expect(asked.length).toBe(1);
});

it("reports a connection that breaks during the answer as offline", async () => {
  const body = () => new ReadableStream({ start: (stream) => stream.error(new TypeError("Error in body stream")) });
  const { api } = answering(() => new Response(body()));
  expect(await failureOf(uploadCv(api, cv))).toEqual({ kind: "offline" });
});

it("retries a review when the connection breaks while waiting", async () => {
  let attempts = 0;
  const { api } = answering(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new TypeError("Failed to fetch")) : Response.json(recommendations);
  });
  expect(await getCvRecommendations(api, "token")).toEqual(recommendations);
});

it("does not retry when the server failed at the review", async () => {
  const { asked, api } = answering(() => new Response("", { status: 500 }));
  expect(await failureOf(getCvRecommendations(api, "token"))).toEqual({ kind: "refused", status: 500 });
  expect(asked.length).toBe(1);
});

it("reports a hanging call as slow", async () => {
  const { api } = answering(hanging);
  expect(await failureOf(api.get("hangs", { timeout: 5, retry: 0 }).json())).toEqual({ kind: "slow" });
});

it("rethrows unexpected errors, such as an aborted call", async () => {
  const { api } = answering(hanging);
  const stop = new AbortController();
  const call = getCvRecommendations(api, "token", stop.signal);
  stop.abort(new DOMException("no longer wanted", "AbortError"));
  await expect(call.catch(toFailure)).rejects.toThrow("no longer wanted");
  expect(() => toFailure(new RangeError("ours"))).toThrow("ours");
});
