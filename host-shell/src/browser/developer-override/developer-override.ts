import { readOverride, type WidgetOverride } from "shared-runtime/api/widget-override.ts";
import type { RegisteredVersion, RegistryDocument } from "../../registry/registry-document.ts";
import { addressWith, forgetOverride, isInAddress, keepOverride } from "./kept-override.ts";
import { allowedOverride, OverrideRefused } from "./allowed-override.ts";
import { showBadge } from "./badge.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

interface Overriding {
  readonly registry: RegistryDocument;
  /**
   * The value of `?widget-override`: `off`, empty, `<widget>@<origin>`, or a signed token. The name `wish` is fixed,
   * since the shell of another release may call this module.
   */
  readonly wish: string;
  /** The address of the folder from which the loader was served. */
  readonly base: URL;
}

let shown: Promise<WidgetOverride | undefined> | undefined;

/** Resolves with the registry in which one widget comes from a development server. Shows a badge about the override. */
export async function applyOverride({ registry, wish: requested, base }: Overriding): Promise<RegistryDocument> {
  shown ??= show(requested, registry, base);
  const override = await shown;
  if (!override) return registry;
  const { widget, origin } = override;
  const { [widget]: known = { channels: {}, versions: {} } } = registry.widgets;
  return { ...registry, widgets: { ...registry.widgets, [widget]: { ...known, override: servedBy(origin) } } };
}

async function show(requested: string, registry: RegistryDocument, base: URL): Promise<WidgetOverride | undefined> {
  if (requested === "off") {
    forgetOverride();
    permitted(() => history.replaceState(history.state, "", addressWith()));
    return undefined;
  }
  const choices = { widgets: Object.keys(registry.widgets), origins: registry.overrideOrigins };
  if (requested === "") {
    showBadge({ choices });
    return undefined;
  }
  try {
    const override = await allowedOverride(requested, registry.overrideOrigins, base);
    keepOverride(requested);
    // The content security policy of our own pages allows the origin only if the address names it.
    if (base.origin === location.origin && !isInAddress()) return await goTo(addressWith(requested));
    showBadge({ choices, override });
    return override;
  } catch (error) {
    if (!(error instanceof OverrideRefused)) throw error;
    forgetOverride();
    showBadge({ choices, asked: readOverride(requested)?.widget, refusal: error.message });
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
