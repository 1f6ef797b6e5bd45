/** A tool as the registry of its host describes it. */
export interface Tool {
  readonly name: string;
  readonly version: string;
}

/** A block of one tool, which fits the type `Block` of Payload 3. */
export interface WidgetBlock {
  slug: string;
  labels: { singular: string; plural: string };
  fields: any[];
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
