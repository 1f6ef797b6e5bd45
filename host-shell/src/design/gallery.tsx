import { heading, text } from "shared-runtime/theme/typography.css.ts";
import * as styles from "./design.css.ts";
import { AccordionPart } from "./specimens/accordion-part.tsx";
import { ActionPart } from "./specimens/action-part.tsx";
import { ButtonPart } from "./specimens/button-part.tsx";
import { ColorPart } from "./specimens/color-part.tsx";
import { CvPart } from "./specimens/cv-part.tsx";
import { DataPart } from "./specimens/data-part.tsx";
import { DialogPart } from "./specimens/dialog-part.tsx";
import { ChoiceFieldsPart } from "./specimens/fields/choice-fields-part.tsx";
import { ComboboxPart } from "./specimens/fields/combobox-part.tsx";
import { FileListPart } from "./specimens/fields/file-list-part.tsx";
import { TextFieldsPart } from "./specimens/fields/text-fields-part.tsx";
import { FilePickerPart } from "./specimens/file-picker-part.tsx";
import { FlowPart } from "./specimens/flow-part.tsx";
import { FormLayoutPart } from "./specimens/form-layout-part.tsx";
import { FormPart } from "./specimens/form-part.tsx";
import { MarkPart } from "./specimens/mark-part.tsx";
import { NavigationPart } from "./specimens/navigation-part.tsx";
import { NoticePart } from "./specimens/notice-part.tsx";
import { PasswordStrengthPart } from "./specimens/password-strength-part.tsx";
import { PricePanelPart } from "./specimens/price-panel-part.tsx";
import { DrawingPart } from "./specimens/drawing-part.tsx";
import { EmptyStatePart } from "./specimens/empty-state-part.tsx";
import { ProgressPart } from "./specimens/progress-part.tsx";
import { ReceiptPart } from "./specimens/receipt-part.tsx";
import { ServiceWindowPart } from "./specimens/service-window-part.tsx";
import { SurfacePart } from "./specimens/surface-part.tsx";
import { TimelinePart } from "./specimens/timeline-part.tsx";
import { TypePart } from "./specimens/type-part.tsx";
import { WaitingPart } from "./specimens/waiting-part.tsx";

interface GalleryProps {
  readonly scheme: string;
}

export function Gallery({ scheme }: GalleryProps) {
  return (
    <main className={styles.gallery} lang="da">
      <div className={styles.stack}>
        <p className={text.eyebrow}>{scheme}</p>
        <h1 className={heading.display}>Alle dele i alle tilstande</h1>
        <p className={text.lead}>
          Hver del står her, som den står i et værktøj: i sit eget rum, på tværs af en fremmed side.
        </p>
      </div>
      <TypePart />
      <ColorPart />
      <ButtonPart />
      <ProgressPart />
      <FilePickerPart />
      <CvPart />
      <FormPart />
      <FlowPart />
      <FormLayoutPart />
      <TextFieldsPart />
      <ChoiceFieldsPart />
      <ComboboxPart />
      <FileListPart />
      <PasswordStrengthPart />
      <NoticePart />
      <ServiceWindowPart />
      <DialogPart />
      <AccordionPart />
      <ActionPart />
      <DataPart />
      <NavigationPart />
      <MarkPart />
      <WaitingPart />
      <SurfacePart />
      <DrawingPart />
      <PricePanelPart />
      <TimelinePart />
      <EmptyStatePart />
      <ReceiptPart />
    </main>
  );
}
