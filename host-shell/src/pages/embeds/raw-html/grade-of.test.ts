import { growthOf } from "shared-runtime/testing/growth.ts";
import { describe, expect, test } from "vitest";
import type { EmbedRules } from "../embed-rules.ts";
import { gradeExplanations } from "./grade-explanations.ts";
import { gradeOf } from "./grade-of.ts";

const rules: EmbedRules = {
  origins: ["https://kort.example", "https://some.example"],
  marketingOrigins: ["https://some.example"],
  videoOrigins: [],
};
const grade = (html: string) => gradeOf(html, rules, ["https://media.example"]);
const notes = (html: string) => gradeExplanations(grade(html), rules);

describe("grade 1, harmless: cleaned and inlined", () => {
  test.each([
    ["<p>Et <b>ord</b> og <i>et</i></p>", "<p>Et <strong>ord</strong> og <em>et</em></p>", []],
    ["<h1>Titel</h1><div class=x id=y style='color:red'>Tekst", "<h2>Titel</h2><div>Tekst</div>", []],
    ["<ul><li>Et<li>To", "<ul><li>Et</li><li>To</li></ul>", []],
    ["<p>Læs <a href='/om-os' target=_blank rel=opener>om os</a>", '<p>Læs <a href="/om-os">om os</a></p>', []],
    ["<base href='https://evil.example/'><p>x</p>", "<p>x</p>", ["<base>"]],
    ["<meta http-equiv=refresh content='0;url=//evil.example'><p>x", "<p>x</p>", ["<meta>"]],
    ["<object data=x></object><embed src=x><p>x</p>", "<p>x</p>", ["<object>", "<embed>"]],
    ["<marquee>Nyt</marquee>", "Nyt", ["<marquee>"]],
    ["<iframe></iframe><iframe src='/om-os'></iframe><p>x</p>", "<p>x</p>", ["<iframe>"]],
    ["<p>1 < 2 & <!-- en kommentar --></p>", "<p>1 &lt; 2 &amp; </p>", []],
    ["<img src='https://evil.example/x.png'><img src='https://media.example/x.png' alt='Et bord'>", null, []],
  ])("%s", (html, clean, removed) => {
    const found = grade(html);
    expect(found).toEqual({
      kind: "harmless",
      html: clean ?? '<img src="https://media.example/x.png" alt="Et bord" loading="lazy" />',
      removed,
    });
  });

  test("editors read the grade, the reason and what was removed", () => {
    expect(notes("<object></object><p>x</p>")).toEqual([
      "Grad 1 af 3, harmløs: HTML’en har ingen script, rammer eller formularer. Den er renset og sat direkte ind i siden.",
      "Fjernet: <object>.",
    ]);
  });
});

describe("grade 2: frames", () => {
  test("are kept with their address, title and height; the rest is cleaned", () => {
    const html =
      "<div><iframe src='//kort.example/a?b=1' title=' Kort ' height=300 onload></iframe></div><p>Se kortet.</p>";
    // An empty handler is still a handler.
    expect(grade(html).kind).toBe("sandbox");
    expect(grade(html.replace(" onload", ""))).toEqual({
      kind: "frames",
      frames: [{ src: "https://kort.example/a?b=1", title: "Kort", height: 300 }],
      html: "<div></div><p>Se kortet.</p>",
      removed: [],
    });
  });

  test("without other words, nothing is left of the markup around them", () => {
    expect(grade("<div>\n<iframe src='https://kort.example/' height='100%'></iframe>\n</div>")).toEqual({
      kind: "frames",
      frames: [{ src: "https://kort.example/", title: undefined, height: undefined }],
      html: "",
      removed: [],
    });
  });

  test("editors read the grade, and whether a frame waits or is only a link", () => {
    expect(
      notes("<iframe src='https://some.example/'></iframe><iframe src='https://fremmed.example/x'></iframe>"),
    ).toEqual([
      "Grad 2 af 3, ramme: HTML’en er en ramme (<iframe>) fra https://some.example og https://fremmed.example og har ingen script. Rammen vises som i blokken IframeEmbed, og resten er renset.",
      "Rammen fra https://some.example hentes først, når den besøgende tillader markedsføring.",
      "Rammen vises kun som et link: https://fremmed.example står ikke på listen over godkendte adresser (EMBED_ORIGINS og EMBED_MARKETING_ORIGINS). Bed dem, der driver siden, om at sætte den på.",
    ]);
  });

  test("editors with the frame of a video are led to the block for videos", () => {
    expect(notes("<iframe src='https://www.youtube.com/embed/aqz-KE-bpKQ'></iframe>").at(-1)).toContain(
      "Brug blokken Video til en video.",
    );
  });
});

