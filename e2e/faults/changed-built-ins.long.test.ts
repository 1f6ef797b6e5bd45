import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { fixture } from "../fixtures/fixture.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { FeeCalculator } from "../pages/fee-calculator.ts";
import { Jobmatch } from "../pages/jobmatch.ts";
import { caller } from "../pages/lead-form.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { expect, test } from "../test.ts";

/** Changes that scripts of pages make to built-ins before the loader runs. */
const changes: Readonly<Record<string, string>> = {
  "adds enumerable members to all objects": String.raw`Object.prototype.extend = function () {}; Object.prototype.isA = 'x'`,
  "gives arrays and texts a toJSON, as old Prototype.js does": String.raw`Array.prototype.toJSON = function () { return '[' + this.map((x) => JSON.stringify(x)).join(',') + ']' }; String.prototype.toJSON = function () { return JSON.stringify(this.valueOf()) + '' }`,
  "adds enumerable methods to arrays": String.raw`Array.prototype.each = function (f) { for (var i = 0; i < this.length; i++) f(this[i], i) }; Array.prototype.last = function () { return this[this.length - 1] }`,
  "replaces Function.prototype.bind": String.raw`Function.prototype.bind = function (o) { var f = this, a = [].slice.call(arguments, 1); return function () { return f.apply(o, a.concat([].slice.call(arguments))) } }`,
  "replaces Element.prototype.remove": String.raw`Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this }`,
  "replaces Array.from as Prototype.js does": String.raw`Array.from = function (x) { if (!x) return []; if (x.toArray) return x.toArray(); var l = x.length || 0, r = new Array(l); while (l--) r[l] = x[l]; return r }`,
  "replaces Array.from as MooTools does": String.raw`Array.from = function (item) { if (item == null) return []; return typeof item.length === 'number' && typeof item !== 'string' ? Array.prototype.slice.call(item) : [item] }`,
  "replaces Array.prototype.reduce as Prototype.js does": String.raw`Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }`,
  "replaces Array.prototype.flat": String.raw`Array.prototype.flat = function () { var r = []; for (var i = 0; i < this.length; i++) r = r.concat(this[i]); return r }; Array.prototype.flatten = Array.prototype.flat`,
  "replaces Array.prototype.find and includes": String.raw`Array.prototype.find = function (f) { for (var i = 0; i < this.length; i++) if (f(this[i])) return this[i]; return null }; Array.prototype.includes = function (x) { return this.indexOf(x) !== -1 }`,
  "replaces Object.keys and entries by loops": String.raw`Object.entries = function (o) { var r = []; for (var k in o) r.push([k, o[k]]); return r }; Object.keys = function (o) { var r = []; for (var k in o) r.push(k); return r }`,
  "replaces Object.assign": String.raw`Object.assign = function (t) { for (var i = 1; i < arguments.length; i++) for (var k in arguments[i]) if (arguments[i].hasOwnProperty(k)) t[k] = arguments[i][k]; return t }`,
  "replaces String.prototype.replaceAll": String.raw`String.prototype.replaceAll = function (a, b) { return this.split(a).join(b) }`,
  "replaces JSON.stringify": String.raw`(function (j) { JSON.stringify = function (v) { return j(v) } })(JSON.stringify)`,
  "replaces Date.now": String.raw`Date.now = function () { return '0' }`,
  "uses the name Event": String.raw`window.Event = { observe: function () {}, stop: function () {} }`,
  "replaces Promise by one of its own": String.raw`(function () { function P(f) { var s = this; s.cbs = []; s.st = 0; function done(st, v) { if (s.st) return; if (st === 1 && v && typeof v.then === 'function') return void v.then(function (x) { done(1, x) }, function (e) { done(2, e) }); s.st = st; s.v = v; s.cbs.forEach(run) } function run(c) { setTimeout(function () { var h = c[s.st - 1]; try { if (typeof h !== 'function') (s.st === 1 ? c[2] : c[3])(s.v); else c[2](h(s.v)) } catch (e) { c[3](e) } }, 0) } s.then = function (a, b) { return new P(function (res, rej) { var c = [a, b, res, rej]; if (s.st) run(c); else s.cbs.push(c) }) }; s['catch'] = function (b) { return s.then(null, b) }; try { f(function (v) { done(1, v) }, function (e) { done(2, e) }) } catch (e) { done(2, e) } } P.resolve = function (v) { return new P(function (r) { r(v) }) }; P.reject = function (e) { return new P(function (a, b) { b(e) }) }; P.all = function (l) { return new P(function (res, rej) { var n = l.length, o = []; if (!n) res(o); for (let i = 0; i < l.length; i++) P.resolve(l[i]).then(function (v) { o[i] = v; if (!--n) res(o) }, rej) }) }; P.race = function (l) { return new P(function (res, rej) { for (var i = 0; i < l.length; i++) P.resolve(l[i]).then(res, rej) }) }; window.Promise = P })()`,
  "replaces Promise by one without other functions": String.raw`(function (N) { window.Promise = function (f) { return new N(f) } })(Promise)`,
  "replaces Promise by one without then": String.raw`window.Promise = function () {}`,
  "replaces Map by one without delete": String.raw`(function (N) { function M(l) { this.m = new N(l); this.size = this.m.size } M.prototype = { get: function (k) { return this.m.get(k) }, set: function (k, v) { this.m.set(k, v); return this }, has: function (k) { return this.m.has(k) }, forEach: function (f) { this.m.forEach(f) } }; window.Map = M })(Map)`,
  "replaces Symbol by texts": String.raw`(function () { var n = 0; function S(d) { return '@@' + (d || '') + n++ } S.iterator = '@@iterator'; S['for'] = function (k) { return '@@for:' + k }; window.Symbol = S })()`,
  "replaces Map by one without iterators": String.raw`(function () { function M() { this.k = []; this.v = [] } M.prototype = { get: function (k) { return this.v[this.k.indexOf(k)] }, set: function (k, v) { var i = this.k.indexOf(k); if (i < 0) { this.k.push(k); this.v.push(v) } else this.v[i] = v; return this }, has: function (k) { return this.k.indexOf(k) >= 0 }, 'delete': function (k) { var i = this.k.indexOf(k); if (i < 0) return false; this.k.splice(i, 1); this.v.splice(i, 1); return true }, clear: function () { this.k = []; this.v = [] }, forEach: function (f, t) { for (var i = 0; i < this.k.length; i++) f.call(t, this.v[i], this.k[i], this) } }; window.Map = M })()`,
  "replaces Set by one without iterators": String.raw`(function () { function S() { this.v = [] } S.prototype = { add: function (k) { if (!this.has(k)) this.v.push(k); return this }, has: function (k) { return this.v.indexOf(k) >= 0 }, 'delete': function (k) { var i = this.v.indexOf(k); if (i < 0) return false; this.v.splice(i, 1); return true }, clear: function () { this.v = [] }, forEach: function (f) { this.v.forEach(f) } }; window.Set = S })()`,
  "replaces URLSearchParams by one without iterators": String.raw`window.URLSearchParams = function (s) { var d = {}; String(s || '').replace(/^\?/, '').split('&').forEach(function (p) { p = p.split('='); if (p[0]) d[decodeURIComponent(p[0])] = decodeURIComponent(p[1] || '') }); this.get = function (k) { return k in d ? d[k] : null }; this.set = function (k, v) { d[k] = v }; this.has = function (k) { return k in d }; this.append = this.set; this.toString = function () { return Object.keys(d).map(function (k) { return k + '=' + d[k] }).join('&') } }`,
  "wraps fetch": String.raw`(function (f) { window.fetch = function () { return f.apply(window, arguments).then(function (r) { return r }) } })(window.fetch)`,
  "has no crypto.randomUUID": String.raw`Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined, configurable: true })`,
  "has no structuredClone, requestIdleCallback and queueMicrotask": String.raw`delete window.structuredClone; delete window.requestIdleCallback; delete window.queueMicrotask`,
  "wraps customElements.define and attachShadow": String.raw`(function (d) { customElements.define = function (n, c) { return d.call(customElements, n, c) } })(customElements.define); (function (a) { Element.prototype.attachShadow = function (o) { var r = a.call(this, { mode: 'open' }); return r } })(Element.prototype.attachShadow)`,
  "has a console of its own": String.raw`window.console = { log: function () {} }`,
  "has define, require and module": String.raw`window.define = function () {}; window.define.amd = {}; window.require = function () {}; window.module = { exports: {} }; window.exports = {}`,
  "wraps listeners and promises as zone.js does": String.raw`(function () { var add = EventTarget.prototype.addEventListener, map = new WeakMap(); EventTarget.prototype.addEventListener = function (t, l, o) { if (typeof l !== 'function') return add.call(this, t, l, o); var w = map.get(l) || function (e) { return l.call(this, e) }; map.set(l, w); return add.call(this, t, w, o) }; var rem = EventTarget.prototype.removeEventListener; EventTarget.prototype.removeEventListener = function (t, l, o) { return rem.call(this, t, map.get(l) || l, o) }; var N = Promise; class Z extends N { then(a, b) { return super.then(a && ((v) => a(v)), b && ((v) => b(v))) } } window.Promise = Z })()`,
};
// The changes above are shortened from old libraries and polyfills.
const names = ["lead-forms", "fee-calculator", "jobmatch", "cv-check"];
const body = names.map((name) => `<div data-widget="${name}" data-widget-load="eager"></div>`).join("");

