import { fileSize } from "shared-runtime/text/file-size.ts";
import { label as buttonLabel } from "shared-runtime/ui/button/button.css.ts";
import { beforeAll, expect, test } from "vitest";
import { siteFileAddress } from "./sites/site-files.ts";
import { siteAt } from "./sites/site-roots.ts";
import { drawRealPages, linksOf, pagePaths, paths, sites } from "./testing/real-pages.ts";
import { sampleAssets } from "./testing/sample-frame.ts";

let documents: ReadonlyMap<string, Document>;
let attachments: ReadonlySet<string>;
let documentAt: (path: string) => Document;
beforeAll(async () => {
  ({ documents, attachments, documentAt } = await drawRealPages());
}, 180_000);
const siteNames = new Set(sites.map(({ name }) => name));

/** Eight digits whose weighted sum is a multiple of eleven. */
const isCvr = (digits: string): boolean =>
  /^\d{8}$/.test(digits) &&
  [2, 7, 6, 5, 4, 3, 2, 1].reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0;

test.each([
  "/",
  "/lederkredsen-a-kasse",
  "/lederkredsen-spring",
  "/lederkredsen-virksom",
  "/selvbetjening",
  "/selvbetjening/mine-oplysninger",
])("%s says when we answer, and its footer whom to call, where we are, and our registration number", (path) => {
  const footer = documents.get(path)?.querySelector("footer:has(address)");
  expect(footer?.querySelector("a[href^='tel:702030']")?.textContent).toMatch(/^70 20 30 \d\d$/);
  expect(footer?.querySelector("a[href^='mailto:']")?.textContent).toMatch(/@lederkredsen\.example$/);
  // A page of the self-service has the hours in its card, and not again in the footer.
  const place = path.startsWith("/selvbetjening") ? documents.get(path)?.querySelector("main") : footer;
  expect(place?.querySelector("dl")?.textContent).toContain("Mandag–torsdag8.00–17.00");
  const [street, city, registration = ""] = [...(footer?.querySelectorAll("address > span") ?? [])].map(
    ({ textContent }) => textContent ?? "",
  );
  expect([street, city]).toEqual(["Margenvej 14", "2100 København Ø"]);
  expect(registration.replaceAll(/\D/g, "")).toSatisfy(isCvr);
});

test("no page promises that nobody will know: the tools ask whether somebody may get in touch", () => {
  const promising = [...documents].filter(([, { body }]) => /ingen (?:andre )?får det at vide/i.test(body.textContent));
  expect(promising.map(([path]) => path)).toEqual([]);
});

/** Pages that are shown inside other pages, or that only a flow leads to. */
const withoutLinks: ReadonlySet<string> = new Set([
  "/om-os/indlejret",
  "/vaerktoej/cv-tjek",
  "/selvbetjening/widgets/afslut-indmeldelse",
]);

test.each(sites.map(({ root }) => root))(
  "every page of the site at %s is at most three clicks from its front page",
  (root) => {
    const clicks = new Map([[root, 0]]);
    for (const [path, count] of clicks) {
      for (const { pathname, search } of linksOf(documentAt(path), path)) {
        const target = documents.has(pathname + search) ? pathname + search : pathname;
        if (!clicks.has(target) && documents.has(target)) clicks.set(target, count + 1);
      }
    }
    const own = pagePaths.filter((path) => siteAt(sites, path)?.root === root && !withoutLinks.has(path));
    expect(own.filter((path) => (clicks.get(path) ?? Infinity) > 3)).toEqual([]);
  },
);

test("every picture of a page is a file of its site or of another one", () => {
  const files = new Set(sites.flatMap((site) => [...site.files.keys()].map((file) => siteFileAddress(site, file))));
  const missing = [...documents].flatMap(([path, document]) =>
    [...document.querySelectorAll("img")]
      .map((image) => image.getAttribute("src") ?? "")
      .filter((src) => src.includes("/media/") && !files.has(new URL(src, "https://lk.example").pathname))
      .map((src) => `${path}: ${src}`),
  );
  expect(missing).toEqual([]);
});

