import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Card } from "shared-runtime/ui/card/card.tsx";
import { Sheet } from "shared-runtime/ui/sheet/sheet.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

export function SurfacePart() {
  return (
    <Part name="Flader og papir">
      {(["surface", "sand", "ink"] as const).map((tone) => (
        <Specimen key={tone} of={`Card ${tone}`}>
          <Card tone={tone}>
            <div className={styles.stack}>
              <h3 className={heading.xl}>Vil du have hjælp til resten?</h3>
              <p className={text.body}>Som medlem kan du sende dit CV til en karriererådgiver og tale det igennem.</p>
              <ButtonLink variant="accent" href="#bliv-medlem">
                Bliv medlem
              </ButtonLink>
            </div>
          </Card>
        </Specimen>
      ))}
      <Specimen of="Sheet, tegnet, og med en seddel på">
        <div className={styles.row}>
          <div className={styles.narrow}>
            <Sheet />
          </div>
          <div className={styles.narrow}>
            <Sheet note="5 forslag" />
          </div>
        </div>
      </Specimen>
    </Part>
  );
}
