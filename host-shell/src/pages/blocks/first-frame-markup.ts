import type { WidgetFrame } from "../widget-frames.ts";

/** The sentences an editor wrote for this placeholder, by the widget's own keys. */
export type WidgetTexts = Readonly<Record<string, string>>;

/**
 * The placeholder's shadow root as the parser builds it: what the visitor sees before any script runs. The loader
 * finds the container and the style sheets in it and takes over without a change.
 */
export function firstFrameMarkup({ html, styles, texts }: WidgetFrame, own: WidgetTexts): string {
  const links = styles
    .map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${escaped(href)}" integrity="${escaped(integrity)}" crossorigin="anonymous">`,
    )
    .join("");
  return `<template shadowrootmode="open">${links}<div data-widget-root="">${filled(html, texts, own)}</div></template>`;
}

function filled(html: string, texts: WidgetTexts, own: WidgetTexts): string {
  // As the widget reads its props: a field that was left empty is none.
  return html.replace(/\{\{(\w+)\}\}/g, (_mark, key: string) =>
    escaped((own[key]?.trim() && own[key]) || texts[key] || ""),
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Props as an editor wrote them: data, which no policy takes for a script. */
export function propsMarkup(props: Readonly<Record<string, unknown>>): string {
  if (Object.keys(props).length === 0) return "";
  return jsonMarkup(props);
}

/** JSON as the loader reads it from a child of the placeholder; nothing in it ends the element. */
export function jsonMarkup(json: unknown): string {
  return `<script type="application/json">${JSON.stringify(json).replaceAll("<", "\\u003c")}</script>`;
}
