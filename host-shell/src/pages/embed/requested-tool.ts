import { ownKeys } from "shared-runtime/contract/page-lockfile.ts";
import type { PlacedWidget } from "../block/placed-widget.ts";

/**
 * The tool `name` as a query requests it. The parameters are the attributes that a placeholder would have:
 * `?data-join-href=/bliv-medlem` sets the prop `joinHref`.
 */
export function requestedTool(name: string, query: URLSearchParams): PlacedWidget {
  const given = [...query].filter((entry): entry is [`data-${string}`, string] => /^data(-[a-z0-9]+)+$/.test(entry[0]));
  const asProps = given.map(([attribute, value]) => [keyOf(attribute), value, attribute] as const);
  const props = asProps.filter(([key]) => !ownKeys.test(key));
  return {
    name,
    version: query.get("data-widget-version") || "stable",
    load: "eager",
    fallback: query.get("data-widget-fallback") === "none" ? "none" : "message",
    // The texts of the first frame come from the props; its style sheets select elements by the attributes.
    props: Object.fromEntries(props),
    attributes: Object.fromEntries(props.map(([, value, attribute]) => [attribute, value])),
  };
}

/** `data-join-href` -> `joinHref` */
function keyOf(attribute: `data-${string}`): string {
  return attribute.slice("data-".length).replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
