import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense } from "react";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { FinalizeSheet, type FinalizeSheetOptions } from "./finalize-sheet.tsx";
import { FinalizeSheetProps } from "./finalize-sheet.props.ts";
import { finalizeSheetTexts } from "./finalize-sheet.texts.ts";
import { wantedVariant, widgetIdOf } from "./model/sheet-address.ts";

const EditingPreview = lazy(async () => ({ default: (await import("./editing-preview.tsx")).EditingPreview }));

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "finalize-sheet",
  props: FinalizeSheetProps,
  texts: finalizeSheetTexts,
  // Empty, since the sheet opens over the page, and only for a person who has just joined.
  firstFrame: () => null,
  render: ({ props: { variants, site }, texts: words, host, session }) => {
    if (host.editing) {
      return (
        <Suspense>
          <EditingPreview texts={words} />
        </Suspense>
      );
    }
    const variant = wantedVariant(window.location.search);
    const widgetId = variant === undefined ? undefined : widgetIdOf(variants, variant);
    if (widgetId === undefined) {
      if (variant !== undefined) host.onFailure?.(new Error(`No sheet is configured for "${variant}".`));
      return null;
    }
    return (
      <Live
        address={{ site, widgetId }}
        texts={words}
        apiUrl={host.apiUrl}
        session={session}
        onMissing={host.onFailure}
      />
    );
  },
});

function Live(options: FinalizeSheetOptions) {
  useSignals();
  return <FinalizeSheet {...options} />;
}
