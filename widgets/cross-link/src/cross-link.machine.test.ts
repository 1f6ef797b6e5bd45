import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { expect, it } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { findFrontPage } from "./cross-link.api.ts";
import { crossLinkMachine } from "./cross-link.machine.ts";

/** Where the card of a CV comes to, by what the server answers, and which sessions are forgotten on the way. */
async function outcomeOf(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const dropped: string[] = [];
  const api = createApiClient({
    apiUrl: "https://vaert.example/api/",
    fetch: async (input) => {
      asked.push((input as Request).url);
      return answer();
    },
  });
  const actor = createActor(
    crossLinkMachine.provide({
      actors: { findFrontPage: fromPromise(({ input, signal }) => findFrontPage(api, input.cvJwt, signal)) },
      actions: { dropSession: (_, { cvJwt }) => dropped.push(cvJwt) },
    }),
    { input: { cvJwt: "token-9" } },
  ).start();
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches("looking"));
  return { value, frontPage: context.frontPage, dropped, asked: asked[0] };
}

const asked = "https://vaert.example/api/get-cv-frontpage-thumbnail?cvJwt=token-9";
const refusing = (status: number) => () =>
  Response.json({ errorKey: "genericError", message: { id: "k-1" } }, { status });

it.each([
  ["with its front page", () => Response.json({ hash: "iVBORw==" }), "data:image/png;base64,iVBORw=="],
  ["without one where it could not be drawn", () => Response.json({ hash: "" }), undefined],
  ["without one where the server breaks", refusing(500), undefined],
  ["without one where the answer is no answer", () => new Response("<html>"), undefined],
  ["without one where nobody is there", () => Promise.reject(new TypeError("Failed to fetch")), undefined],
])("offers the CV %s", { timeout: 15_000 }, async (_, answer, frontPage) => {
  expect(await outcomeOf(answer)).toEqual({ value: "offered", frontPage, dropped: [], asked });
});

it.each([401, 404])("offers nothing and forgets a CV that is gone (%i)", async (status) => {
  expect(await outcomeOf(refusing(status))).toEqual({
    value: "gone",
    frontPage: undefined,
    dropped: ["token-9"],
    asked,
  });
});

it("offers no CV that cannot be read, and leaves it to the tool to say so", async () => {
  expect(await outcomeOf(refusing(422))).toEqual({ value: "gone", frontPage: undefined, dropped: [], asked });
});
