/** The manifests of the package have the types of the backoffice. Only the compiler reads this. */
import type { ManifestBlockEditorCustomView } from "@umbraco-cms/backoffice/block-custom-view";
import type { ManifestPropertyEditorUi } from "@umbraco-cms/backoffice/property-editor";
import type { ManifestTiptapExtension, ManifestTiptapToolbarExtensionButtonKind } from "@umbraco-cms/backoffice/tiptap";
import { manifest } from "../../../../cms-snippets/umbraco/build/manifest.ts";

type Mutable<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };

const [picker, view, extension, button] = manifest.extensions as Mutable<typeof manifest.extensions>;
export const manifests: readonly [
  ManifestPropertyEditorUi,
  ManifestBlockEditorCustomView,
  ManifestTiptapExtension,
  ManifestTiptapToolbarExtensionButtonKind,
] = [picker, view, extension, button];
