import { cvBearer } from "shared-runtime/api/cv-bearer.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recommendations, uploaded } from "./testing/cv-calls.ts";
import { scriptedReviewer } from "./testing/scripted-reviewer.ts";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(scriptedReviewer());
});
afterAll(() => server.stop());

it("has no line with a CV's token, however the token came to the server and whatever became of the call", async () => {
  const tokens: string[] = [];
  for (const content of ["%PDF- Hanne Holm", "%PDF- break"]) {
    const { cvIdJwtString: cvJwt, cvId } = await uploaded(server.url, content);
    tokens.push(cvJwt);
    await recommendations(server.url, cvJwt);
    const calls: [string, RequestInit?][] = [
      [`analytics/get-cv-recommendations?cvJwt=${cvJwt}`],
      [`get-cv-frontpage-thumbnail?cvJwt=${cvJwt}`],
      [`stored-cv?cvJwt=${cvJwt}`],
      [`jobmatch/get-jobmatch-results?cvJwt=${cvJwt}&jobLocationPostalCode=0001`],
      [`jobmatch/get-jobmatch-core-qualities?jobId=1&cvJwt=${cvJwt}`],
      [`auth/login?redirectUrl=${encodeURIComponent(`/cv-tjek?cvJwt=${cvJwt}`)}`],
      [`no-such-call/${cvJwt}`],
      ["no-such-call", { headers: { ...cvBearer(cvJwt), referer: `${server.url}/cv-tjek?cvJwt=${cvJwt}` } }],
      ["jobmatch/post-jobmatch-rating", posted({ jobId: "1", cvId, score: 3 }, cvJwt)],
      ["widget-reports", posted(failedAt(`${server.url}/api/analytics/get-cv-recommendations?cvJwt=${cvJwt}`), cvJwt)],
      [`stored-cv?cvJwt=${cvJwt}`, { method: "DELETE" }],
    ];
    for (const [path, init] of calls) await fetch(`${server.url}/api/${path}`, init);
  }
  const lines = server.logLines();
  const text = JSON.stringify(lines);
  expect(tokens.flatMap((token) => token.split(".").slice(1)).filter((part) => text.includes(part))).toEqual([]);
  const messages = new Set(lines.map(({ msg }) => msg));
  for (const msg of ["request", "a CV was stored", "a review failed", "a widget failed in a browser"])
    expect(messages).toContain(msg);
});

function posted(body: object, cvJwt: string): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...cvBearer(cvJwt) },
    body: JSON.stringify(body),
  };
}

/** A loader's report about a widget that threw the error of a call, whose address contains the token. */
function failedAt(address: string) {
  const reason = `Request failed with status code 500: GET ${address}`;
  return { loads: [{ widget: "cv-check", version: "1.0.0", reason }] };
}
