import { useState } from "react";
import { Button } from "shared-runtime/ui/button/button.tsx";
import type { Option } from "shared-runtime/ui/field/option.ts";
import { Select } from "shared-runtime/ui/field/select/select.tsx";
import { readingTexts as texts } from "./reading.texts.ts";
import * as styles from "./reading-panel.css.ts";

interface JoinFieldProps {
  readonly id: string;
  readonly options: readonly Option[];
  readonly onJoin: (id: string) => void;
}

/** Chooses another entry that is the same as this one. */
export function JoinField({ id, options, onJoin }: JoinFieldProps) {
  const [chosen, setChosen] = useState("");
  return (
    <div className={styles.join}>
      <Select
        id={id}
        name="join"
        label={texts.join}
        emptyLabel={texts.joinEmpty}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {chosen !== "" && (
        <Button variant="outline" onClick={() => onJoin(chosen)}>
          {texts.joinButton}
        </Button>
      )}
    </div>
  );
}