describe("grade 3: a sandbox", () => {
  test.each([
    ["<script>x()</script>", ["<script>"]],
    ["<SCRIPT SRC='https://kort.example/x.js'>", ["<script>"]],
    ["<p onclick='x()'>", ["onclick"]],
    ["<img src=x OnError=x()>", ["onerror"]],
    ["<a href='javascript:x()'>x</a>", ["javascript:"]],
    ["<a href=' java\nscript:x()'>x</a>", ["javascript:"]],
    ["<a href='\u0001javascript:x()'>x</a>", ["javascript:"]],
    ["<a href='&#106;avascript:x()'>x</a>", ["javascript:"]],
    ["<iframe src='data:text/html,x'></iframe>", ["data:"]],
    ["<iframe srcdoc='<p>x</p>'></iframe>", ["srcdoc"]],
    ["<style>body { display: none }</style>", ["<style>"]],
    ["<link rel=stylesheet href='https://kort.example/x.css'>", ["<link>"]],
    ["<form action='https://some.example/'><input name=x></form>", ["<form>", "<input>"]],
    ["<svg onload=x()></svg>", ["<svg>", "onload"]],
    ["<my-widget></my-widget>", ["<my-widget>"]],
    ["<p>Uden ende <script>x(", ["<script>"]],
  ])("%s", (html, active) => {
    const found = grade(html);
    expect(found.kind === "sandbox" && [found.active, found.html]).toEqual([active, html]);
  });

  test("words and pictures that look like one do not need it", () => {
    expect(grade("<p title='javascript: et sprog'>data: ord</p><img src='data:image/png;base64,x' alt='x'>").kind).toBe(
      "harmless",
    );
  });

  test("lists the origins that it reaches, those that are blocked, and those that wait for consent", () => {
    const html =
      "<script src='//some.example/a.js'></script><script>load('https:\\/\\/kort.example/b.js')</script>" +
      "<script src='https://evil.example/c.js'></script><a href='https://link.example'>x</a>";
    expect(grade(html)).toEqual({
      kind: "sandbox",
      html,
      active: ["<script>"],
      allowed: ["https://some.example", "https://kort.example"],
      blocked: ["https://evil.example"],
      awaited: ["https://some.example"],
    });
    expect(notes(html)).toEqual([
      "Grad 3 af 3, lukket ramme: HTML’en har <script>, som ikke må stå i selve siden. Den har fået sin egen adresse og vises i en lukket ramme, som ikke kan læse sidens indhold, cookies eller lager.",
      "Browseren blokerer det, som HTML’en henter fra eller sender til https://evil.example: det står ikke på listen over godkendte adresser (EMBED_ORIGINS og EMBED_MARKETING_ORIGINS). Bed dem, der driver siden, om at sætte det på.",
      "Rammen hentes først, når den besøgende tillader markedsføring, på grund af https://some.example.",
    ]);
  });
});

test.each(["<p>", "<iframe src='https://kort.example/", "<a href='javascript", "////////", "<script>//", "<div "])(
  "the time for long markup of %j grows with its length",
  (piece) => {
    const work = (count: number) => gradeOf(piece.repeat(count), rules, []);
    expect(growthOf(work, 500, 5_000)).toBeLessThan(4);
  },
);