/** Uses each tool until the server has answered it. */
async function useAll(page: Page): Promise<void> {
  for (const name of names) await new Placeholder(page, page.locator(`[data-widget=${name}]`)).isIn("ready");
  const lead = page.locator("[data-widget=lead-forms]");
  const send = lead.getByRole("button", { name: "Ring til mig" });
  await send.click();
  await expect(lead.getByRole("group", { name: "Ret dette, før du går videre" })).toBeVisible();
  for (const [label, text] of Object.entries(caller)) await lead.getByLabel(label, { exact: true }).fill(text);
  await send.click();
  await expect(page.getByRole("dialog", { name: "Tak, vi har fået dine oplysninger" })).toBeVisible();
  await page.keyboard.press("Escape");

  const calculator = new FeeCalculator(page);
  await calculator.choose("Ingeniørlauget", "Fagforening og a‑kasse");
  await calculator.compare.click();
  await expect(calculator.table).toBeVisible();

  const match = new Jobmatch(page);
  await match.zip.fill("8000");
  await match.next.click();
  await expect(match.uploadTitle).toBeVisible();

  const check = new CvCheck(page);
  await check.choose(fixture("cv-two-pages-da.pdf"));
  await expect(check.resultTitle).toBeVisible();
}

for (const [change, script] of Object.entries(changes)) {
  test(`four tools answer on a page that ${change}`, async ({ page, otherSite, server }) => {
    const head = `<script>${script}</script>`;
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body })));
    await useAll(page);
  });
}

