import type { RoleName } from "./role-name.ts";

/** Seats, honorary posts and work for a few hours, by their titles. */
const sideTitle =
  /(?<![\p{L}])(?:\p{L}*bestyrelses(?:medlem|formand|forperson|forkvinde|næstformand|suppleant|post|arbejde|hverv)\p{L}*|\p{L}*bestyrelsen?|frivilligt?|censor|ekstern (?:lektor|underviser)|gæste(?:lærer|underviser|forelæser|lektor)|mentor|(?:by|regions|menigheds|kommunal|sogne)\p{L}*råds?(?:medlem|politiker|formand)|kommunalpolitiker|byråd(?:et)?|nævnsmedlem|lægdommer|domsmand|bijob|bibeskæftigelse|studiejob|fritidsjob|studenter(?:medhjælper|medarbejder)|\p{L}*orlov|board (?:member|director|chair\p{L}*|advisor|observer|trustee)|board of (?:directors|trustees|governors)|(?:member|chair\p{L}*|director) of the board|non-executive \p{L}+|trustee|advisory board|volunteer(?:ing)?(?! (?:coordinator|manager|lead))|external lecturer|student (?:assistant|worker|helper|job)|on leave|\p{L}* leave)(?![\p{L}-])/iu;

/** Posts that are honorary in an association or a council, but may be a trade elsewhere: "Formand, Betonbyg A/S". */
const post =
  /^(?:(?:næst|vice)?(?:formand|forperson|forkvinde)|kasserer|medlem|suppleant|ordfører|(?:vice[- ])?chair\p{L}*|treasurer|member)(?![\p{L}])/iu;
const association =
  /(?<![\p{L}])\p{L}*(?:forening(?:en|s)?|klub(?:ben)?|laug(?:et)?|råd(?:et)?|nævn(?:et)?|udvalg(?:et)?|bestyrelsen?|forbund(?:et)?|selskab(?:et)?|netværk(?:et)?|association|club|society|council|committee|board|union)(?![\p{L}])/iu;

/** Work that is often done beside a job, yet is a job itself. */
const besideOthers =
  /(?<![\p{L}])(?:selvstændige?|freelance\p{L}*|self-employed|(?:(?:med|virksomheds|hotel|gård|butiks|klinik|restaurant|café|kro|salon|forretnings|praksis)-?)?ejer|indehaver|(?:med)?stifter|grundlægger|iværksætter|(?<!(?:product|process|system|service|data|application|platform|asset|solution|domain|category|it)\s)(?:co-?)?owner|(?:co-?)?founder|deltid\p{L}*|part[- ]time|sideløbende|(?:time|tilkalde|lærer|ferie|weekend)?vikar|underviser)(?![\p{L}])/iu;

function standsBeside({ title, label }: RoleName): boolean {
  return (
    sideTitle.test(title ?? label) || (label.split(", ").some((part) => post.test(part)) && association.test(label))
  );
}

/** Whether it runs beside other work without contradicting it. */
export function overlapsByNature(role: RoleName): boolean {
  return standsBeside(role) || besideOthers.test(role.title ?? role.label);
}

/** Those that follow one another, without seats and work for a few hours, unless there is nothing else. */
export function jobsOf<Role extends RoleName>(roles: readonly Role[]): readonly Role[] {
  const jobs = roles.filter((role) => !standsBeside(role));
  return jobs.length === 0 ? roles : jobs;
}
