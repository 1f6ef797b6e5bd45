import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { readCv } from "./cross-link.api.ts";
import { crossLinkMachine } from "./cross-link.machine.ts";

/** The final state of the card after the server's answer, and the sessions that were deleted. */
async function outcomeOf(
  answer: () => Response | Promise<Response>,
  known: () => Response = () => Response.json({ suggestions: 2 }),
) {
  const asked: string[] = [];
  const dropped: string[] = [];
  const api = createApiClient({
    apiUrl: "https://vaert.example/api/",
    fetch: async (input) => {
      const { url, headers } = input as Request;
      if (url.endsWith("/stored-cv")) return known();
      asked.push(`${url} ${headers.get("authorization")}`);
      return answer();
    },
  });
  const actor = createActor(
    crossLinkMachine.provide({
      actors: { readCv: fromPromise(({ input, signal }) => readCv(api, input.cvJwt, signal)) },
      actions: { dropSession: (_, { cvJwt }) => dropped.push(cvJwt) },
    }),
    { input: { cvJwt: "token-9" } },
  ).start();
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches("looking"));
  return { value, frontPage: context.frontPage, known: context.known, dropped, asked: asked[0] };
}

const asked = "https://vaert.example/api/get-cv-frontpage-thumbnail Bearer token-9";
const refusing = (status: number) => () =>
  Response.json({ errorKey: "genericError", message: { id: "k-1" } }, { status });

it.each([
  ["with its front page", () => Response.json({ hash: "iVBORw==" }), "data:image/png;base64,iVBORw=="],
  ["without it if it could not be drawn", () => Response.json({ hash: "" }), undefined],
  ["without it if the server fails", refusing(500), undefined],
  ["without it if the answer is not valid JSON", () => new Response("<html>"), undefined],
  ["without it if the server is unreachable", () => Promise.reject(new TypeError("Failed to fetch")), undefined],
])("offers the CV %s", { timeout: 15_000 }, async (_, answer, frontPage) => {
  expect(await outcomeOf(answer)).toMatchObject({ value: "offered", frontPage, dropped: [], asked });
});

it("knows what waits for the CV, and offers it without if the server does not say", async () => {
  const picture = () => Response.json({ hash: "iVBORw==" });
  expect((await outcomeOf(picture)).known).toEqual({ suggestions: 2 });
  expect(await outcomeOf(picture, refusing(500))).toMatchObject({ value: "offered", known: undefined });
});

it.each([401, 404])("shows nothing and drops a CV that is gone (%i)", async (status) => {
  expect(await outcomeOf(refusing(status))).toMatchObject({
    value: "gone",
    frontPage: undefined,
    dropped: ["token-9"],
    asked,
  });
});

it("shows nothing for an unreadable CV, and keeps its session for the tool to explain", async () => {
  expect(await outcomeOf(refusing(422))).toMatchObject({ value: "gone", frontPage: undefined, dropped: [], asked });
});
