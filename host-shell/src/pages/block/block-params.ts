import type { Rendering } from "../content/layout-service-data.ts";

const paddings = ["both", "top", "bottom", "none"] as const;
/** The sides of a block that have vertical space. */
export type Padding = (typeof paddings)[number];

export interface BlockParams {
  readonly variant: string;
  readonly padding: Padding;
  /** The element id that an editor chose. */
  readonly anchor: string | undefined;
  /** Suffix of the names of the block's placeholders in a layout service. */
  readonly dynamicId: string | undefined;
  /** Sentences for editors, one for each parameter that was not understood. */
  readonly notes: readonly string[];
}

/** Reads the parameters of a rendering. A parameter that is not understood gets its default value. */
export function readParams(
  { FieldNames = "", padding = "", anchor = "", DynamicPlaceholderId }: NonNullable<Rendering["params"]> = {},
  variants: readonly [string, ...string[]],
): BlockParams {
  const notes: string[] = [];
  const variant = FieldNames.trim();
  const isKnown = variant === "" || variants.includes(variant);
  if (!isKnown)
    notes.push(`Varianten “${variant}” findes ikke. Vælg en af: ${variants.join(", ")}. Her vises ${variants[0]}.`);
  const side = paddings.find((known) => known === padding.trim());
  if (padding.trim() !== "" && side === undefined)
    notes.push(`Luften “${padding}” findes ikke. Vælg en af: ${paddings.join(", ")}.`);
  const id = anchor.trim();
  const isUsable = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(id);
  if (id !== "" && !isUsable) notes.push(`Ankeret “${id}” må kun have bogstaver, tal, “-” og “_”.`);
  return {
    variant: isKnown && variant !== "" ? variant : variants[0],
    padding: side ?? "both",
    anchor: isUsable ? id : undefined,
    dynamicId: DynamicPlaceholderId,
    notes,
  };
}
