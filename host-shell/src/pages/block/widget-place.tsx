import type { PlacedWidget } from "./placed-widget.ts";
import type { PageView } from "./prepared-block.ts";
import { firstFrameMarkup, propsMarkup, type WidgetTexts } from "./first-frame-markup.ts";

interface WidgetPlaceProps {
  readonly widget: PlacedWidget;
  readonly view: PageView;
}

/** A placeholder of the loader that contains the first frame of the widget. */
export function WidgetPlace({ widget: { name, version, load, fallback, props, attributes }, view }: WidgetPlaceProps) {
  const frame = view.frameOf({ name, version });
  return (
    <div
      {...attributes}
      data-widget={name}
      data-widget-version={version === "stable" ? undefined : version}
      data-widget-load={load === "visible" ? undefined : load}
      data-widget-fallback={fallback === "message" ? undefined : fallback}
      dangerouslySetInnerHTML={{
        __html: (frame ? firstFrameMarkup(frame, textsAmong(props)) : "") + propsMarkup(props),
      }}
    />
  );
}

function textsAmong(props: Readonly<Record<string, unknown>>): WidgetTexts {
  return Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
