import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import * as icons from "shared-runtime/ui/icon/icon.tsx";
import { StatusIcon } from "shared-runtime/ui/status-icon/status-icon.tsx";
import * as styles from "../design.css.ts";
import { Part, Specimen } from "../specimen.tsx";

export function MarkPart() {
  return (
    <Part name="Mærker og tegn">
      <Specimen of="Badge">
        <div className={styles.row}>
          <Badge tone="good">Følger anbefalingen</Badge>
          <Badge tone="lift">Kan løftes</Badge>
          <Badge tone="warn">2 forslag</Badge>
          <Badge tone="bad">Ikke læst</Badge>
          <Badge>Nyt</Badge>
          <Badge tone="sun">4 af 11 punkter har et tal</Badge>
        </div>
      </Specimen>
      <Specimen of="StatusIcon">
        <div className={styles.row}>
          {(["good", "lift", "warn", "bad", "info", "unjudged"] as const).map((status) => (
            <StatusIcon key={status} status={status} />
          ))}
        </div>
      </Specimen>
      <Specimen of="Icon">
        <div className={styles.row}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </div>
      </Specimen>
    </Part>
  );
}
