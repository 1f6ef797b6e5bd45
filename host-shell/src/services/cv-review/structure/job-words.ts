const danishTitle = String.raw`(?:(?:med|virksomheds|hotel|gård|butiks|klinik|restaurant|café|kro|salon|forretnings|praksis|proces|system|service|data)-?)?ejer|(?:[\p{L}\d]+-)?\p{L}*(?:chef|direktør|leder|konsulent|ingeniør|assistent|medarbejder|koordinator|rådgiver|specialist|økonom|controller|sekretær|mester|formand|inspektør|forstander|rektor|lærer|pædagog|sygeplejerske|jordemoder|radiograf|psykolog|læge|jurist|advokat|arkitekt|revisor|sælger|elev|trainee|praktikant|studentermedhjælper|udvikler|designer|analytiker|planlægger|tekniker|supporter|bogholder|indkøber|disponent|montør|tømrer|elektriker|mekaniker|operatør|kok|buschauffør|chauffør|fuldmægtig|kontorassistent|værkfører|redaktør|journalist|indehaver|partner|stifter|iværksætter|selvstændig|souschef|vicedirektør|afdelingschef|kaptajn|officer|premierløjtnant|sergent|lektor|adjunkt|professor|forsker|terapeut|fysioterapeut|kommunikatør|projektleder|produktejer|administrator)`;

const englishTitle = String.raw`(?:(?:general|managing|executive|chief|senior|deputy|assistant|associate|sales|marketing|operations?|production|finance|financial|hr|it|r&d|human\sresources|people|product|project|program|programme|quality|purchasing|procurement|supply\schain|logistics|warehouse|store|shop|area|regional|country|department|division|team|shift|plant|factory|site|technical|commercial|business|service|customer|(?:key\s)?account|office|engineering|development)\s){0,2}(?:\p{L}*manager|director|head\sof\s\p{L}+|head|lead|leader|chief|officer|ceo|cfo|coo|cto|cio|chro|cmo|vp|svp|evp|vice\spresident|president|consultant|engineer|assistant|coordinator|advisor|adviser|specialist|analyst|accountant|controller|supervisor|superintendent|developer|architect|administrator|associate|executive|trainee|intern|nurse|teacher|planner|representative|buyer|owner|founder|co-founder|partner|principal|foreman|chairman|executive|secretary|editor|designer|scientist|researcher|technician|scrum\smaster|agent|clerk|apprentice)s?`;

const title = new RegExp(String.raw`(?<![\p{L}])(?:${danishTitle}|${englishTitle})(?![\p{L}])`, "iu");

export function findTitleWord(text: string): string | undefined {
  return title.exec(text)?.[0];
}

const company =
  /(?<![\p{L}])(?:A\/S|ApS|I\/S|K\/S|P\/S|A\.M\.B\.A|amba|IVS|AB|ASA|GmbH|AG|Ltd|Limited|LLC|Inc|Plc|Corp(?:oration)?|Group|Gruppen|Holding|Company|Kommune|Region\s\p{Lu}\p{L}+|Region|Styrelsen?|Ministeriet|Universitet|University|Hospital|Bank|Forsikring|Foreningen|Forbund|Danmark|Denmark|Nordic|Scandinavia|International)(?![\p{L}])|(?:styrelsen|ministeriet|kommune|hospital|skolen|forbundet|foreningen|banken|værket|centret|centeret|gruppen)(?![\p{L}])/u;

export function looksLikeEmployer(text: string): boolean {
  return company.test(text);
}

/** Titles that lead people. A project or an account is led too, but its leader is asked for other things. */
const leads =
  /(?<![\p{L}])(?:(?:vice)?chef-?(?:læge|sygeplejerske|jordemoder|bioanalytiker|radiograf|terapeut|fysioterapeut|ergoterapeut|psykolog|redaktør|anklager|kok)|(?:afdelings|stedfortrædende afdelings|over)(?:sygeplejerske|jordemoder|bioanalytiker|radiograf|terapeut|fysioterapeut|ergoterapeut)|ledende (?:over)?(?:læge|sygeplejerske|jordemoder|bioanalytiker|radiograf|terapeut|fysioterapeut|ergoterapeut|psykolog|lægesekretær|socialrådgiver|pædagog)|\p{L}*bestyrer|uddeler|(?:pro)?dekan|generalsekretær|\p{L}*(?:chef|direktør|leder|formand|forstander|rektor|værkfører|inspektør|mester)|manager|director|head|chief|supervisor|superintendent|foreman|principal|president|vice president|c[efoitm]o|chro|e?s?vp|team lead|lead|leader|charge nurse|ward sister|matron)(?![\p{L}])/iu;
const leadsNobody =
  /(?<![\p{L}])(?:(?:senior)?(?:projekt|produkt|proces|kampagne|sags|bygge|tur|medie|kunde|program|prøve|entreprise|forløbs|event|key account |tømrer|maler|murer|elinstallatør|sognets?)-?(?:chef|leder|manager|mester)|\p{L}*vejleder|(?:land|bygnings|tilsyns|arbejdsmiljø)inspektør|(?:project|product|account|program|programme|process|community|social media|office|case|event|campaign|brand|category|customer success|content|relationship|partner|change|risk|portfolio|data|release|service delivery|contract|tender|client)\s+(?:manager|lead|leader)|scrum master|konsulent for ledere|lead (?:developer|engineer|designer|consultant|architect)|bogholder)(?![\p{L}])/iu;

export function isLeaderTitle(text: string): boolean {
  return leads.test(text) && !leadsNobody.test(text);
}
