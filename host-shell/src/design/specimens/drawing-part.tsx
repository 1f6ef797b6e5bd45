import { CalendarDrawing } from "shared-runtime/ui/drawing/calendar.tsx";
import { ContractDrawing } from "shared-runtime/ui/drawing/contract.tsx";
import { ConversationDrawing } from "shared-runtime/ui/drawing/conversation.tsx";
import { CourseDrawing } from "shared-runtime/ui/drawing/course.tsx";
import { DirectorDrawing } from "shared-runtime/ui/drawing/director.tsx";
import { DoorDrawing } from "shared-runtime/ui/drawing/door.tsx";
import { EmployeeDrawing } from "shared-runtime/ui/drawing/employee.tsx";
import { LetterDrawing } from "shared-runtime/ui/drawing/letter.tsx";
import { ManagerDrawing } from "shared-runtime/ui/drawing/manager.tsx";
import { MapDrawing } from "shared-runtime/ui/drawing/map.tsx";
import { NetworkDrawing } from "shared-runtime/ui/drawing/network.tsx";
import { PhoneDrawing } from "shared-runtime/ui/drawing/phone.tsx";
import { SalaryDrawing } from "shared-runtime/ui/drawing/salary.tsx";
import { SelfEmployedDrawing } from "shared-runtime/ui/drawing/self-employed.tsx";
import { ShieldDrawing } from "shared-runtime/ui/drawing/shield.tsx";
import { UnemploymentFundDrawing } from "shared-runtime/ui/drawing/unemployment-fund.tsx";
import { Part, Specimen } from "../specimen.tsx";
import * as styles from "./drawing-part.css.ts";

const drawings = {
  Løn: SalaryDrawing,
  Kontrakt: ContractDrawing,
  Samtale: ConversationDrawing,
  "A-kasse": UnemploymentFundDrawing,
  Netværk: NetworkDrawing,
  Kalender: CalendarDrawing,
  Kursus: CourseDrawing,
  Brev: LetterDrawing,
  Forsikring: ShieldDrawing,
  Rådgiver: PhoneDrawing,
  "Første dag": DoorDrawing,
  Region: MapDrawing,
  Direktør: DirectorDrawing,
  Leder: ManagerDrawing,
  Specialist: EmployeeDrawing,
  Selvstændig: SelfEmployedDrawing,
};

export function DrawingPart() {
  return (
    <Part name="Tegninger">
      <Specimen of="64 px">
        <Wall className={styles.small} />
      </Specimen>
      <Specimen of="120 px, med navn, på en flade">
        <div className={styles.onSurface}>
          <Wall className={styles.medium} named />
        </div>
      </Specimen>
      <Specimen of="120 px, på sand">
        <div className={styles.onSand}>
          <Wall className={styles.medium} />
        </div>
      </Specimen>
      <Specimen of="320 px">
        <Wall className={styles.large} />
      </Specimen>
    </Part>
  );
}

function Wall({ className, named = false }: { readonly className: string; readonly named?: boolean }) {
  return (
    <div className={className}>
      {Object.entries(drawings).map(([name, Drawn]) => (
        <figure key={name} className={styles.figure}>
          <Drawn />
          {named && <figcaption>{name}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
