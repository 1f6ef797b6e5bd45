import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { maxCvBytes } from "shared-runtime/api/cv.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { formWith } from "../../server/testing/cv-calls.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { cvUpload, type CvUploadDeps } from "./cv-upload.routes.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { testGuard } from "../../api/testing/test-guard.ts";

afterEach(() => void vi.useRealTimers());

const userOf: UserOf = async (c) => memberNamed(c.req.header("x-user"));
const addressOf: ClientAddress = ({ forwardedFor = "" }) => forwardedFor;

/** The header `x-forwarded-for` is the address, and `x-user` names the signed-in member. */
function uploads(changes: Partial<CvUploadDeps> = {}, cvUploads = 1_000) {
  const guard = testGuard({ calls: { cvUploads }, addressOf, userOf });
  return new Hono<ApiEnv>().use(guard).route(
    "/",
    cvUpload({
      log: pino({ level: "silent" }),
      inspect: accepts,
      inspections: 1,
      store: { keep: async () => "a" },
      tokens: { issue: async () => "a.b.c" },
      userOf,
      addressOf,
      senderDigest: (sender) => sender,
      quotas: { bytesPerDay: 1e9 },
      room: { take: async () => true },
      onKept: () => undefined,
      ...changes,
    }),
  );
}

function memberNamed(id: string | undefined): MemberUser | undefined {
  if (id === undefined) return undefined;
  return { id, memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" }, contactInfo: {} };
}

const from = (address: string, user?: string) => ({
  "x-forwarded-for": address,
  ...(user !== undefined && { "x-user": user }),
});
const partStart = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-';

/** Starts uploads, ten from each address, that declare a large file, send `begun`, and stall until they are aborted. */
function endless(api: Hono<ApiEnv>, count: number, begun = partStart) {
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const leaving = new AbortController();
  const answers = Array.from({ length: count }, async (_, index) => {
    const init = {
      method: "POST",
      headers: {
        ...from(`192.0.2.${Math.floor(index / 10)}`),
        "content-type": "multipart/form-data; boundary=x",
        "content-length": String(maxCvBytes),
      },
      body: new ReadableStream<Uint8Array>({ start: (controller) => void bodies.push(controller) }),
      signal: leaving.signal,
      duplex: "half",
    };
    return api.request("/api/cv-upload", init, {});
  });
  if (begun !== "") for (const body of bodies) body.enqueue(Buffer.from(begun));
  return {
    async giveUp() {
      leaving.abort();
      for (const body of bodies) body.error(new Error("gone"));
      return (await Promise.all(answers)).map(({ status }) => status);
    },
  };
}

const honest = async (
  api: Hono<ApiEnv>,
  headers: Readonly<Record<string, string>> = from("198.51.100.7"),
): Promise<Response> => api.request("/api/cv-upload", { method: "POST", headers, body: formWith("%PDF- Hanne") }, {});

const statusesOf = (answers: readonly Response[]): readonly number[] => answers.map(({ status }) => status);

it("accepts a CV while others trickle in, whatever length they declare", async () => {
  const api = uploads();
  const trickling = endless(api, 100);
  expect((await honest(api)).status).toBe(200);
  expect(await trickling.giveUp()).toEqual(Array.from({ length: 100 }, () => 499));
});

it("answers 503 only when 500 uploads are running", async () => {
  const api = uploads();
  const others = endless(api, 500);
  const refused = await honest(api);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
  await others.giveUp();
  expect((await honest(api)).status).toBe(200);
});

it("gives no place to an upload whose first byte has not arrived", async () => {
  const api = uploads();
  const silent = endless(api, 600, "");
  expect((await honest(api)).status).toBe(200);
  expect((await honest(api, from("192.0.2.0"))).status).toBe(200);
  await silent.giveUp();
});

it("gives one address ten places, and leaves the others to others", async () => {
  const api = uploads();
  const others = endless(api, 10);
  const refused = await honest(api, from("192.0.2.0"));
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toMatchObject([
    429,
    "10",
    {
      errorKey: "tooManyCvs",
      reason: "Der bliver sendt mange CV’er på én gang. Prøv igen om 10 sekunder.",
    },
  ]);
  expect((await honest(api)).status).toBe(200);
  await others.giveUp();
  expect((await honest(api, from("192.0.2.0"))).status).toBe(200);
});

it("gives up an upload that is too slow, and frees its place", async () => {
  vi.useFakeTimers();
  const api = uploads();
  const trickling = endless(api, 500);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await trickling.giveUp()).toEqual(Array.from({ length: 500 }, () => 408));
  vi.useRealTimers();
  expect((await honest(api)).status).toBe(200);
});

