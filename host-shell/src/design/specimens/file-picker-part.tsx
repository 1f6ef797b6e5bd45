import { useState } from "react";
import { FilePicker } from "shared-runtime/ui/file-picker/file-picker.tsx";
import type { PickedFile } from "shared-runtime/ui/file-picker/picked-file.tsx";
import { Part, Specimen } from "../specimen.tsx";

const requirements = ["PDF", "Højst 10 MB", "Højst 5 sider", "Dansk eller engelsk"];
const texts = { choose: "Vælg dit CV" };
const nothing = (): void => undefined;

const states: Readonly<Record<string, PickedFile>> = {
  uploader: { name: "CV Mette Kirkegaard.pdf", size: 1_290_000, state: "uploading", progress: 0.62 },
  "uploader, ukendt hvor langt": { name: "CV Mette Kirkegaard.pdf", size: 1_290_000, state: "uploading" },
  uploadet: { name: "CV Mette Kirkegaard.pdf", size: 1_290_000, state: "uploaded" },
  "fejlet, kan prøves igen": {
    name: "CV_Mette_Kirkegaard_medlemskabsoplysningsformularen_endelig_version_2.pdf",
    size: 1_290_000,
    state: "failed",
    problem: "Forbindelsen røg undervejs. Dit CV ligger her endnu: prøv igen, når du er på nettet.",
  },
};

export function FilePickerPart() {
  const [picked, setPicked] = useState<PickedFile>();
  return (
    <Part name="Filvælger">
      <Specimen of="klar (træk en eller flere filer hen over den)">
        <FilePicker
          accept=".pdf"
          requirements={requirements}
          texts={texts}
          file={picked}
          onPick={({ name, size }) => setPicked({ name, size, state: "uploaded" })}
          onRemove={() => setPicked(undefined)}
        />
      </Specimen>
      <Specimen of="disabled">
        <FilePicker accept=".pdf" requirements={requirements} texts={texts} disabled onPick={nothing} />
      </Specimen>
      {Object.entries(states).map(([state, file]) => (
        <Specimen key={state} of={state}>
          <FilePicker
            accept=".pdf"
            texts={texts}
            file={file}
            onPick={nothing}
            onCancel={nothing}
            onRetry={nothing}
            onRemove={nothing}
          />
        </Specimen>
      ))}
    </Part>
  );
}
