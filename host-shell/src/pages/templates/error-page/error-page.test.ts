import { expect, test } from "vitest";
import type { Route } from "../../content/layout-service-data.ts";
import { renderSample } from "../../testing/draw-sample.ts";

const field = (value: string) => ({ value });

async function wordsOf(fields: Route["fields"], correlationId?: string): Promise<string> {
  const { html } = await renderSample({ main: [], templateName: "ErrorPage", fields }, { correlationId, path: "/løn" });
  return html
    .replace(/^.*<main[^>]*>|<\/main>.*$/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("an error without an item in the CMS has the message and the code of the specification", async () => {
  expect(await wordsOf({})).toBe("Der skete en ukendt fejl. Fejlkode: unknown_error");
});

test("an item of the CMS gives the message and the code, below the title of the page", async () => {
  const item = { ErrorMessage: field("Kortet blev afvist."), ErrorCode: field("card_declined") };
  expect(await wordsOf(item)).toBe("Kortet blev afvist. Fejlkode: card_declined");
  expect(await wordsOf({ ...item, title: field("Betalingen gik ikke") })).toBe(
    "Betalingen gik ikke Kortet blev afvist. Fejlkode: card_declined",
  );
});

test("an item that is empty, as a CMS sends it, is no item", async () => {
  expect(await wordsOf({ ErrorMessage: field(""), ErrorCode: field("") })).toContain("unknown_error");
});

test("an error of ours has its number, and a link to try again", async () => {
  expect(await wordsOf({ retry: field("Prøv igen") }, "1a-2b")).toBe(
    "Der skete en ukendt fejl. Prøv igen Fejlkode: unknown_error Fejlnummer: 1a-2b",
  );
});
