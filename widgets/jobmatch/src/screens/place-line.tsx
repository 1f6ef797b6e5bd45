import type { City } from "shared-runtime/api/city.ts";
import { fillText } from "shared-runtime/contract/fill-text.ts";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { JobmatchTexts } from "../jobmatch.texts.ts";
import * as styles from "./place-line.css.ts";

interface PlaceLineProps {
  readonly texts: JobmatchTexts<"place">;
  readonly place: City;
  /** Whether the place was read in the CV. */
  readonly assumed: boolean;
  readonly onChange?: () => void;
}

/** The place of the search, with a button to change it. */
export function PlaceLine({ texts, place, assumed, onChange }: PlaceLineProps) {
  return (
    <div className={styles.place}>
      <span>{fillText(assumed ? texts.placeAssumed : texts.placeLine, { ...place })}</span>
      <Button variant="quiet" onClick={onChange}>
        {texts.placeChange}
      </Button>
    </div>
  );
}
