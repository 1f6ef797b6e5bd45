import type { EditingPreviewProps } from "./editing-preview.tsx";
import { useLazyPart } from "./use-lazy-part.ts";

interface EditedCrossLinkProps extends EditingPreviewProps {
  /** Called with the error if the preview could not be loaded. */
  readonly onMissing: (error: unknown) => void;
}

const loadPreview = () => import("./editing-preview.tsx");

/** The card in editing mode, where it is always loaded. */
export function EditedCrossLink({ onMissing, ...props }: EditedCrossLinkProps) {
  const preview = useLazyPart({ load: loadPreview, neededFor: "editing", onMissing });
  return preview && <preview.EditingPreview {...props} />;
}
