import { expect, it } from "vitest";
import { isEditing } from "../is-editing.ts";
import { stateOf } from "../placeholder-state.ts";
import { lockfileOf } from "./lockfile.ts";

it("a lockfile holds the widgets of the page, in characters that are safe in an address", () => {
  document.body.innerHTML = `
    <div data-widget="cv-check" data-widget-state="ready" data-widget-version-loaded="1.2.0" data-join-href="/bliv">
      <script type="application/json">{"title":"Få læst dit CV – på 5 sekunder ✓"}</script></div>
    <main data-widget-editing="confirmed"><div data-widget="fees" data-widget-version="2" data-widget-state="failed"></div></main>`;
  const lockfile = lockfileOf(document, { isEditing, stateOf });
  expect(lockfile).toMatch(/^[\w-]+$/);
  expect(JSON.parse(Buffer.from(lockfile, "base64url").toString())).toEqual({
    v: 1,
    widgets: [
      {
        name: "cv-check",
        version: "1.2.0",
        wish: "stable",
        state: "ready",
        editing: false,
        input: { attributes: { joinHref: "/bliv" }, json: { title: "Få læst dit CV – på 5 sekunder ✓" } },
      },
      { name: "fees", version: "", wish: "2", state: "failed", editing: true, input: { attributes: {} } },
    ],
  });
});

it("a lockfile holds the widgets in open shadow roots that the page has marked", () => {
  document.body.innerHTML = `<my-card data-widget-shadow></my-card><div data-widget="fees"></div><my-card></my-card>`;
  for (const card of document.querySelectorAll("my-card"))
    card.attachShadow({ mode: "open" }).innerHTML = '<p><span data-site-widget="cv-check"></span></p>';
  const { widgets } = JSON.parse(Buffer.from(lockfileOf(document, { isEditing, stateOf }), "base64url").toString()) as {
    readonly widgets: readonly { readonly name: string }[];
  };
  expect(widgets.map(({ name }) => name)).toEqual(["cv-check", "fees"]);
});
