import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { layoutOf, quoteOf } from "../../testing/sample-layout.ts";
import { createLayoutServiceClient } from "./layout-service-client.ts";
import { layoutServiceKey as key, startLayoutService, type TestLayoutService } from "./testing/layout-service.ts";

let service: TestLayoutService;
beforeEach(async () => {
  service = await startLayoutService();
});
afterEach(() => service.stop());

const request = { site: "prøve", item: "/om-os/løn", language: "da", editing: false };
const ask = async (more: Partial<typeof request> = {}, signal = new AbortController().signal) =>
  createLayoutServiceClient({ url: `${service.url}/`, key, timeoutMs: 1_000 })({ ...request, ...more }, signal);
const page = layoutOf({ main: [quoteOf("Løn")] });

it("asks for the item of a site in its language, with the key, and without a visit", async () => {
  service.publish("prøve", "/om-os/løn", page);
  expect(await ask()).toEqual(page);
  expect(await ask({ editing: true })).toEqual(page);
  const query = { item: "/om-os/løn", sc_lang: "da", sc_site: "prøve", sc_apikey: key, tracking: "false" };
  expect(service.asked).toEqual([query, { ...query, sc_mode: "edit" }]);
});

it.each([200, 404])("knows that there is no such page from a route that is null, with %i", async (status) => {
  service.answerWith((response) => response.writeHead(status).end('{"sitecore":{"context":{},"route":null}}'));
  expect(await ask()).toBeUndefined();
});

it.each<[string, (response: ServerResponse) => void, string]>([
  ["fails", (response) => response.writeHead(500).end("<html>"), "The layout service answered 500."],
  ["refuses the key", (response) => response.writeHead(403).end(), "The layout service answered 403."],
  [
    "redirects",
    (response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    "The layout service cannot be reached: unexpected redirect.",
  ],
  [
    "sends something else",
    (response) => response.end("<html>"),
    "The layout service answered 200 with something that is not JSON.",
  ],
  [
    "is not at this address",
    (response) => response.writeHead(404).end("<html>"),
    "The layout service answered 404 with something that is not JSON.",
  ],
  [
    "is another service",
    (response) => response.writeHead(404).end("{}"),
    "The layout service answered 404 without a layout.",
  ],
  [
    "sends another shape",
    (response) => response.end('{"sitecore":{"context":{"language":"da","site":{"name":"prøve"}},"route":{}}}'),
    'The layout is not valid: sitecore.route.templateName: Invalid key: Expected "templateName" but received undefined',
  ],
  ["sends too much", (response) => response.end(" ".repeat(5 * 2 ** 20)), "The layout service sent more than 4 MB."],
  ["does not answer", () => undefined, "The layout service did not answer in 1000 ms."],
  [
    "stops in the middle",
    (response) => response.write('{"sitecore":'),
    "The layout service did not answer in 1000 ms.",
  ],
  ["breaks off", (response) => response.destroy(), "The layout service cannot be reached: UND_ERR_SOCKET."],
])("rejects if the layout service %s", async (_, answer, message) => {
  service.answerWith(answer);
  await expect(ask()).rejects.toThrow(expect.objectContaining({ name: "LayoutServiceFailure", message }));
});

it("rejects if the layout service is gone", async () => {
  await service.stop();
  await expect(ask()).rejects.toThrow("The layout service cannot be reached: ECONNREFUSED.");
});

it("rejects with the reason of its caller", async () => {
  const closing = new AbortController();
  service.answerWith(() => closing.abort(new Error("closing")));
  await expect(ask({}, closing.signal)).rejects.toThrow("closing");
});

it.each([key, encodeURIComponent(key)])(
  "keeps the key %s out of answers and of the reasons of failures",
  async (sent) => {
    service.answerWith((response) =>
      response.end(JSON.stringify(layoutOf({ main: [quoteOf(`/?sc_apikey=${sent}`)] }))),
    );
    expect(await ask()).toEqual(layoutOf({ main: [quoteOf("/?sc_apikey=…")] }));
    service.answerWith((response) => response.end(JSON.stringify({ sitecore: `/?sc_apikey=${sent}` })));
    await expect(ask()).rejects.toThrow(/^The layout is not valid: sitecore: .*sc_apikey=…/);
  },
);