test("every file to download is there, and its link states its kind and size", () => {
  const files = new Map(
    sites.flatMap((site) => [...site.files].map(([name, { bytes }]) => [siteFileAddress(site, name), bytes.length])),
  );
  const stated = [...documents].flatMap(([path, document]) =>
    linksOf(document, path)
      .filter(({ pathname }) => pathname.includes("/media/"))
      .map(({ pathname }) => {
        const link = document.querySelector(`main a[href="${pathname}"]`);
        const size = files.get(pathname);
        const expected = size === undefined ? "missing" : `(${pathname.slice(-3).toUpperCase()}, ${fileSize(size)})`;
        return [pathname, link?.textContent?.includes(expected)];
      }),
  );
  expect(stated).toEqual([
    ["/media/kontrakttjek.pdf", true],
    ["/media/vedtaegter.pdf", true],
  ]);
});

/** The ids that Google issues have at most eight characters after the hyphen, so that nobody owns one of twelve. */
const ownedByNobody = /^GTM-[A-Z\d]{12}$/;

test("every site has a tag manager of its own, whose id belongs to nobody", () => {
  const ids = sites.map(
    ({ root }) => documents.get(root)?.querySelector<HTMLMetaElement>("meta[name=tag-manager]")?.content,
  );
  expect(ids.filter((id) => id !== undefined && ownedByNobody.test(id))).toEqual(ids);
  expect(new Set(ids).size).toBe(5);
});

test("the sites have at least 45 pages", () => {
  expect(pagePaths.length).toBeGreaterThanOrEqual(45);
});

/** The page around this tool has the main heading. */
const shownInside = "/vaerktoej/cv-tjek";

test.each(paths.filter((path) => path !== shownInside))("%s has one main heading and skips no level", (path) => {
  const levels = [...documentAt(path).querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
});

test.each(paths)("%s obeys its own content security policy", (path) => {
  const all = everyElementOf(documentAt(path));
  expect(all.filter((element) => element.hasAttribute("style") || element.localName === "style")).toEqual([]);
  expect(all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith("on"))).toEqual([]);
  const scripts = all.filter((element) => element.localName === "script");
  expect(
    scripts
      .filter((script) => !script.hasAttribute("src"))
      // Without data blocks, which browsers do not run, so that the policy does not apply to them.
      .filter((script) => !["application/json", "application/ld+json"].includes(script.getAttribute("type") ?? ""))
      .map((script) => script.textContent),
  ).toEqual([sampleAssets.scripts.beforeFirstPaint.code]);
});

test("every link leads to an existing page and anchor, to the sign-in, or to the file of a member or an event", () => {
  const dead = [...documents].flatMap(([path, document]) =>
    linksOf(document, path).filter(({ pathname, search, hash, searchParams }) => {
      if (["/api/auth/login", "/log-ind", "/api/member/export"].includes(pathname)) return false;
      if (attachments.has(pathname) || pathname.includes("/media/")) return false;
      if (/^\/feeds\/[\w-]+\/arrangementer\.ics$/.test(pathname)) return !siteNames.has(pathname.split("/")[2] ?? "");
      if (pathname === "/kalender.ics") return !documents.has(searchParams.get("side") ?? "");
      const target = documents.get(pathname + search) ?? documents.get(pathname);
      // An error page may have a link to its own address: an anchor, or to retry.
      const exists = pathname === path || !["/findes-ikke", "/i-stykker"].includes(pathname);
      return !target || !exists || (hash !== "" && !target.getElementById(decodeURIComponent(hash.slice(1))));
    }),
  );
  expect(dead.map(({ href }) => href)).toEqual([]);
});

test("the page about joining leads to the flow in its header, with the price", () => {
  const header = documentAt("/bliv-medlem").querySelector("main header");
  const link = header?.querySelector("a");
  expect([link?.textContent, link?.nextElementSibling?.textContent]).toEqual(["Meld dig ind", "fra 99 kr./md."]);
  expect(link?.getAttribute("href")).toBe("/indmeldelse");
});

test.each(paths)("no button on %s is as long as an address", (path) => {
  const links = [...documentAt(path).querySelectorAll(`main a:has(> .${buttonLabel})`)];
  expect(links.map(({ textContent }) => textContent).filter((words) => words.includes("@"))).toEqual([]);
});

test("every id is unique on its page", () => {
  for (const [path, document] of documents) {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
  }
});

function everyElementOf(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) => [
    element,
    ...(element.localName === "template" ? everyElementOf((element as HTMLTemplateElement).content) : []),
  ]);
}
