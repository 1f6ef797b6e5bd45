import { expect, it } from "vitest";
import { plainLineOf, plainTextOf } from "./plain-text.ts";

it.each<[string, string, string]>([
  [
    "paragraphs and list items",
    "<h2>Om jobbet</h2>\n<p>Du leder\n 12 <b>gode</b> folk.</p><ul>\n <li>Budget</li>\n <li><p>Drift</p></li>\n</ul><p>Søg nu</p>",
    "Om jobbet\n\nDu leder 12 gode folk.\n\n• Budget\n• Drift\n\nSøg nu",
  ],
  ["line breaks", "Vi søger<br>en leder<br/><br />Ring<div>i dag</div>", "Vi søger\nen leder\n\nRing\ni dag"],
  [
    "nested boxes",
    "<div><div>Sted: Ry</div><div> <span>Tid: nu</span></div></div><div>Løn: ja</div>",
    "Sted: Ry\nTid: nu\nLøn: ja",
  ],
  ["a table", "<table><tr><td>Sted</td><td>Ry</td></tr><tr><td>Tid</td></tr></table>", "Sted Ry\nTid"],
  [
    "entities",
    "R&amp;D &oslash;l &#8211; &#x41;&nbsp;B &hellip; &xyzzy; a&b &#0;&#xD800;",
    "R&D øl – A B … &xyzzy; a&b",
  ],
  [
    "text without scripts and styles",
    "Hej<script>alert('</p>')</script><style>p{}</style><noscript>x</noscript> dig",
    "Hej dig",
  ],
  [
    "text without event handlers",
    '<img src=x onerror="alert(1)"><a href="javascript:alert(1)" title="a>b">Søg</a>',
    "Søg",
  ],
  ["text without comments", "a<!-- <p>b</p> -->c<!doctype html><?php x ?>d", "acd"],
  ["text that was escaped", "&lt;p&gt;Hej &amp;amp; dig&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;", "Hej & dig"],
  ["text that was escaped twice", "&amp;lt;p&amp;gt;Hej&amp;lt;/p&amp;gt;", "Hej"],
  ["escaped script in markup", "<p>Hej &lt;script&gt;alert(1)&lt;/script&gt;</p>", "Hej"],
  ["signs that are not tags", "løn < 50.000 og alder <30 & a<b", "løn < 50.000 og alder <30 & a<b"],
  [
    "typed list items",
    "Du skal:\r\n- lede\r\n* styre\r\n· udvikle\n\n\n\nSøg",
    "Du skal:\n• lede\n• styre\n• udvikle\n\nSøg",
  ],
  ["a dash that does not mark an item", "Løn\n-10 grader", "Løn\n-10 grader"],
  ["a script that never ends", "<p>Hej</p><script>alert(1)", "Hej"],
  ["a tag that never ends", "Hej <b", "Hej <b"],
  ["control and direction characters", "a\0b\u0007c\u202Ed\u200be\u00adf\ufeff", "abcdef"],
  ["half of a surrogate pair", "a\ud83d", "a\ufffd"],
  ["an empty list", "<ul><li></li><li> </li></ul>", ""],
])("reads %s", (_, source, text) => {
  expect(plainTextOf(source)).toBe(text);
});

it("puts text on one line", () => {
  expect(plainLineOf("<p>Leder</p>\n<ul><li>drift</li></ul>")).toBe("Leder drift");
});
