import * as v from "valibot";
import { textField } from "../content/fields.ts";
import { defineBlock } from "./block.ts";
import { firstFrameMarkup, propsMarkup, type WidgetTexts } from "./first-frame.ts";
import * as styles from "./widget.css.ts";

const fields = v.objectWithRest(
  {
    widget: v.pipe(v.object({ value: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be a widget's name")) })),
    /** A channel, a range or an exact version. */
    version: v.optional(textField),
    load: v.optional(v.object({ value: v.picklist(["visible", "idle", "eager", "interaction"]) })),
  },
  // Everything else is a prop: the widget knows which it has, the registry's schema which are sound.
  v.object({ value: v.unknown() }),
);

/** A place for a widget, with its first frame in it. */
export const widget = defineBlock({
  fields,
  widgetOf: ({ widget: name, version, load, ...rest }) => ({
    name: name.value,
    version: version ?? "stable",
    load: load?.value ?? "visible",
    props: propsOf(rest),
  }),
  draw: ({ fields: { widget: name, version = "stable", load, ...rest }, id, view }) => {
    const props = propsOf(rest);
    const frame = view.frameOf({ name: name.value, version });
    return (
      <div className={styles.place} id={id}>
        <div
          data-widget={name.value}
          data-widget-version={version === "stable" ? undefined : version}
          data-widget-load={load?.value}
          dangerouslySetInnerHTML={{
            __html: (frame ? firstFrameMarkup(frame, textsAmong(props)) : "") + propsMarkup(props),
          }}
        />
      </div>
    );
  },
});

function propsOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field)]));
}

function valueOf(field: unknown): unknown {
  return typeof field === "object" && field !== null && "value" in field ? field.value : undefined;
}

function textsAmong(props: Readonly<Record<string, unknown>>): WidgetTexts {
  return Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