it("has a quota for each address, which is a /64 of IPv6, and reads nothing beyond it", async () => {
  const inspect = vi.fn(accepts);
  const api = uploads({ inspect }, 2);
  const calls = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"].map((address) => from(address));
  const answers = [];
  for (const headers of calls) answers.push(await honest(api, headers));
  expect(statusesOf(answers)).toEqual([200, 200, 429, 200]);
  expect(await answers[2]?.json()).toMatchObject({
    errorKey: "tooManyCvs",
    reason: expect.stringMatching(/^Der er sendt mange CV’er på kort tid\. Prøv igen om \d+ sekunder\.$/),
  });
  expect(inspect).toHaveBeenCalledTimes(3);
});

it("has the same quota for each member, whatever the addresses", async () => {
  const api = uploads({}, 2);
  const answers = [];
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) answers.push(await honest(api, from(address, "m-1")));
  answers.push(await honest(api, from("192.0.2.3", "m-2")));
  expect(statusesOf(answers)).toEqual([200, 200, 429, 200]);
});

it("stores a limited number of bytes a day for an address, and for a member, whom others of the address do not shut out", async () => {
  const api = uploads({ quotas: { bytesPerDay: 25 } });
  const answers = [
    await honest(api, from("192.0.2.1", "m-1")),
    await honest(api, from("192.0.2.1", "m-1")),
    await honest(api, from("192.0.2.1", "m-1")),
    await honest(api, from("192.0.2.2", "m-1")),
    await honest(api, from("192.0.2.1")),
    await honest(api, from("192.0.2.1")),
    await honest(api, from("192.0.2.1")),
    await honest(api, from("192.0.2.1", "m-2")),
  ];
  expect(statusesOf(answers)).toEqual([200, 200, 429, 429, 200, 200, 429, 200]);
  expect(await answers[2]?.json()).toMatchObject({ reason: expect.stringMatching(/ Prøv igen om \d+ timer\.$/) });
});

it("counts the bytes that were sent in vain for the day, and reads no more after it", async () => {
  const api = uploads({ quotas: { bytesPerDay: 1_000 } });
  const headers = { ...from("192.0.2.1"), "content-type": "multipart/form-data; boundary=x" };
  const broken = async () =>
    (await api.request("/api/cv-upload", { method: "POST", headers, body: partStart + "x".repeat(2_000) }, {})).status;
  expect([await broken(), await broken()]).toEqual([400, 429]);
  expect(statusesOf([await honest(api, from("192.0.2.1")), await honest(api)])).toEqual([429, 200]);
});

it.each([
  ["before it reads a body", [false]],
  ["after the inspection", [true, false]],
])("answers 507 with what to do while there is no room, %s", async (_, rooms) => {
  const keep = vi.fn<CvUploadDeps["store"]["keep"]>();
  const take = vi.fn<CvUploadDeps["room"]["take"]>();
  for (const room of rooms) take.mockResolvedValueOnce(room);
  const answer = await honest(uploads({ store: { keep }, room: { take } }));
  expect([answer.status, await answer.json()]).toMatchObject([
    507,
    {
      errorKey: "storageFull",
      reason:
        "Der er ikke plads til flere CV’er lige nu, så dit CV er ikke gemt. Prøv igen senere i dag eller i morgen.",
    },
  ]);
  expect(keep).not.toHaveBeenCalled();
});

it("inspects the CV of another sender while one sender's files take long", async () => {
  const gate = Promise.withResolvers<void>();
  const api = uploads({
    inspections: 2,
    inspect: async (file) => {
      if (file.sender === "192.0.2.1") await gate.promise;
      return accepts();
    },
  });
  const slow = [1, 2, 3, 4].map(() => honest(api, from("192.0.2.1")));
  expect((await honest(api)).status).toBe(200);
  gate.resolve();
  expect(statusesOf(await Promise.all(slow))).toEqual([200, 200, 200, 200]);
});

async function accepts() {
  return { kind: "accepted", pages: 1, words: 100, language: "da" } as const;
}
