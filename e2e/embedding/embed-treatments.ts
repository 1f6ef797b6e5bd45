import type { StaticSite } from "./static-site.ts";

/** A page to which something was done on the way from the editor to the visitor. */
interface Treatment {
  readonly name: string;
  readonly head?: (embed: Embed) => string;
  /** Markup after the placeholder. */
  readonly end?: (embed: Embed) => string;
  /** The content security policy of the page. */
  readonly policy?: string;
  /** The script is added only after the visitor has done something. */
  readonly waits?: true;
}

interface Embed {
  /** Address of the script on the host. */
  readonly src: string;
  /** Content of the script. */
  readonly code: string;
  /** Serves a script from the page's own origin and returns its address. */
  readonly copied: (code: string) => string;
}

/** Serves scripts from a site. */
export function embedOf(src: string, code: string, site: StaticSite): Embed {
  return { src, code, copied: (script) => site.page(script, { "content-type": "text/javascript; charset=utf-8" }) };
}

const tag = (attributes: string) => `<script ${attributes}></script>`;
const onFirstKey = (then: string) =>
  `<script nonce="abc">addEventListener("keydown", () => { ${then} }, { once: true });</script>`;

export const treatments: readonly Treatment[] = [
  { name: "as documented", head: ({ src }) => tag(`src="${src}"`) },
  { name: "async", head: ({ src }) => tag(`async src="${src}"`) },
  { name: "deferred", head: ({ src }) => tag(`defer src="${src}"`) },
  { name: "moved to the end of the body", end: ({ src }) => tag(`src="${src}"`) },
  { name: "as a module", head: ({ src }) => tag(`type="module" src="${src}"`) },
  { name: "with an old type", head: ({ src }) => tag(`type="text/javascript" language="javascript" src="${src}"`) },
  { name: "with a version in its address", head: ({ src }) => tag(`src="${src}?ver=6.7"`) },
  { name: "without quotation marks", head: ({ src }) => tag(`src=${src}`) },
  { name: "with crossorigin", head: ({ src }) => tag(`crossorigin src="${src}"`) },
  { name: "with crossorigin=use-credentials", head: ({ src }) => tag(`crossorigin="use-credentials" src="${src}"`) },
  {
    name: "combined with other scripts",
    head: ({ code, copied }) =>
      tag(`src="${copied(`window.before = 1\n// the end of a file${code}(function () { window.after = 1; })()`)}"`),
  },
  {
    name: "combined and deferred in strict mode",
    head: ({ code, copied }) => tag(`defer src="${copied(`"use strict"; window.before = 1${code}window.after = 1;`)}"`),
  },
  { name: "inlined", head: ({ code }) => `<script>${code}</script>` },
  { name: "inlined as a module", head: ({ code }) => `<script type="module">${code}</script>` },
  { name: "copied to the site", head: ({ code, copied }) => tag(`src="${copied(code)}"`) },
  { name: "copied to the site as a module", head: ({ code, copied }) => tag(`type="module" src="${copied(code)}"`) },
  { name: "twice", head: ({ src }) => tag(`src="${src}"`).repeat(2) },
  {
    name: "twice, once from a copy",
    head: ({ src }) => tag(`src="${src}"`),
    end: ({ code, copied }) => tag(`src="${copied(code)}"`),
  },
  {
    name: "delayed until the visitor does something",
    head: ({ src }) =>
      onFirstKey(`document.body.append(Object.assign(document.createElement("script"), { src: "${src}" }))`),
    waits: true,
  },
  {
    name: "delayed and run as a text",
    head: ({ code, copied }) =>
      onFirstKey(`fetch("${copied(code)}").then((answer) => answer.text()).then((text) => (0, eval)(text))`),
    waits: true,
  },
  {
    name: "with the nonce of a policy",
    head: ({ src }) => tag(`nonce="abc" src="${src}"`),
    policy: "script-src 'nonce-abc' 'strict-dynamic'",
  },
  {
    name: "inlined with the nonce of a policy",
    head: ({ code }) => `<script nonce="abc">${code}</script>`,
    policy: "script-src 'nonce-abc' 'strict-dynamic'",
  },
  {
    name: "as a module with the nonce of a policy",
    head: ({ src }) => tag(`type="module" nonce="abc" src="${src}"`),
    policy: "script-src 'nonce-abc' 'strict-dynamic'",
  },
];
