import type { EditingPreviewProps } from "./editing-preview.tsx";
import { useLater } from "./use-later.ts";

interface EditedCrossLinkProps extends EditingPreviewProps {
  /** Takes why the example is not there. */
  readonly onMissing: (error: unknown) => void;
}

const loadPreview = () => import("./editing-preview.tsx");

/** The card as editors see it, whom it is loaded for in any case. */
export function EditedCrossLink({ onMissing, ...props }: EditedCrossLinkProps) {
  const preview = useLater({ load: loadPreview, wantedFor: "editing", onMissing });
  return preview && <preview.EditingPreview {...props} />;
}