test("a page keeps what it added, and its own calls of what it replaced", async ({ page, otherSite, server }) => {
  const head = `<script>Object.prototype.mine = 1; Array.from = (item) => (item.length ? [...item] : [item]);
    Array.prototype.reduce = function () { return this[0] };</script>`;
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body })));
  await new Placeholder(page, page.locator("[data-widget=lead-forms]")).isIn("ready");
  const own = () => [({} as { mine?: number }).mine, Array.from(5 as never), [7, 8].reduce(undefined as never)];
  expect(await page.evaluate(own)).toEqual([1, [5], 7]);
  expect(await page.evaluate(() => [...Array.from(new Set([1])), [1, 2].reduce((one, other) => one + other)])).toEqual([
    1, 3,
  ]);
});

test("a built-in that is replaced after a tool is live is repaired before the tool is used", async ({
  page,
  otherSite,
  server,
}) => {
  const requests = { begun: 0, ended: 0 };
  page.on("request", () => (requests.begun += 1));
  page.on("requestfinished", () => (requests.ended += 1));
  page.on("requestfailed", () => (requests.ended += 1));
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, body })));
  for (const name of names) await new Placeholder(page, page.locator(`[data-widget=${name}]`)).isIn("ready");
  // Tools request their later parts once they are live.
  await expect(async () => {
    const { begun } = requests;
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    expect(requests).toEqual({ begun, ended: begun });
  }).toPass({ intervals: [20] });
  await page.evaluate(() => {
    Array.from = () => [];
    Object.assign(Object.prototype, { mine: 1 });
  });
  // A key without an effect: the repair is loaded at the first event of a tool. This field loads no code when it is focused.
  await page.getByLabel("Hvor er du medlem i dag?").press("Shift");
  await expect.poll(() => page.evaluate(() => Array.from([1]).length)).toBe(1);
  await useAll(page);
});

test("what cannot be repaired ends in the fallback, and the report names it", async ({ page, otherSite, server }) => {
  const head = `<script>Object.defineProperty(Object.prototype, "mine", { value: 1, enumerable: true })</script>`;
  const report = page.waitForRequest("**/api/widget-reports");
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body })));
  for (const name of names) {
    const place = new Placeholder(page, page.locator(`[data-widget=${name}]`));
    await place.isIn("failed");
    await expect(place.retry).toBeVisible();
  }
  const { loads } = (await report).postDataJSON() as { readonly loads: readonly { readonly reason?: string }[] };
  expect(loads.map(({ reason }) => reason)).toEqual(names.map(() => "Error: the page has changed Object#mine"));
});

const unusable: Readonly<Record<string, string>> = {
  "the page fixes a Promise without then":
    'Object.defineProperty(window, "Promise", { value: function () {}, configurable: false, writable: false })',
  "the page has an empty Map": "window.Map = function () {}",
  "the page has no Map, Set and WeakMap": "window.Map = window.Set = window.WeakMap = undefined",
  "the page has removed functions of Promise":
    "delete Promise.resolve; delete Promise.all; delete Promise.allSettled; delete Promise.prototype.finally; delete Promise.prototype.catch",
  "the page has no URL": 'Object.defineProperty(window, "URL", { value: undefined })',
  "the page has no AbortController": "window.AbortController = undefined",
};
for (const [cause, script] of Object.entries(unusable)) {
  test(`each placeholder shows the fallback if ${cause}`, async ({ page, otherSite, server }) => {
    const head = `<script>${script}</script>`;
    await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body })));
    for (const tool of names) {
      const place = new Placeholder(page, page.locator(`[data-widget=${tool}]`));
      await place.isIn("failed");
      await expect(place.fallback).toBeVisible();
    }
  });
}

test("a page without a usable URL gets the fallback", async ({ page, otherSite, server }) => {
  const head = `<script>{ const Native = URL; window.URL = function (url, base) { this.href = new Native(url, base).href } }</script>`;
  await page.goto(otherSite.page(pageHtml({ loader: `${server.url}/loader.js`, head, body })));
  const place = new Placeholder(page, page.locator("[data-widget=lead-forms]"));
  await place.isIn("failed");
  await expect(place.retry).toBeVisible();
});
