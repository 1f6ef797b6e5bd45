import type { Rendering } from "../content/layout-service-data.ts";

type Alias = (rendering: Rendering) => Rendering;

const named =
  (componentName: string): Alias =>
  (rendering) => ({ ...rendering, componentName });

const inVariant = (variant: string, rendering: Rendering): Rendering => ({
  ...rendering,
  params: { ...rendering.params, FieldNames: variant },
});

/** Other names of our components: names that a CMS may have, and former names that content may still have. */
const aliases: Readonly<Record<string, Alias>> = {
  CallToAction: named("PromotionBanner"),
  FactSlip: (rendering) => inVariant("02", named("FactBox")(rendering)),
  FeatureList: (rendering) => {
    const isInColumns = rendering.params?.["FieldNames"]?.trim() === "02";
    return isInColumns
      ? inVariant("01", named("IconCards")(rendering))
      : inVariant("02", named("SituationCards")(rendering));
  },
  HtmlEmbed: named("Embed"),
  Iframe: named("IframeEmbed"),
  ImageBlock: named("Image"),
  Steps: (rendering) => inVariant("02", { ...named("Timeline")(rendering), fields: describedSteps(rendering) }),
  Text: named("RichText"),
  TextBlock: named("RichText"),
  TextImage: named("TextWithImage"),
  VideoBlock: named("Video"),
};

export const aliasNames: readonly string[] = Object.keys(aliases);

/** Returns a rendering under the name, the variant and the fields that our component has now. */
export function withoutAlias(rendering: Rendering): Rendering {
  const { componentName } = rendering;
  return Object.hasOwn(aliases, componentName) ? (aliases[componentName]?.(rendering) ?? rendering) : rendering;
}

/** Converts steps to cards: the text of a step becomes the description of a card. */
function describedSteps({ fields = {} }: Rendering): NonNullable<Rendering["fields"]> {
  const { items } = fields;
  return { ...fields, ...(Array.isArray(items) && { items: items.map(described) }) };
}

function described(item: unknown): unknown {
  if (typeof item !== "object" || item === null || !("fields" in item)) return item;
  const { text, ...fields } = (item.fields ?? {}) as Readonly<Record<string, unknown>>;
  return { ...item, fields: { ...fields, description: text } };
}
