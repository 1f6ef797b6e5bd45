import { useState } from "react";
import { FileList } from "shared-runtime/ui/field/file-list/file-list.tsx";
import type { ListedFile } from "shared-runtime/ui/field/file-list/listed-file.ts";
import * as styles from "../../design.css.ts";
import { Part, Specimen } from "../../specimen.tsx";

const long = "Medlemskabsoplysningsformularens_arbejdsgiverbetalingsaftalenummer.pdf";

const states: readonly ListedFile[] = [
  { id: "waiting", name: "brev.pdf", size: 80_000, state: "waiting" },
  { id: "uploading", name: "kontrakt.pdf", size: 1_400_000, state: "uploading", progress: 0.4 },
  { id: "unknown", name: "løn.pdf", size: 90_000, state: "uploading" },
  { id: "uploaded", name: "opsigelse.pdf", size: 240_000, state: "uploaded" },
  {
    id: "failed",
    name: long,
    size: 12_000_000,
    state: "failed",
    problem: "Filen er for stor. Vælg en på højst 10 MB.",
  },
];

const none: readonly ListedFile[] = [];

export function FileListPart() {
  return (
    <Part name="Flere filer">
      <Specimen of="uden filer, med fejl, fuld">
        <div className={styles.columns}>
          <Shown id="files-empty" first={none} most={5} />
          <Shown id="files-wrong" first={none} most={5} problem="Vedhæft din kontrakt" />
          <Shown id="files-full" first={states.slice(3, 4)} most={1} />
        </div>
      </Specimen>
      <Specimen of="filer i hver tilstand">
        <Shown id="files-states" first={states} most={8} />
      </Specimen>
      <Specimen of="lange navne i en smal spalte">
        <div className={styles.narrow}>
          <Shown id="files-narrow" first={states.slice(4)} most={1} />
        </div>
      </Specimen>
    </Part>
  );
}

interface ShownProps {
  readonly id: string;
  readonly first: readonly ListedFile[];
  readonly most: number;
  readonly problem?: string;
}

function Shown({ id, first, most, problem }: ShownProps) {
  const [files, setFiles] = useState(first);
  const remove = (gone: string) => setFiles(files.filter((file) => file.id !== gone));
  return (
    <FileList
      id={id}
      name={id}
      label="Bilag"
      hint="PDF, højst 10 MB"
      problem={problem}
      accept=".pdf"
      most={most}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size, state: "waiting" as const })),
        ])
      }
      onRemove={remove}
      onCancel={remove}
      onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { ...file, state: "uploading" } : file)))}
    />
  );
}
