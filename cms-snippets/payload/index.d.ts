/** A tool as the registry of its host describes it. */
export interface Tool {
  readonly name: string;
  readonly version: string;
}

/** A field of a block, named after a prop of the tool. */
interface Named {
  name: string;
  label: string;
  admin: { description?: string; placeholder?: string };
}

interface Checked extends Named {
  /** Returns `true`, or what is wrong, in Danish. */
  validate?: (value: unknown) => string | true;
}

export type BlockField =
  | (Named & { type: "select"; options: { label: string; value: string }[] })
  | (Checked & { type: "text" })
  | (Checked & { type: "textarea" })
  | (Checked & { type: "number" })
  | (Checked & { type: "json" });

/** Fields that are folded together under a title. Rarely used fields are in a group within this group. */
export interface FieldGroup {
  type: "collapsible";
  label: string;
  admin: { initCollapsed: boolean };
  fields: (BlockField | FieldGroup)[];
}

/** A block of one tool, which fits the type `Block` of Payload 3. */
export interface WidgetBlock {
  slug: string;
  labels: { singular: string; plural: string };
  /**
   * The group and the picture of the block in the list from which editors choose. A tool has no picture if the host did
   * not answer.
   */
  admin: { group: string; images?: { thumbnail: { url: string; alt: string } } };
  fields: FieldGroup[];
}

/** The tools that a host serves now; those of this release if it does not answer. */
export declare function lederkredsenTools(host: string): Promise<readonly Tool[]>;

/** A block for each tool. Names, labels, choices and rules are those of the tool's schema. */
export declare function lederkredsenBlocks(tools: readonly Tool[]): WidgetBlock[];

/** The HTML of a stored block; `undefined` if it is not a block of one of the tools. */
export declare function renderPlaceholder(
  block: { readonly blockType: string; readonly [field: string]: unknown },
  options: { readonly host: string; readonly tools: readonly Tool[] },
): string | undefined;
