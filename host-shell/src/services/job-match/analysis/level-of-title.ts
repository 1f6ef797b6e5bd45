import type { Level } from "./analysed-posting.ts";

const before = String.raw`(?<![\p{L}])`;
const after = String.raw`(?![\p{L}])`;
const word = (list: string): RegExp => new RegExp(`${before}(?:${list})${after}`, "iu");

const student = word(
  String.raw`\p{L}*(?:student|studerende|studentermedhjælper|praktikant|elev|lærling|trainee|intern|internship|graduate|apprentice|fritidsjob)\p{L}{0,3}`,
);
const assistantTo = word(
  String.raw`(?:assistant|assistent|sekretær|secretary|pa|koordinator|coordinator|konsulent|rådgiver|adviser|advisor)\s(?:til|to|for)|(?:direktions|chef|ledelses)(?:sekretær|assistent|konsulent)|executive\sassistant`,
);
const top = word(
  String.raw`(?:adm\.?|administrerende)\s\p{L}*direktør|ceo|managing\sdirector|country\s(?:manager|director)|landechef|kommunaldirektør|generalsekretær|chief\s(?:\p{L}+\s){1,3}officer|c[fiotpm]o|chro|ciso|evp|executive\svice\spresident`,
);
const executive = word(String.raw`\p{L}*(?<!vice|under)direktør|president`);
const leaderOfLeaders = word(
  String.raw`vicedirektør|underdirektør|(?:områd|region|distrikt|center|koncern|sektor|divisions?|forvaltnings|fabriks|factory)e?s?(?:chef|leder|direktør)|vice\spresident|s?vp|\p{L}*\s?director|head\sof\s(?:\p{L}+\s?){1,4}|(?:area|regional|district|plant|general|factory|site)\smanager|rektor|dekan|chef(?:læge|sygeplejerske|jordemoder)|skolechef|dagtilbudschef|leder\saf\sledere`,
);
const withoutStaff = word(
  String.raw`(?:\p{L}*(?:projekt|produkt|program|proces|kampagne|kategori|event|sags|bygge|entreprise|koncept|brand|faglig\s)-?(?:leder|chef|manager)|\p{L}*koordinator|faglig\s(?:leder|koordinator)|(?:project|product|program|programme|process|category|brand|event|account|key\saccount|portfolio|risk|change|release|case|community|contract|content|campaign|customer\ssuccess|quality|safety)\s(?:manager|lead|owner)|product\sowner|scrum\smaster|\p{L}*ansvarlig|lead\s\p{L}+|tech\slead|principal\s\p{L}+|\p{L}*coordinator|produktejer|coordinator)`,
);
const leader = word(
  String.raw`\p{L}*-?(?:chef|leder|mester|formand|forstander|inspektør|bestyrer|værkfører|uddeler)|\p{L}*manager|supervisor|foreman|head|leder\s(?:af|for|til)|chef\s(?:for|i|til)|(?:ledende|afdelings|over)\s?\p{L}*(?:sygeplejerske|jordemoder|terapeut|bioanalytiker|radiograf|læge|pædagog|lægesekretær|socialrådgiver)|souschef|team\s?lead(?:er)?|matron|charge\snurse|principal`,
);
const advisor = word(
  String.raw`\p{L}*vejleder|maskinmester|(?:over|afdelings|reserve)læge|(?:land|bygnings|tilsyns|arbejdsmiljø)inspektør`,
);
const specialist = word(
  String.raw`\p{L}*(?:konsulent|specialist|medarbejder|ingeniør|rådgiver|udvikler|analytiker|planlægger|assistent|sagsbehandler|tekniker|supporter|arkitekt|sygeplejerske|læge|pædagog|lærer|vejleder|terapeut|sekretær|controller|økonom|jurist|advokat|montør|operatør|sælger|indkøber|disponent|redaktør|designer|partner|revisor|bogholder|psykolog|forsker|lektor|adjunkt|journalist|laborant|fuldmægtig|elektriker|tømrer|mekaniker|chauffør|kok|tjener|supervisor)|consultant|specialist|engineer|advisor|adviser|developer|analyst|planner|assistant|technician|architect|nurse|teacher|accountant|buyer|editor|scientist|researcher|administrator|associate|officer|representative|auditor|recruiter|executive|clerk|agent|lawyer|counsel|writer`,
);

/** The level that a title names; `undefined` if it names none. */
export function levelOfTitle(title: string): Level | undefined {
  if (student.test(title)) return 0;
  if (assistantTo.test(title)) return 1;
  if (top.test(title)) return 5;
  if (leaderOfLeaders.test(title)) return 4;
  if (executive.test(title)) return 5;
  if (withoutStaff.test(title)) return 2;
  if (advisor.test(title)) return 1;
  if (leader.test(title)) return 3;
  return specialist.test(title) ? 1 : undefined;
}

/** Words for leading people, whatever the title is. */
export const mentionsStaff =
  /(?<![\p{L}])(?:personaleansvar|personaleledelse|personaleansvarlig|people\smanagement|direct\sreports|staff\sresponsibility|line\smanag(?:ement|er\sfor))(?![\p{L}])/iu;
