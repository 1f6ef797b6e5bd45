import { Card } from "shared-runtime/ui/card/card.tsx";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import type { ServiceFormsTexts } from "./service-forms.texts.ts";

/** The shape of a form until the session is known. */
export function FirstFrame({ texts }: { readonly texts: ServiceFormsTexts }) {
  return (
    <Card>
      <VisuallyHidden>
        <p role="status">{texts.loadingForm}</p>
      </VisuallyHidden>
      <SkeletonText lines={8} />
      <noscript>
        <p>{texts.noScriptText}</p>
      </noscript>
    </Card>
  );
}
