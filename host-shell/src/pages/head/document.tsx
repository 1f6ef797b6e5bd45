import { renderToStaticMarkup } from "react-dom/server";
import { jsonIn } from "../block/first-frame-markup.ts";
import { editorMarker } from "../editing/chromes.ts";
import { articlesFeedOf, articlesFeedTitle } from "../feeds/feed-addresses.ts";
import { siteFileAddress } from "../sites/site-files.ts";
import type { Site } from "../sites/site.ts";
import type { FrameFile } from "../widget-frames.ts";
import type { PageHead } from "./page-head.ts";
import { structuredDataOf } from "./structured-data.ts";

/** A script in the page itself. */
export interface InlineScript {
  readonly code: string;
  /** The hash by which the policy allows the script. */
  readonly integrity: string;
}

/** A font of all pages. */
export interface PageFont {
  readonly family: string;
  /** As in `@font-face`, such as "400 700". */
  readonly weight: string;
  readonly href: string;
}

/** Addresses of the style sheets and scripts of a block. */
export interface BlockAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Addresses of the files that pages link to. */
export interface SiteAssets {
  /** Style sheets of every page, in order. */
  readonly styles: readonly string[];
  /** Style sheets and scripts that are linked only on pages with a certain block, by the name of the block's folder. */
  readonly blocks: Readonly<Record<string, BlockAssets>>;
  readonly fonts: readonly PageFont[];
  /** Style sheet that declares the fonts for pages without script. */
  readonly fontSheet: string;
  /** Scripts of every page: one in the page, before the first paint, and one that runs when the document is parsed. */
  readonly scripts: { readonly beforeFirstPaint: InlineScript; readonly page: string };
  /** Style sheets and scripts of the debug panel of the session; `undefined` if pages have none. */
  readonly sessionDebug?: BlockAssets | undefined;
  readonly loader: string;
  /** The module that the loader loads first. */
  readonly shell: { readonly entry: string; readonly integrity: string };
}

export interface DocumentParts {
  readonly site: Site;
  readonly language: string;
  readonly editing: boolean;
  readonly head: PageHead;
  /** Value of the robots tag. */
  readonly robots: string;
  /** Modules of the widgets that every visitor needs; `undefined` if no widget is preloaded. */
  readonly modules: readonly FrameFile[] | undefined;
  /** Address of the style sheet; `undefined` if the page has none. */
  readonly sheet: string | undefined;
  /** Module scripts of the blocks of the page. */
  readonly scripts: readonly string[];
  readonly asksConsent: boolean;
  /** Whether the page is for a member, so that the header shows the account even without script. */
  readonly isOfMember: boolean;
  readonly hasWidgets: boolean;
  readonly assets: SiteAssets;
  /** Absolute address of the page; `undefined` for pages without one, which must not be indexed. */
  readonly address: string | undefined;
  /** Origin under which visitors reach the site. */
  readonly publicUrl: string;
}

/** The number of the profile type of young leaders, which the sign-up passes to the tag manager. */
const springProfile = "1";

/** Returns the whole document. `body` is the markup of its body. */
export function documentMarkup(parts: DocumentParts, body: string): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document {...parts} body={body} />)}\n`;
}

function Document({ body, ...parts }: DocumentParts & { readonly body: string }) {
  const { site, language, editing, asksConsent } = parts;
  return (
    <html
      lang={language}
      data-site={site.kind}
      data-asks-consent={asksConsent ? "" : undefined}
      data-signed-in={parts.isOfMember ? "" : undefined}
    >
      <head dangerouslySetInnerHTML={{ __html: headMarkup(parts) }} />
      <body data-widget-editing={editing ? "confirmed" : undefined} dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

/**
 * Drawn in pieces, since React moves links before scripts and style sheets. A script waits for the style sheets before
 * it, so the first script is before the sheet. Files for later are in a template, where no browser requests them; the
 * first script does, most of them after the first paint.
 */
function headMarkup(parts: DocumentParts): string {
  const { sheet, assets } = parts;
  return [
    renderToStaticMarkup(<Description {...parts} />),
    `<template data-later>${renderToStaticMarkup(<LaterFiles {...parts} />)}</template>`,
    `<script>${assets.scripts.beforeFirstPaint.code}</script>`,
    sheet === undefined ? "" : renderToStaticMarkup(<link rel="stylesheet" href={sheet} />),
    `<noscript>${renderToStaticMarkup(<link rel="stylesheet" href={assets.fontSheet} />)}</noscript>`,
    renderToStaticMarkup(<Scripts {...parts} />),
  ].join("");
}

function Description(parts: DocumentParts) {
  const { site, editing, head, robots, address } = parts;
  const title = head.title.includes(site.title) ? head.title : `${head.title} · ${site.title}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {head.description !== undefined && <meta name="description" content={head.description} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#101E1B" media="(prefers-color-scheme: dark)" />
      <meta name="robots" content={robots} />
      {address !== undefined && <Sharing {...parts} title={title} address={address} />}
      {!editing && site.kind === "spring" && <meta name="profile-type" content={springProfile} />}
      {!editing && site.tagManagerId && <meta name="tag-manager" content={site.tagManagerId} />}
    </>
  );
}

