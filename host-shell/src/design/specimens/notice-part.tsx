import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import * as styles from "../design.css.ts";
import { Part } from "../specimen.tsx";

export function NoticePart() {
  return (
    <Part name="Beskeder">
      <div className={styles.wide}>
        <Notice status="good" title="Dit CV er klar">
          Vi har gennemgået alle 17 områder.
        </Notice>
        <Notice status="warn" title="Vi kunne ikke læse det hele">
          To af siderne er billeder. Gem dit CV som PDF fra det program, du skrev det i, så får du en fuld gennemgang.
        </Notice>
        <Notice status="bad" title="Ret dette, før du går videre">
          Filen er på 10,4&nbsp;MB. Et CV må højst fylde 10&nbsp;MB: gør billederne mindre, og vælg filen igen.
        </Notice>
        <Notice status="info">Du er ikke på nettet lige nu. Vi fortsætter, når du er det igen.</Notice>
      </div>
    </Part>
  );
}
