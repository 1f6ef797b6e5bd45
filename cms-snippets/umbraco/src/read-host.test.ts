import { expect, it } from "vitest";
import { readHost } from "./read-host.ts";

const settings = new URL("https://cms.example.org/App_Plugins/Lederkredsen/settings.json");
const answering = (body: string, status = 200) => readHost(settings, async () => new Response(body, { status }));

it("reads the address of the settings", async () => {
  await expect(answering('{ "host": " https://vaerktoejer.example.org/ " }')).resolves.toBe(
    "https://vaerktoejer.example.org",
  );
});

it.each(['{ "host": "" }', '{ "host": "javascript:alert(1)" }', '{ "host": "vaerktoejer" }', "{}", "not JSON"])(
  "%s has no host",
  async (body) => {
    await expect(answering(body)).resolves.toBeUndefined();
  },
);

it("settings that are missing have no host", async () => {
  await expect(answering("", 404)).resolves.toBeUndefined();
});
