import type { WidgetFrame } from "../widget-frames.ts";

/** Texts of a widget, by its keys. */
export type WidgetTexts = Readonly<Record<string, string>>;

/**
 * Returns a declarative shadow root with the first frame, which visitors see before any script runs. The loader reuses
 * its container and style sheets.
 */
export function firstFrameMarkup(frame: WidgetFrame, own: WidgetTexts): string {
  return `<template shadowrootmode="open">${contentOf(frame, own)}</template>`;
}

/** Returns a template with the first frame, which a script shows later. Until then, no browser requests its style sheets. */
export function laterFrameMarkup(frame: WidgetFrame, own: WidgetTexts): string {
  return `<template>${contentOf(frame, own)}</template>`;
}

function contentOf({ html, styles, texts }: WidgetFrame, own: WidgetTexts): string {
  const links = styles
    .map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${escaped(href)}" integrity="${escaped(integrity)}" crossorigin="anonymous">`,
    )
    .join("");
  return `${links}<div data-widget-root="">${filled(html, texts, own)}</div>`;
}

function filled(html: string, texts: WidgetTexts, own: WidgetTexts): string {
  // As in the widget's props, an empty text counts as missing.
  return html.replace(/\{\{(\w+)\}\}/g, (_mark, key: string) =>
    escaped((own[key]?.trim() && own[key]) || texts[key] || ""),
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns the props as JSON in a data block; an empty text if there are none. */
export function propsMarkup(props: Readonly<Record<string, unknown>>): string {
  if (Object.keys(props).length === 0) return "";
  return jsonMarkup(props);
}

/** Returns JSON for the inside of a data block, escaped so that no content closes the element. */
export function jsonIn(json: unknown): string {
  return JSON.stringify(json).replaceAll("<", "\\u003c");
}

/** Returns JSON in a data block, escaped so that no content closes the element. */
export function jsonMarkup(json: unknown): string {
  return `<script type="application/json">${jsonIn(json)}</script>`;
}
