import { profession } from "../profession.ts";

/** Professions in finance, personnel, law and communication. */
export const officeProfessions = [
  profession(
    "finance",
    {
      titles:
        "Controller | Business Controller | Økonomikonsulent; Teamleder i økonomi | Regnskabsleder; Økonomichef | Finanschef; Økonomidirektør | CFO",
      field: "økonomi og budgetter",
      tasks:
        "udarbejde budgetter, estimater og månedsrapporter; følge op på afvigelser sammen med budgetansvarlige ledere; analysere indtjening, omkostninger og likviditet; forberede årsregnskab og dialog med revisor; udvikle rapportering i Power BI; sikre gode interne kontroller; rådgive ledelsen om investeringer; forenkle månedsafslutningen",
      brings:
        "en økonomisk uddannelse, for eksempel cand.merc. eller HD; erfaring med budgetlægning og økonomistyring; rutine i Excel og et ERP-system som Business Central eller SAP; evnen til at forklare tal for folk, der ikke arbejder med dem; sans for både detaljer og helhed",
      skills: "økonomistyring; budgettering; Power BI; Excel; regnskab; SAP; likviditetsstyring; controlling",
    },
    {
      titles:
        "Business Controller | Financial Analyst; Team Lead, Controlling; Finance Manager | Head of Controlling; CFO | Finance Director",
      field: "finance and business control",
      tasks:
        "prepare budgets, forecasts and monthly reports; analyse margins, costs and cash flow; challenge budget owners in a constructive way; prepare the annual report with our auditors; build dashboards in Power BI; keep internal controls simple and effective; advise management on investments",
      brings:
        "a degree in finance or accounting; experience with budgeting and business control; strong Excel skills and knowledge of an ERP system such as SAP or Business Central; the ability to explain figures to people who do not work with them; an eye for both details and the larger picture",
      skills: "budgeting; forecasting; Power BI; Excel; financial reporting; SAP; cash flow management; controlling",
    },
  ),
  profession("finance", {
    titles:
      "Regnskabsmedarbejder | Bogholder | Kreditorbogholder; Teamleder i bogholderiet | Regnskabsansvarlig; Regnskabschef; ",
    field: "regnskab og bogholderi",
    tasks:
      "bogføre og afstemme debitorer, kreditorer og bank; indberette moms og afgifter; udarbejde månedsrapporter; klargøre materiale til revisor; styre betalinger og rykkere; automatisere bilagshåndteringen; holde styr på anlægskartoteket",
    brings:
      "en uddannelse som regnskabsassistent, finansøkonom eller tilsvarende; erfaring fra et bogholderi; kendskab til e-conomic, Navision eller Business Central; en ordentlig og struktureret måde at arbejde på",
    skills: "bogføring; momsindberetning; debitorstyring; Business Central; afstemning; e-conomic",
  }),
  profession("finance", {
    titles:
      "Erhvervsrådgiver | Privatrådgiver | Kreditanalytiker; Teamleder i rådgivning; Filialdirektør | Kreditchef | Erhvervschef; Bankdirektør",
    field: "rådgivning og kredit",
    tasks:
      "rådgive kunder om finansiering, investering og pension; vurdere kreditter og indstille til bevilling; udbygge porteføljen gennem opsøgende arbejde; følge op på engagementer med forhøjet risiko; efterleve regler om hvidvask og god skik; samarbejde med specialister i hele huset",
    brings:
      "en finansiel uddannelse og erfaring fra bank eller realkredit; indsigt i regnskaber og kreditvurdering; lyst til at være opsøgende; gode relationer og ordholdenhed",
    skills: "kreditvurdering; kunderådgivning; regnskabsanalyse; hvidvaskregler; porteføljestyring; realkredit",
  }),
  profession("audit", {
    titles:
      "Revisor | Revisorassistent; Manager i revision; Senior Manager i revision | Intern revisionschef; Partner i revision",
    field: "revision og rådgivning",
    tasks:
      "planlægge og udføre revision af mindre og mellemstore virksomheder; udarbejde årsrapporter og skatteopgørelser; rådgive ejerledere om selskabsforhold; gennemgå forretningsgange og kontroller; oplære yngre kolleger; holde kontakten til kunderne gennem året",
    brings:
      "en cand.merc.aud. eller HD i regnskab; erfaring fra et revisionshus; kendskab til årsregnskabsloven; evnen til at holde mange opgaver i luften",
    skills: "revision; årsregnskabsloven; skat; Caseware; selskabsret; rådgivning",
  }),
  profession("finance", {
    titles: "Lønkonsulent | Lønspecialist; Teamleder i løn; Lønchef; ",
    field: "løn og personaleadministration",
    tasks:
      "køre løn for timelønnede og funktionærer; svare på spørgsmål om overenskomst, ferie og barsel; afstemme og indberette til SKAT, pension og fonde; vedligeholde data i lønsystemet; bistå ledere med lokalaftaler; forbedre arbejdsgange sammen med HR",
    brings:
      "erfaring med lønkørsel i DataLøn, Zenegy, Lessor eller SD Løn; overblik over ferieloven og overenskomster; roen til at overholde faste frister; en serviceminded tone",
    skills: "lønadministration; overenskomster; ferieloven; SD Løn; Lessor; refusion",
  }),
  profession(
    "office",
    {
      titles:
        "HR-konsulent | HR-partner | Rekrutteringskonsulent; HR-teamleder; HR-chef | People & Culture Manager; HR-direktør",
      field: "HR og organisation",
      tasks:
        "rådgive ledere om ansættelse, trivsel og svære samtaler; drive rekrutteringer fra opslag til opstart; udvikle lederforløb og onboarding; føre forhandlinger med tillidsrepræsentanter; følge sygefravær og sætte ind i tide; holde personalepolitikker opdateret; bruge HR-data til at pege på, hvor der er brug for en indsats",
      brings:
        "en relevant videregående uddannelse; erfaring med rekruttering og personalejura; lyst til at være tæt på forretningen; diplomati og integritet",
      skills: "rekruttering; personalejura; lederudvikling; onboarding; arbejdsmiljø; forhandling; HR-systemer",
    },
    {
      titles: "HR Partner | Talent Acquisition Partner; HR Team Lead; HR Manager | Head of People; HR Director",
      field: "people and organisation",
      tasks:
        "advise managers on hiring, well-being and difficult conversations; run recruitments from the first talk to the first day; develop leadership programmes and onboarding; follow absence and act early; keep policies clear and up to date; use people data to show where an effort is needed",
      brings:
        "a relevant degree; experience with recruitment and Danish employment law; a wish to be close to the business; diplomacy and integrity",
      skills: "recruitment; employment law; leadership development; onboarding; stakeholder management; HR systems",
    },
  ),
  profession("office", {
    titles: "Arbejdsmiljøkonsulent | Arbejdsmiljøkoordinator; ; Arbejdsmiljøchef | QHSE-chef; ",
    field: "arbejdsmiljø og sikkerhed",
    tasks:
      "lave arbejdspladsvurderinger og følge op på dem; undersøge ulykker og nærved-hændelser; undervise ledere og medarbejdere i sikkerhed; rådgive om psykisk arbejdsmiljø; holde kontakten til Arbejdstilsynet; drive arbejdsmiljøorganisationens møder; vedligeholde certificering efter ISO 45001",
    brings:
      "en arbejdsmiljøuddannelse; erfaring fra industri, byggeri eller det offentlige; mod på at gå ud, hvor arbejdet sker; pædagogiske evner",
    skills: "arbejdsmiljø; APV; ISO 45001; ulykkesundersøgelse; psykisk arbejdsmiljø; undervisning",
  }),
  profession("office", {
    titles:
      "Direktionssekretær | Administrativ medarbejder | Chefassistent; Administrationsleder; Administrationschef | Sekretariatschef; ",
    field: "administration og sekretariat",
    tasks:
      "koordinere kalendere, møder og rejser; skrive dagsordener, referater og sagsfremstillinger; betjene direktion og bestyrelse; holde styr på aftaler og frister; planlægge arrangementer; være ankerperson for nye arbejdsgange; svare på henvendelser",
    brings:
      "erfaring fra en lignende stilling; et sikkert skriftligt dansk og godt engelsk; rutine i Microsoft 365; diskretion og overblik, også når det går stærkt",
    skills: "mødeplanlægning; referatskrivning; Microsoft 365; sagsbehandling; koordinering; bestyrelsesbetjening",
  }),
  profession(
    "office",
    {
      titles:
        "Projektkonsulent | Projektleder; Senior projektleder; PMO-chef | Programleder | Projektchef; Transformationsdirektør",
      field: "projekter og forandringer",
      tasks:
        "lede tværgående projekter fra idé til drift; lægge tids-, ressource- og risikoplaner; forberede styregruppemøder; følge gevinster op; facilitere workshops; inddrage dem, som forandringen rammer; udvikle vores projektmodel",
      brings:
        "dokumenteret erfaring som projektleder; en certificering som PRINCE2, IPMA eller SAFe; evnen til at skabe fremdrift uden formel magt; et roligt overblik",
      skills:
        "projektledelse; PRINCE2; forandringsledelse; interessenthåndtering; risikostyring; facilitering; gevinstrealisering",
    },
    {
      titles:
        "Project Manager | Project Consultant; Senior Project Manager; Head of PMO | Programme Manager; Director of Transformation",
      field: "projects and change",
      tasks:
        "lead cross-functional projects from idea to operation; plan time, resources and risks; prepare steering committee meetings; follow up on benefits; facilitate workshops; involve those who are affected by the change; develop our project model",
      brings:
        "proven experience as a project manager; a certification such as PRINCE2, IPMA or SAFe; the ability to create progress without formal authority; calm and overview",
      skills: "project management; PRINCE2; change management; stakeholder management; risk management; facilitation",
    },
  ),
  profession(
    "law",
    {
      titles:
        "Jurist | Advokatfuldmægtig | Juridisk konsulent; Advokat | Ledende jurist; Juridisk chef | Head of Legal; Juridisk direktør",
      field: "jura og kontrakter",
      tasks:
        "udarbejde og forhandle kontrakter; rådgive om ansættelsesret, persondata og udbud; vurdere risici i tvister; føre sager sammen med eksterne advokater; undervise kolleger i nye regler; udvikle standardvilkår; forberede sager til bestyrelsen",
      brings:
        "en cand.jur. og gerne beskikkelse; erfaring fra advokatkontor, virksomhed eller styrelse; evnen til at skrive, så det forstås; forretningssans",
      skills: "kontraktret; ansættelsesret; GDPR; udbudsret; forhandling; compliance",
    },
    {
      titles: "Legal Counsel; Senior Legal Counsel; Head of Legal; General Counsel",
      field: "legal affairs and contracts",
      tasks:
        "draft and negotiate commercial contracts; advise on employment law, data protection and public procurement; assess risks in disputes; manage cases together with external counsel; train colleagues in new rules; develop standard terms",
      brings:
        "a master of laws; experience from a law firm or an in-house function; the ability to write so that everybody understands; commercial awareness",
      skills: "contract law; employment law; GDPR; negotiation; compliance; corporate law",
    },
  ),
  profession("law", {
    titles: "Compliance-konsulent | DPO | Hvidvaskspecialist; Teamleder i compliance; Compliance-chef; Risikodirektør",
    field: "compliance og risiko",
    tasks:
      "overvåge ny lovgivning og omsætte den til praksis; gennemføre kontroller og rapportere til ledelsen; vurdere databehandleraftaler; håndtere brud på persondatasikkerheden; undervise i regler og etik; holde kontakten til tilsynsmyndigheder",
    brings:
      "en juridisk eller finansiel baggrund; erfaring med compliance, GDPR eller hvidvask; en pragmatisk tilgang til regler; mod til at sige fra",
    skills: "compliance; GDPR; hvidvaskloven; risikovurdering; intern kontrol; NIS2",
  }),
  profession("media", {
    titles:
      "Kommunikationskonsulent | Presserådgiver; Redaktør; Kommunikationschef | Pressechef; Kommunikationsdirektør",
    field: "kommunikation og presse",
    tasks:
      "skrive nyheder, taler og pressemeddelelser; rådgive ledelsen om svære sager; udvikle intranet og nyhedsbreve; håndtere henvendelser fra journalister; planlægge kampagner; måle, om budskaberne når frem; producere korte film sammen med et bureau",
    brings:
      "en uddannelse i journalistik eller kommunikation; en skarp pen; erfaring med pressearbejde og sociale medier; politisk tæft",
    skills: "journalistik; pressehåndtering; intern kommunikation; krisekommunikation; tekstforfatning; sociale medier",
  }),
  profession(
    "media",
    {
      titles:
        "Marketingkoordinator | SEO-specialist | Performance Marketing Specialist; Content Lead | Teamleder i marketing; Marketingchef; Marketingdirektør | CMO",
      field: "marketing og brand",
      tasks:
        "planlægge kampagner på tværs af kanaler; optimere annoncer i Google Ads og Meta; skrive indhold til web og nyhedsbreve; analysere trafik og konvertering i GA4; styre bureauer og budget; udvikle brandet visuelt og sprogligt; teste og lære, uge for uge",
      brings:
        "en uddannelse i markedsføring; erfaring med digitale kampagner; sans for tal og for sprog; nysgerrighed efter, hvad der virker",
      skills: "digital markedsføring; SEO; Google Ads; GA4; content marketing; marketing automation; HubSpot; branding",
    },
    {
      titles: "Marketing Specialist | SEO Specialist; Content Lead; Marketing Manager | Head of Growth; CMO",
      field: "marketing and brand",
      tasks:
        "plan campaigns across channels; optimise ads in Google Ads and Meta; write content for web and newsletters; analyse traffic and conversion in GA4; manage agencies and budgets; develop the brand in words and pictures; test and learn, week by week",
      brings:
        "a degree in marketing; experience with digital campaigns; a feeling for figures and for language; curiosity about what works",
      skills: "digital marketing; SEO; Google Ads; GA4; content marketing; marketing automation; branding",
    },
  ),
  profession("media", {
    titles: "Grafisk designer | UX-designer; Art Director | Design Lead; Creative Director | Designchef; ",
    field: "design og brugeroplevelser",
    tasks:
      "tegne skærmbilleder og prototyper i Figma; interviewe brugere og teste løsninger med dem; udvikle designsystemet; sikre tilgængelighed efter WCAG; omsætte strategi til visuelle koncepter; samarbejde tæt med udviklere",
    brings: "en stærk portefølje; erfaring med Figma og Adobe CC; indsigt i tilgængelighed; evnen til at begrunde valg",
    skills: "Figma; UX; brugertest; designsystemer; WCAG; Adobe Creative Cloud; prototyping",
  }),
  profession(
    "trade",
    {
      titles:
        "Account Manager | Salgskonsulent | Key Account Manager; Salgsleder | Teamleder i salg; Salgschef | Eksportchef; Salgsdirektør | Kommerciel direktør",
      field: "salg og kundeudvikling",
      tasks:
        "opsøge nye kunder og udvikle de eksisterende; forhandle aftaler og priser; lægge salgsplaner og følge op i CRM; deltage på messer; bringe kundernes ønsker hjem til produktudviklingen; opbygge forhandlernettet; levere præcise forecasts",
      brings:
        "dokumenterede resultater fra B2B-salg; en stærk forretningsforståelse; energi og vedholdenhed; kørekort og lyst til at rejse",
      skills: "B2B-salg; forhandling; CRM; key account management; budgetansvar; Salesforce; eksport",
    },
    {
      titles:
        "Account Manager | Key Account Manager; Sales Team Lead; Sales Manager | Export Manager; Commercial Director",
      field: "sales and business development",
      tasks:
        "win new customers and develop existing ones; negotiate contracts and prices; make sales plans and follow up in the CRM system; take part in trade fairs; bring the wishes of customers home to product development; build the network of distributors; deliver precise forecasts",
      brings:
        "proven results in B2B sales; a strong business sense; energy and persistence; fluent English and preferably German",
      skills: "B2B sales; negotiation; CRM; key account management; Salesforce; business development",
    },
  ),
  profession("trade", {
    titles: "Indkøber | Strategisk indkøber; Teamleder i indkøb; Indkøbschef | Category Manager; Indkøbsdirektør",
    field: "indkøb og leverandører",
    tasks:
      "forhandle med leverandører i ind- og udland; gennemføre udbud; følge op på pris, kvalitet og leveringstid; udvikle kategoristrategier; vurdere leverandører på bæredygtighed; nedbringe lagerbinding; digitalisere bestillinger",
    brings:
      "erfaring med indkøb i produktion, detail eller det offentlige; analytisk flair; gode engelskkundskaber; en fair og fast forhandlingsstil",
    skills: "indkøb; forhandling; leverandørstyring; udbud; ERP; kategoristyring; ESG",
  }),
  profession("trade", {
    titles:
      "Kundeservicemedarbejder | Supporter; Teamleder i kundeservice; Kundeservicechef | Customer Success Manager; Kundedirektør",
    field: "kundeservice",
    tasks:
      "svare kunder på telefon, chat og mail; løse reklamationer, så kunden bliver; følge op på svartider og tilfredshed; skrive vejledninger; coache kolleger i samtaler; melde fejl videre til udvikling og lager; forbedre chatbotten",
    brings:
      "erfaring fra kundeservice; tålmodighed og et venligt sprog; rutine i Zendesk eller et lignende system; lyst til at finde årsagen bag fejlen",
    skills: "kundeservice; Zendesk; reklamationshåndtering; coaching; kundetilfredshed; bemandingsplanlægning",
  }),
  profession("insurance", {
    titles:
      "Skadebehandler | Forsikringsrådgiver | Aktuar; Teamleder i skade; Skadechef | Underwriting-chef; Forsikringsdirektør",
    field: "forsikring og skader",
    tasks:
      "vurdere dækning og erstatning; vejlede kunder efter en skade; samarbejde med taksatorer og håndværkere; beregne præmier og hensættelser; opdage svig; udvikle produkter; forenkle anmeldelsen på nettet",
    brings:
      "en baggrund i forsikring, jura eller matematik; en analytisk tilgang; empati i svære samtaler; sikkerhed i skrift",
    skills: "skadebehandling; erstatningsret; risikovurdering; kunderådgivning; aktuarberegning; Solvens II",
  }),
  profession("property", {
    titles:
      "Ejendomsadministrator | Ejendomsmægler; Driftsleder i ejendomme; Ejendomschef | Forvaltningschef; Ejendomsdirektør",
    field: "ejendomme og udlejning",
    tasks:
      "administrere boliger og erhvervslejemål; udarbejde drifts- og vedligeholdelsesplaner; føre lejesager; styre håndværkere og budgetter; stå for udlejning og syn; holde beboermøder; udvikle ejendommene med blik for energi",
    brings:
      "en uddannelse som ejendomsadministrator, mægler eller byggetekniker; kendskab til lejeloven; overblik over mange sager; god kontakt til beboere",
    skills: "lejeloven; ejendomsadministration; vedligeholdelsesplaner; budgetstyring; udlejning; facility management",
  }),
] as const;
