import { readOverride, type WidgetOverride } from "shared-runtime/api/widget-override.ts";
import type { RegisteredVersion, RegistryDocument } from "../../registry/registry-document.ts";
import { addressWith, forgetWish, isAsked, keepWish } from "./kept-wish.ts";
import { allowedOverride, OverrideRefused } from "./allowed-override.ts";
import { showBadge } from "./badge.ts";

interface Overriding {
  readonly registry: RegistryDocument;
  /** The value of `?widget-override`: `off`, empty, `<widget>@<origin>`, or a signed token. */
  readonly wish: string;
  /** The directory that the loader was served from. */
  readonly base: URL;
}

let shown: Promise<WidgetOverride | undefined> | undefined;

/** The registry with one widget from a development server, and a badge on the page that says so. */
export async function applyOverride({ registry, wish, base }: Overriding): Promise<RegistryDocument> {
  shown ??= show({ registry, wish, base });
  const override = await shown;
  if (!override) return registry;
  const { widget, origin } = override;
  const { [widget]: known = { channels: {}, versions: {} } } = registry.widgets;
  return { ...registry, widgets: { ...registry.widgets, [widget]: { ...known, override: servedBy(origin) } } };
}

async function show({ registry, wish, base }: Overriding): Promise<WidgetOverride | undefined> {
  if (wish === "off") {
    forgetWish();
    history.replaceState(history.state, "", addressWith());
    return undefined;
  }
  const choices = { widgets: Object.keys(registry.widgets), origins: registry.overrideOrigins };
  if (wish === "") {
    showBadge({ choices });
    return undefined;
  }
  try {
    const override = await allowedOverride(wish, registry.overrideOrigins, base);
    keepWish(wish);
    // The policy of our own pages allows the origin only if the address names it.
    if (base.origin === location.origin && !isAsked()) return await goTo(addressWith(wish));
    showBadge({ choices, override });
    return override;
  } catch (error) {
    if (!(error instanceof OverrideRefused)) throw error;
    forgetWish();
    showBadge({ choices, asked: readOverride(wish)?.widget, refusal: error.message });
    return undefined;
  }
}

function goTo(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}

function servedBy(origin: string): RegisteredVersion {
  const at = (path: string): string => new URL(path, origin).href;
  return {
    entry: at("remoteEntry.js"),
    integrity: "",
    styles: [],
    props: at("props.schema.json"),
    texts: at("texts.json"),
    firstFrame: at("first-frame.html"),
  };
}
