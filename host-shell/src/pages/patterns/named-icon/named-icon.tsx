import {
  ArrowRightIcon,
  BookIcon,
  BriefcaseIcon,
  CalculatorIcon,
  CalendarIcon,
  CardIcon,
  CheckIcon,
  ClockIcon,
  ConversationIcon,
  DocumentIcon,
  DoorIcon,
  HomeIcon,
  MailIcon,
  NetworkIcon,
  PenIcon,
  PersonIcon,
  PhoneIcon,
  RetryIcon,
  SalaryIcon,
  ScalesIcon,
  SearchIcon,
  ShieldIcon,
  StairsIcon,
  UploadIcon,
} from "shared-runtime/ui/icon/icon.tsx";
import type { IconName } from "../../content/fields/icon.ts";

const icons = {
  arrow: ArrowRightIcon,
  book: BookIcon,
  briefcase: BriefcaseIcon,
  calculator: CalculatorIcon,
  calendar: CalendarIcon,
  card: CardIcon,
  check: CheckIcon,
  clock: ClockIcon,
  conversation: ConversationIcon,
  document: DocumentIcon,
  door: DoorIcon,
  home: HomeIcon,
  mail: MailIcon,
  network: NetworkIcon,
  pen: PenIcon,
  person: PersonIcon,
  phone: PhoneIcon,
  retry: RetryIcon,
  salary: SalaryIcon,
  scales: ScalesIcon,
  search: SearchIcon,
  shield: ShieldIcon,
  stairs: StairsIcon,
  upload: UploadIcon,
} as const satisfies Record<IconName, unknown>;

/** An icon that an editor chose. */
export function NamedIcon({ name }: { readonly name: IconName }) {
  const Icon = icons[name];
  return <Icon />;
}
