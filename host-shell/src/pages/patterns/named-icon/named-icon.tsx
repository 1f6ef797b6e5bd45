import {
  ArrowRightIcon,
  BriefcaseIcon,
  CardIcon,
  CheckIcon,
  DocumentIcon,
  HomeIcon,
  MailIcon,
  PersonIcon,
  RetryIcon,
  UploadIcon,
} from "shared-runtime/ui/icon/icon.tsx";
import type { IconName } from "../../content/fields/icon.ts";

const icons = {
  arrow: ArrowRightIcon,
  briefcase: BriefcaseIcon,
  card: CardIcon,
  check: CheckIcon,
  document: DocumentIcon,
  home: HomeIcon,
  mail: MailIcon,
  person: PersonIcon,
  retry: RetryIcon,
  upload: UploadIcon,
} as const satisfies Record<IconName, unknown>;

/** An icon that an editor chose. */
export function NamedIcon({ name }: { readonly name: IconName }) {
  const Icon = icons[name];
  return <Icon />;
}
