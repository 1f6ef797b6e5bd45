import { afterEach, expect, it, vi } from "vitest";
import { originProblem } from "./origin-problem.ts";

afterEach(() => vi.unstubAllGlobals());
const elsewhere = new URL("https://widgets.example/v/");
const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

it("names the origin to add to ALLOWED_ORIGINS", async () => {
  vi.stubGlobal("origin", "https://union.example");
  const fetch = answering(async () => Response.json({ allowed: false }));
  expect(await originProblem(elsewhere)).toBe(
    "Siden må ikke kalde serveren bag værktøjet, så det, besøgende sender, kommer ikke frem. Bed dem, der driver serveren, om at føje https://union.example til ALLOWED_ORIGINS.",
  );
  expect(fetch).toHaveBeenCalledWith(new URL("https://widgets.example/v/api/caller-origin"));
});

it("asks for no origin if the preview has none", async () => {
  vi.stubGlobal("origin", "null");
  answering(async () => Response.json({ allowed: false }));
  expect(await originProblem(elsewhere)).toMatch(
    /kommer ikke frem\. Det gælder denne visning, som ingen adresse har\./,
  );
});

it("is undefined on a page whose origin is allowed", async () => {
  answering(async () => Response.json({ allowed: true }));
  expect(await originProblem(elsewhere)).toBeUndefined();
});

it("sends no call on the server's own pages", async () => {
  const fetch = answering(async () => Response.json({ allowed: false }));
  expect(await originProblem(new URL(origin))).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});
