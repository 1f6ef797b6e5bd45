import { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import * as v from "valibot";
import { adviceTextKeys } from "./advice/advice-texts.ts";

const Advice = v.object({ key: v.picklist(adviceTextKeys), values: v.record(v.string(), v.string()) });
const Text = v.pipe(v.array(v.union([v.string(), Advice])), v.readonly());

/** A criterion with the findings in words and the advice by its keys, which a site can replace. */
const DraftItem = v.object({ id: v.string(), ...CvItem.entries, text: Text, todo: v.exactOptional(Advice) });
export type DraftItem = v.InferOutput<typeof DraftItem>;

/** An area of a review as a reading process returns it. `composeAreas` makes a `CvArea` of it. */
export const DraftArea = v.object({
  meta: v.object({ ...CvArea.entries.meta.entries, text: Text }),
  items: v.array(DraftItem),
});
export type DraftArea = v.InferOutput<typeof DraftArea>;
