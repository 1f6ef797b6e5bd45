import type { ReactNode } from "react";
import { consentWidget } from "./chrome/cookie-consent.tsx";
import { placedWidgets, type PreparedPage } from "./prepare-page.ts";
import type { FrameFile, WidgetFrame } from "./widget-frames.ts";

/** Addresses of the files that every page of the site links to. */
export interface SiteAssets {
  /** The site's own style sheets, in order. */
  readonly styles: readonly string[];
  /** Fonts of the first screen. */
  readonly fonts: readonly string[];
  /** Scripts of every page: one that runs before the first paint, and one that runs when the document is parsed. */
  readonly scripts: { readonly beforeFirstPaint: string; readonly page: string };
  readonly loader: string;
  /** The module that the loader loads first. */
  readonly shell: { readonly entry: string; readonly integrity: string };
  /** The document that the loader fetches first. */
  readonly registry: string;
  readonly icon: string;
}

interface DocumentProps {
  readonly page: PreparedPage;
  readonly frames: readonly WidgetFrame[];
  /** Modules of the widgets that every visitor needs; `undefined` if there are none, so nothing is preloaded. */
  readonly modules: readonly FrameFile[] | undefined;
  readonly assets: SiteAssets;
  /** Absolute address of the page; `undefined` for pages without one, which must not be indexed. */
  readonly canonical: string | undefined;
  readonly children: ReactNode;
}

export function Document({ page, frames, modules, assets, canonical, children }: DocumentProps) {
  const title = page.title.includes(page.siteName) ? page.title : `${page.title} · ${page.siteName}`;
  const hasWidgets = page.main.some((block) => block.kind === "sound" && block.widget);
  // Editors are neither asked for consent nor tracked.
  const asksConsent = !page.editing && placedWidgets(page).some(({ name }) => name === consentWidget);
  return (
    <html lang={page.language} data-asks-consent={asksConsent ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101E1B" media="(prefers-color-scheme: dark)" />
        {canonical ? (
          <Sharing page={page} title={title} canonical={canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <script src={assets.scripts.beforeFirstPaint} />
        {asksConsent && page.tagManagerId && <meta name="tag-manager" content={page.tagManagerId} />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {eachOnce(frames.flatMap(({ styles }) => styles)).map(({ href, integrity }) => (
          <link key={href} rel="preload" href={href} as="style" integrity={integrity} crossOrigin="anonymous" />
        ))}
        {eachOnce(modules ?? []).map(({ href, integrity }) => (
          <link key={href} rel="modulepreload" href={href} integrity={integrity} />
        ))}
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        {modules && <link rel="preload" href={assets.registry} as="fetch" crossOrigin="anonymous" />}
        {modules && <link rel="modulepreload" href={assets.shell.entry} integrity={assets.shell.integrity} />}
        <script type="module" src={assets.scripts.page} />
        {hasWidgets && <script type="module" src={assets.loader} />}
      </head>
      <body data-widget-editing={page.editing ? "" : undefined}>{children}</body>
    </html>
  );
}

interface SharingProps {
  readonly page: PreparedPage;
  readonly title: string;
  readonly canonical: string;
}

function Sharing({ page, title, canonical }: SharingProps) {
  return (
    <>
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={page.siteName} />
      <meta property="og:locale" content="da_DK" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}

function eachOnce(files: readonly FrameFile[]): readonly FrameFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
