import * as v from "valibot";
import { iconField, type IconName } from "./icon.ts";
import { isEmptyField } from "./empty.ts";
import { itemsField } from "./items.ts";
import { type Link, linkField } from "./link.ts";
import { optionalText } from "./text.ts";

/** An entry of the menu of a site. */
export interface MenuItem {
  readonly link: Link;
  /** Shown in the sidebar of the self-service. */
  readonly icon?: IconName | undefined;
  /** In the sidebar of the self-service, the title over this entry and those after it with the same one. */
  readonly group?: string | undefined;
  /** A line about the branch, shown next to its entries. */
  readonly description?: string | undefined;
  /** The entries below this one. The third level has none. */
  readonly items: readonly MenuItem[];
}

const noDeeper = v.pipe(
  v.unknown(),
  v.check(isEmptyField, "must be left out: a menu has at most three levels"),
  v.transform((): readonly MenuItem[] => []),
);

const entry = { link: linkField, icon: iconField, group: optionalText, description: optionalText };

/** The menu of a site: a tree of at most three levels. */
export const menuField = itemsField({
  ...entry,
  items: itemsField({ ...entry, items: itemsField({ ...entry, items: v.optional(noDeeper, []) }) }),
});