function LaterFiles({ modules, assets }: DocumentParts) {
  return (
    <>
      {assets.fonts.map(({ href, family, weight }) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          data-family={family}
          data-weight={weight}
        />
      ))}
      {eachOnce(modules ?? []).map(({ href, integrity }) => (
        <link key={href} rel="modulepreload" href={href} integrity={integrity} />
      ))}
      {modules && <link rel="modulepreload" href={assets.shell.entry} integrity={assets.shell.integrity} />}
    </>
  );
}

function Scripts({ site, editing, assets, scripts, hasWidgets }: DocumentParts) {
  return (
    <>
      <Icons site={site} />
      {editing && <script id={editorMarker} type="application/json" dangerouslySetInnerHTML={{ __html: "{}" }} />}
      <script type="module" src={assets.scripts.page} />
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {hasWidgets && <script type="module" src={assets.loader} />}
    </>
  );
}

interface SharingProps {
  readonly site: Site;
  readonly head: PageHead;
  readonly publicUrl: string;
  readonly title: string;
  readonly address: string;
}

function Sharing({ site, head, publicUrl, title, address }: SharingProps) {
  const { description, image, publishedAt, updatedAt } = head;
  const feed = articlesFeedOf(site);
  const canonical = head.canonicalUrl === undefined ? address : new URL(head.canonicalUrl, address).href;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {feed && <link rel="alternate" type="application/rss+xml" title={articlesFeedTitle(site)} href={feed} />}
      <meta property="og:type" content={publishedAt === undefined ? "website" : "article"} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      {image && (
        <>
          <meta property="og:image" content={new URL(image.src, publicUrl).href} />
          {image.width !== undefined && <meta property="og:image:width" content={String(image.width)} />}
          {image.height !== undefined && <meta property="og:image:height" content={String(image.height)} />}
          {image.alt !== "" && <meta property="og:image:alt" content={image.alt} />}
        </>
      )}
      {publishedAt !== undefined && (
        <meta property="article:published_time" content={new Date(publishedAt).toISOString()} />
      )}
      {publishedAt !== undefined && updatedAt !== undefined && (
        <meta property="article:modified_time" content={new Date(updatedAt).toISOString()} />
      )}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
      {image && <meta name="twitter:image" content={new URL(image.src, publicUrl).href} />}
      {image && image.alt !== "" && <meta name="twitter:image:alt" content={image.alt} />}
      {structuredDataOf({ site, head, address: canonical, publicUrl }).map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonIn(data) }} />
      ))}
      {head.tags.map((tag) => (
        <meta key={tag.id} name="tags" content={tag.title} data-id={tag.id} />
      ))}
      {head.contentTypes.map((type) => (
        <meta key={type.id} name="content-types" content={type.title} data-id={type.id} />
      ))}
    </>
  );
}

function Icons({ site }: { readonly site: Site }) {
  const has = (file: string): boolean => site.files.has(file);
  const at = (file: string): string => siteFileAddress(site, file);
  return (
    <>
      {has("favicon.ico") && <link rel="icon" href={at("favicon.ico")} sizes="32x32" />}
      {has("icon.svg") && <link rel="icon" href={at("icon.svg")} type="image/svg+xml" />}
      {has("apple-touch-icon.png") && <link rel="apple-touch-icon" href={at("apple-touch-icon.png")} />}
      <link rel="manifest" href={at("site.webmanifest")} />
    </>
  );
}

function eachOnce(files: readonly FrameFile[]): readonly FrameFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
