import { ArrowRightIcon, CheckIcon, DocumentIcon, RetryIcon, UploadIcon } from "shared-runtime/ui/icon/icon.tsx";
import type { IconName } from "../../content/fields/icon.ts";

const icons = {
  arrow: ArrowRightIcon,
  check: CheckIcon,
  document: DocumentIcon,
  upload: UploadIcon,
  retry: RetryIcon,
} as const satisfies Record<IconName, unknown>;

/** An icon that an editor chose. */
export function NamedIcon({ name }: { readonly name: IconName }) {
  const Icon = icons[name];
  return <Icon />;
}
