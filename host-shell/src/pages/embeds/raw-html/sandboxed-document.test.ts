import { expect, test } from "vitest";
import { sandboxedDocument } from "./sandboxed-document.ts";
import { sandboxPolicy } from "./sandbox-policy.ts";

const rules = {
  origins: ["https://b.example", "https://a.example", "https://both.example"],
  marketingOrigins: ["https://some.example", "https://both.example"],
  videoOrigins: [],
};

test("the policy never keeps the origin, and reaches listed origins alone", () => {
  expect(sandboxPolicy(rules, [], ["https://media.example"])).toBe(
    [
      "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
      "default-src 'none'",
      "script-src 'unsafe-inline' https://a.example https://b.example",
      "style-src 'unsafe-inline' https://a.example https://b.example",
      "img-src data: blob: https://media.example https://a.example https://b.example",
      "font-src data: https://a.example https://b.example",
      "media-src https://a.example https://b.example",
      "connect-src https://a.example https://b.example",
      "frame-src https://a.example https://b.example",
      "form-action https://a.example https://b.example",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
  );
});

test("an origin that needs consent is reached only by a frame that waits for it", () => {
  expect(sandboxPolicy(rules, ["https://some.example"], [])).toContain(
    "script-src 'unsafe-inline' https://a.example https://b.example https://some.example;",
  );
});

test("without listed origins, nothing is fetched and no form is sent", () => {
  const nothing = { origins: [], marketingOrigins: [], videoOrigins: [] };
  expect(sandboxPolicy(nothing, [], [])).toMatch(/; connect-src 'none'; frame-src 'none'; form-action 'none'; /);
});

test("the name of a document is made of its content and its policy", () => {
  const pasted = { title: "A", language: "da", html: "<script>1</script>", policy: "sandbox" };
  const { name } = sandboxedDocument(pasted);
  expect(name).toMatch(/^[\w-]{32}$/);
  expect(sandboxedDocument({ ...pasted }).name).toBe(name);
  const others = [{ html: "<script>2</script>" }, { policy: "sandbox allow-scripts" }, { title: "B" }];
  expect(new Set([name, ...others.map((other) => sandboxedDocument({ ...pasted, ...other }).name)]).size).toBe(4);
});

test("a title is text, whatever is in it", () => {
  const html = sandboxedDocument({ title: "</title><b>", language: "da", html: "", policy: "" }).htmlOn("/");
  expect(html).toContain("<title>&#60;/title&#62;&#60;b&#62;</title>");
  expect(html).toContain("<h1>&#60;/title&#62;&#60;b&#62;</h1>");
});

test("a document has a heading and a link back to its page, whatever its path is", () => {
  const { htmlOn } = sandboxedDocument({ title: "Regn", language: "da", html: "<p>1</p>", policy: "" });
  expect(htmlOn('/løn"><script>')).toContain(
    '<h1>Regn</h1><a href="/løn&#34;&#62;&#60;script&#62;">Tilbage til siden</a>',
  );
});
