import { profession } from "../profession.ts";

/** Professions in software, industry, building, energy and laboratories. */
export const technicalProfessions = [
  profession(
    "it",
    {
      titles:
        "Softwareudvikler | Backendudvikler | Fullstack-udvikler; Tech Lead | Teamleder for udvikling; Udviklingschef | Engineering Manager; CTO | Teknologidirektør",
      field: "softwareudvikling",
      tasks:
        "designe og udvikle tjenester i C#, Java eller TypeScript; skrive tests og gennemse kollegers kode; drive løsninger i Azure eller AWS; afklare krav med brugere; nedbringe teknisk gæld; holde øje med drift og svartider; tage del i vagtordningen",
      brings:
        "en uddannelse som datalog, softwareingeniør eller datamatiker; erfaring med moderne udvikling og CI/CD; sans for enkel kode; lyst til at dele viden",
      skills: "C#; TypeScript; Java; SQL; Azure; Docker; CI/CD; agil udvikling",
    },
    {
      titles:
        "Software Engineer | Backend Developer | Full-stack Developer; Tech Lead; Engineering Manager | Head of Engineering; CTO",
      field: "software development",
      tasks:
        "design and build services in C#, Java or TypeScript; write tests and review the code of colleagues; run our solutions in Azure or AWS; clarify requirements with users; reduce technical debt; keep an eye on operations and response times; mentor younger colleagues",
      brings:
        "a degree in computer science or software engineering; experience with modern development and CI/CD; a taste for simple code; a wish to share what you know",
      skills: "TypeScript; Java; C#; SQL; Kubernetes; AWS; CI/CD; agile development",
    },
  ),
  profession(
    "it",
    {
      titles: "Data Scientist | Dataanalytiker | BI-udvikler; Data Lead; Chef for data og analyse; Chief Data Officer",
      field: "data og analyse",
      tasks:
        "samle og rense data fra mange kilder; bygge modeller, der forudsiger efterspørgsel og frafald; udvikle rapporter i Power BI; vedligeholde datavarehuset; forklare resultater for beslutningstagere; sikre datakvalitet og etik",
      brings:
        "en kvantitativ uddannelse; erfaring med Python og SQL; kendskab til Databricks, Snowflake eller Fabric; evnen til at stille det rigtige spørgsmål",
      skills: "Python; SQL; Power BI; maskinlæring; datavarehus; Databricks; statistik",
    },
    {
      titles: "Data Scientist | Data Analyst | Data Engineer; Data Lead; Head of Data; Chief Data Officer",
      field: "data and analytics",
      tasks:
        "collect and clean data from many sources; build models that predict demand and churn; develop reports in Power BI; maintain the data warehouse; explain results to decision makers; ensure data quality and ethics",
      brings:
        "a quantitative degree; experience with Python and SQL; knowledge of Databricks, Snowflake or Fabric; the ability to ask the right question",
      skills: "Python; SQL; machine learning; Power BI; data modelling; Databricks; statistics",
    },
  ),
  profession("it", {
    titles:
      "Systemadministrator | Netværksspecialist | DevOps-ingeniør; Teamleder i it-drift; It-driftschef | It-chef; CIO | It-direktør",
    field: "it-drift og infrastruktur",
    tasks:
      "drive servere, netværk og Microsoft 365; automatisere med PowerShell og Terraform; overvåge og udbedre fejl; planlægge opdateringer og backup; styre leverandører og kontrakter; gennemføre migrering til skyen; hjælpe brugere, når første linje ikke kan",
    brings:
      "en it-uddannelse og solid driftserfaring; kendskab til Azure, VMware og netværk; ro, når noget er nede; god dokumentationsskik",
    skills: "Azure; Microsoft 365; PowerShell; netværk; VMware; ITIL; Terraform; backup",
  }),
  profession(
    "it",
    {
      titles:
        "It-sikkerhedsspecialist | SOC-analytiker; Teamleder i it-sikkerhed; Chef for informationssikkerhed | CISO; ",
      field: "it-sikkerhed",
      tasks:
        "overvåge hændelser og reagere på angreb; gennemføre risikovurderinger; indføre kontroller efter ISO 27001 og NIS2; teste beredskabet; uddanne kolleger i sikker adfærd; følge op på leverandørers sikkerhed; rapportere til ledelsen",
      brings:
        "erfaring med SIEM, identitetsstyring og sårbarheder; kendskab til ISO 27001; gerne CISSP eller CISM; evnen til at tale om risiko uden at skræmme",
      skills: "ISO 27001; NIS2; SIEM; risikovurdering; hændelseshåndtering; identitetsstyring",
    },
    {
      titles: "Security Engineer | SOC Analyst; Security Team Lead; Head of Information Security | CISO; ",
      field: "information security",
      tasks:
        "monitor incidents and respond to attacks; carry out risk assessments; implement controls under ISO 27001 and NIS2; test our emergency plans; train colleagues in safe behaviour; follow up on the security of suppliers",
      brings:
        "experience with SIEM, identity management and vulnerabilities; knowledge of ISO 27001; preferably CISSP or CISM; the ability to speak about risk without frightening anyone",
      skills: "ISO 27001; NIS2; SIEM; risk assessment; incident response; identity management",
    },
  ),
  profession(
    "it",
    {
      titles:
        "Product Owner | Forretningsanalytiker; Lead Product Owner; Produktchef | Digitaliseringschef; Digital direktør",
      field: "digitale produkter",
      tasks:
        "prioritere backloggen efter værdi; afdække behov hos brugere og forretning; beskrive krav, så de kan bygges og testes; måle brugen af nye funktioner; samle interessenter om en køreplan; indføre nye systemer i organisationen",
      brings:
        "erfaring som product owner eller forretningsanalytiker; kendskab til Scrum; evnen til at sige nej på en god måde; flair for data",
      skills: "produktledelse; Scrum; kravspecifikation; brugerrejser; Jira; digitalisering",
    },
    {
      titles: "Product Owner | Business Analyst; Lead Product Manager; Head of Product; Chief Product Officer",
      field: "digital products",
      tasks:
        "prioritise the backlog by value; discover the needs of users and business; describe requirements so that they can be built and tested; measure how new features are used; gather stakeholders around a roadmap; launch new systems in the organisation",
      brings:
        "experience as a product owner or business analyst; knowledge of Scrum; the ability to say no in a good way; a flair for data",
      skills: "product management; Scrum; requirements engineering; user research; Jira; roadmapping",
    },
  ),
  profession("it", {
    titles: "ERP-konsulent | SAP-konsulent | CRM-konsulent; Løsningsarkitekt; Chef for forretningssystemer; ",
    field: "forretningssystemer",
    tasks:
      "rådgive om processer i Dynamics 365 eller SAP; opsætte og teste løsninger; migrere data; undervise superbrugere; fejlsøge integrationer; beskrive arkitektur og snitflader; lede leverandører gennem en implementering",
    brings:
      "erfaring med ERP i produktion, handel eller det offentlige; procesforståelse; kundevendt sprog; lyst til at rejse lidt",
    skills: "Dynamics 365; SAP S/4HANA; dataintegration; procesanalyse; undervisning; test",
  }),
  profession(
    "industry",
    {
      titles:
        "Produktionstekniker | Procesoperatør; Produktionsleder | Teamleder i produktionen | Værkfører; Produktionschef | Fabrikschef; Driftsdirektør | COO",
      field: "produktion",
      tasks:
        "sikre, at dagens ordrer når ud til tiden; lede tavlemøder og løse problemer på gulvet; indføre Lean og 5S; følge op på OEE, kvalitet og spild; planlægge bemanding på skift; tage ansvar for sikkerheden; indkøre nye linjer og maskiner",
      brings:
        "en teknisk baggrund som maskinmester, tekniker eller faglært; erfaring fra en produktion; kendskab til Lean; en synlig og ordentlig ledelsesstil",
      skills: "Lean; produktionsledelse; OEE; 5S; bemandingsplanlægning; sikkerhed; kvalitetsstyring",
    },
    {
      titles:
        "Production Engineer | Process Technician; Production Team Lead; Production Manager | Plant Manager; Operations Director | COO",
      field: "manufacturing",
      tasks:
        "make sure that the orders of the day leave on time; run board meetings and solve problems on the floor; introduce Lean and 5S; follow up on OEE, quality and waste; plan staffing across shifts; take responsibility for safety; commission new lines and machines",
      brings:
        "a technical background; experience from manufacturing; knowledge of Lean; a visible and decent way of leading",
      skills: "Lean; production management; OEE; 5S; shift planning; safety; quality management",
    },
  ),
  profession("industry", {
    titles: "Kvalitetstekniker | Kvalitetskonsulent; Teamleder i kvalitet; Kvalitetschef; Kvalitetsdirektør",
    field: "kvalitet",
    tasks:
      "vedligeholde ledelsessystemet efter ISO 9001; gennemføre interne audits; behandle reklamationer og finde årsager; godkende leverandører; undervise i kvalitet; følge op på målinger og afvigelser; forberede kundebesøg",
    brings:
      "erfaring med kvalitetsstyring i industrien; kendskab til ISO 9001 og ISO 14001; en systematisk tilgang; gennemslagskraft",
    skills: "ISO 9001; audit; årsagsanalyse; leverandørkvalitet; ISO 14001; Six Sigma",
  }),
  profession("industry", {
    titles:
      "Maskinmester | Elektriker i drift | Automationstekniker; Vedligeholdsleder | Værkstedsleder; Teknisk chef | Vedligeholdschef; Teknisk direktør",
    field: "drift og vedligehold",
    tasks:
      "planlægge forebyggende vedligehold; fejlfinde på el, hydraulik og PLC; styre eksterne håndværkere; prioritere reservedele; energioptimere anlæg; dokumentere i vedligeholdssystemet; stå for nye installationer",
    brings:
      "en baggrund som maskinmester, elektriker eller smed; erfaring med PLC og styringer; systematik i fejlfinding; kørekort",
    skills: "vedligehold; PLC; fejlfinding; energioptimering; el-sikkerhed; reservedelsstyring",
  }),
  profession(
    "industry",
    {
      titles:
        "Planlægger | Supply chain-analytiker; Teamleder i planlægning; Supply Chain Manager | Planlægningschef; Supply Chain-direktør",
      field: "forsyningskæde og planlægning",
      tasks:
        "planlægge produktion og materialer; afstemme prognoser med salg; optimere lagre og sikkerhedsbeholdninger; følge op på leveringsevne; udvikle S&OP-processen; håndtere flaskehalse; forbedre stamdata i ERP",
      brings:
        "en uddannelse i logistik, økonomi eller ingeniørfag; erfaring med planlægning i ERP; talforståelse; evnen til at samarbejde på tværs",
      skills: "supply chain; S&OP; lagerstyring; SAP; prognoser; produktionsplanlægning",
    },
    {
      titles: "Supply Chain Planner | Demand Planner; Planning Team Lead; Supply Chain Manager; Supply Chain Director",
      field: "supply chain and planning",
      tasks:
        "plan production and materials; align forecasts with sales; optimise stock and safety levels; follow up on delivery performance; develop the S&OP process; handle bottlenecks; improve master data in the ERP system",
      brings:
        "a degree in logistics, economics or engineering; experience with planning in an ERP system; a good head for figures; the ability to cooperate across functions",
      skills: "supply chain management; S&OP; inventory management; SAP; demand planning; production planning",
    },
  ),
  profession(
    "engineering",
    {
      titles:
        "Maskiningeniør | Konstruktør | Produktudvikler; Lead Engineer; Udviklingschef | R&D-chef; Udviklingsdirektør",
      field: "produktudvikling og konstruktion",
      tasks:
        "konstruere i SolidWorks eller Inventor; beregne styrke og levetid; bygge og teste prototyper; dokumentere efter maskindirektivet; samarbejde med leverandører om fremstilling; drive udviklingsprojekter; modne produkter til serie",
      brings:
        "en uddannelse som ingeniør eller konstruktør; erfaring med 3D CAD; forståelse for materialer og fremstilling; nysgerrighed",
      skills: "SolidWorks; FEM; produktudvikling; maskindirektivet; prototyping; projektledelse",
    },
    {
      titles:
        "Mechanical Engineer | R&D Engineer; Lead Engineer; R&D Manager | Head of Engineering Design; R&D Director",
      field: "product development and design",
      tasks:
        "design in SolidWorks or Inventor; calculate strength and lifetime; build and test prototypes; document under the machinery directive; work with suppliers on manufacturing; run development projects; mature products for serial production",
      brings:
        "a degree in engineering; experience with 3D CAD; an understanding of materials and manufacturing; curiosity",
      skills: "SolidWorks; FEM; product development; machinery directive; prototyping; project management",
    },
  ),
  profession(
    "engineering",
    {
      titles:
        "Elektronikingeniør | Embedded-udvikler | Automationsingeniør; Lead elektronikingeniør; Chef for elektronikudvikling | Automationschef; ",
      field: "elektronik og automation",
      tasks:
        "udvikle styringer og indlejret software i C; lægge printplader ud; programmere PLC og robotter; teste efter EMC-krav; dokumentere og idriftsætte hos kunder; vælge komponenter; fejlsøge på tværs af hardware og software",
      brings:
        "en ingeniøruddannelse i elektronik eller automation; erfaring med C, PLC eller robotter; praktisk håndelag; lyst til at rejse nogle dage om måneden",
      skills: "embedded C; PLC; robotprogrammering; EMC; printudlæg; Siemens TIA",
    },
    {
      titles: "Embedded Software Engineer | Automation Engineer; Lead Electronics Engineer; Head of Electronics; ",
      field: "electronics and automation",
      tasks:
        "develop control systems and embedded software in C; lay out printed circuit boards; program PLCs and robots; test against EMC requirements; document and commission at customer sites; select components; debug across hardware and software",
      brings:
        "a degree in electronics or automation; experience with C, PLCs or robots; practical skills; a wish to travel a few days a month",
      skills: "embedded C; PLC; robotics; EMC; PCB layout; Linux",
    },
  ),
  profession(
    "engineering",
    {
      titles:
        "Miljøingeniør | Bæredygtighedskonsulent; Teamleder for miljø; ESG-chef | Miljøchef | Bæredygtighedschef; ",
      field: "miljø og bæredygtighed",
      tasks:
        "udarbejde klimaregnskab og rapport efter CSRD; søge miljøgodkendelser; lave livscyklusvurderinger; rådgive om affald og cirkulære løsninger; stille krav til leverandører; sætte mål og følge op; undervise kolleger",
      brings:
        "en uddannelse i miljø, biologi eller ingeniørfag; erfaring med klimaregnskab eller miljøsager; evnen til at gøre krav konkrete; skriftlig sikkerhed",
      skills: "ESG; CSRD; klimaregnskab; LCA; miljøgodkendelser; ISO 14001",
    },
    {
      titles: "Sustainability Specialist | Environmental Engineer; ; Head of ESG | Sustainability Manager; ",
      field: "environment and sustainability",
      tasks:
        "prepare our carbon accounts and reporting under CSRD; make life cycle assessments; advise on waste and circular solutions; set requirements for suppliers; set targets and follow up; train colleagues",
      brings:
        "a degree in environmental science or engineering; experience with carbon accounting or reporting; the ability to turn requirements into practice; confidence in writing",
      skills: "ESG; CSRD; carbon accounting; life cycle assessment; ISO 14001; reporting",
    },
  ),
  profession("construction", {
    titles:
      "Byggetekniker | Tømrer | Projekteringsleder; Byggeleder | Entrepriseleder | Formand; Projektchef i byggeri | Afdelingsleder i byg; Entreprisedirektør",
    field: "byggeri og entrepriser",
    tasks:
      "styre byggesager fra licitation til aflevering; lægge tidsplaner og følge op på økonomi; holde bygge- og sikkerhedsmøder; koordinere fag og underentreprenører; kvalitetssikre og dokumentere; håndtere ekstraarbejder; være kundens daglige kontakt",
    brings:
      "en uddannelse som bygningskonstruktør, ingeniør eller håndværker med overbygning; kendskab til AB18; erfaring fra byggepladser; ordholdenhed",
    skills: "byggeledelse; AB18; tidsplanlægning; entreprisestyring; kvalitetssikring; sikkerhedskoordinering",
  }),
  profession("construction", {
    titles:
      "Bygningskonstruktør | Arkitekt | Konstruktionsingeniør; Sagsarkitekt | Projekteringsleder; Afdelingschef for projektering | Tegnestuechef; ",
    field: "projektering og arkitektur",
    tasks:
      "tegne og projektere i Revit; koordinere modeller på tværs af fag; lave myndighedsprojekt og udbud; følge byggeriet på pladsen; beregne energi og dagslys; rådgive bygherrer; arbejde med renovering og genbrug af materialer",
    brings:
      "en uddannelse som konstruktør, arkitekt eller ingeniør; erfaring med Revit og IKT; kendskab til bygningsreglementet; øje for detaljen",
    skills: "Revit; BIM; BR18; projektering; udbud; energiberegning",
  }),
  profession("construction", {
    titles: "Anlægsingeniør | Landmåler | Struktør; Anlægsleder | Entrepriseleder i anlæg; Anlægschef; ",
    field: "anlæg, veje og kloak",
    tasks:
      "lede anlægsarbejder i jord, kloak og belægning; afsætte og opmåle; indkøbe materialer og maskiner; holde kontakten til kommuner og naboer; styre økonomi og mængder; sikre afmærkning af vejarbejde; aflevere som udført-tegninger",
    brings:
      "erfaring fra anlægsbranchen; kendskab til GPS og maskinstyring; overblik over flere pladser; en ligefrem tone",
    skills: "anlægsledelse; kloak; opmåling; maskinstyring; AB18; vejafmærkning",
  }),
  profession("construction", {
    titles:
      "VVS-tekniker | Elinstallatør | Ventilationstekniker; Serviceleder | Fagleder i installation; Installationschef | Afdelingsleder i el; ",
    field: "installation og service",
    tasks:
      "lede montører og planlægge deres opgaver; regne tilbud; føre tilsyn med installationer; rådgive kunder om varmepumper og ladestandere; kvalitetssikre efter gældende regler; udbygge serviceaftaler; oplære lærlinge",
    brings:
      "en uddannelse som installatør, VVS-tekniker eller elektriker; erfaring med at lede montører; kommerciel sans; kørekort",
    skills: "el-installation; VVS; tilbudsgivning; varmepumper; serviceledelse; KLS",
  }),
  profession("energy", {
    titles:
      "Energiingeniør | Energirådgiver; Teamleder i energi | Sektionsleder; Energichef | Driftschef i forsyning; Forsyningsdirektør",
    field: "energi og forsyning",
    tasks:
      "planlægge udbygning af fjernvarme; optimere drift af værker og net; rådgive virksomheder om energibesparelser; beregne projekter og selskabsøkonomi; søge tilladelser; føre tilsyn med entreprenører; overvåge nettet fra kontrolrummet",
    brings:
      "en baggrund som ingeniør eller maskinmester; erfaring fra forsyning eller rådgivning; kendskab til varmeplanlægning; samarbejdsevne",
    skills: "fjernvarme; energioptimering; SCADA; varmeplanlægning; projektøkonomi; tilsyn",
  }),
  profession(
    "energy",
    {
      titles:
        "Vindmølletekniker | Projektudvikler | Elnetsingeniør; Site Manager; Projektchef for vind og sol | Asset Manager; Direktør for vedvarende energi",
      field: "vind, sol og elnet",
      tasks:
        "udvikle projekter fra lodsejeraftale til nettilslutning; føre dialog med naboer og kommuner; planlægge service og reservedele; analysere produktionsdata; styre entrepriser; forhandle aftaler om elsalg; sikre arbejdet i højden",
      brings:
        "erfaring med vind, sol eller elnet; kendskab til tilladelser og nettilslutning; gode engelskkundskaber; et helbred til at færdes på anlæg",
      skills: "vindenergi; solceller; nettilslutning; projektudvikling; serviceplanlægning; PPA",
    },
    {
      titles:
        "Wind Turbine Engineer | Project Developer; Site Manager; Asset Manager | Head of Project Development; Director of Renewables",
      field: "wind, solar and grid",
      tasks:
        "develop projects from land agreements to grid connection; talk with neighbours and municipalities; plan service and spare parts; analyse production data; manage contractors; negotiate power purchase agreements; keep work at height safe",
      brings:
        "experience with wind, solar or grids; knowledge of permits and grid connection; fluent English; the health to work at our sites",
      skills: "wind energy; solar power; grid connection; project development; asset management; PPA",
    },
  ),
  profession(
    "pharma",
    {
      titles:
        "Laborant | Kemiker | Forsker; Teamleder i laboratoriet; Laboratoriechef | Forskningschef; Forskningsdirektør",
      field: "forskning og laboratorier",
      tasks:
        "udføre analyser med HPLC og LC-MS; udvikle og validere metoder; skrive protokoller og rapporter; holde udstyr kalibreret; planlægge forsøg med forskere; sikre arbejdet efter GLP; oplære nye kolleger",
      brings:
        "en uddannelse som laborant, kemiker eller biolog; erfaring fra laboratorium; omhu og sporbarhed; lyst til nye metoder",
      skills: "HPLC; LC-MS; metodevalidering; GLP; cellekultur; dataanalyse",
    },
    {
      titles:
        "Scientist | Laboratory Technician; Laboratory Team Lead; Head of Laboratory | Research Manager; Research Director",
      field: "research and laboratories",
      tasks:
        "carry out analyses by HPLC and LC-MS; develop and validate methods; write protocols and reports; keep instruments calibrated; plan experiments with researchers; keep the work in line with GLP; train new colleagues",
      brings:
        "a degree in chemistry, biology or pharmacy; laboratory experience; care and traceability; a wish to learn new methods",
      skills: "HPLC; LC-MS; method validation; GLP; cell culture; data analysis",
    },
  ),
  profession(
    "pharma",
    {
      titles:
        "QA-specialist | Registreringskonsulent | Farmaceut; QA-teamleder; QA-chef | Regulatory Affairs Manager; Kvalitetsdirektør i pharma",
      field: "kvalitetssikring af lægemidler",
      tasks:
        "frigive batches efter GMP; behandle afvigelser, CAPA og ændringer; forberede inspektioner fra myndigheder; godkende procedurer; skrive registreringsansøgninger; auditere leverandører; rådgive produktionen i det daglige",
      brings:
        "en uddannelse som farmaceut, ingeniør eller kemiker; erfaring med GMP; sikkert skriftligt engelsk; dømmekraft",
      skills: "GMP; CAPA; regulatory affairs; audit; validering; medicinsk udstyr; ISO 13485",
    },
    {
      titles:
        "QA Specialist | Regulatory Affairs Specialist; QA Team Lead; QA Manager | Head of Regulatory Affairs; Quality Director",
      field: "quality assurance of medicines",
      tasks:
        "release batches under GMP; handle deviations, CAPA and changes; prepare for inspections by authorities; approve procedures; write regulatory submissions; audit suppliers; advise production day by day",
      brings:
        "a degree in pharmacy, engineering or chemistry; experience with GMP; confident written English; good judgement",
      skills: "GMP; CAPA; regulatory affairs; auditing; validation; medical devices; ISO 13485",
    },
  ),
  profession(
    "pharma",
    {
      titles:
        "Klinisk projektkoordinator | Clinical Research Associate; Klinisk projektleder; Chef for kliniske forsøg; ",
      field: "kliniske forsøg",
      tasks:
        "planlægge og overvåge kliniske forsøg; uddanne personale på hospitaler; skrive ansøgninger til etiske komiteer; følge budgetter og tidsplaner; sikre data efter GCP; samarbejde med statistikere; rapportere bivirkninger",
      brings:
        "en sundheds- eller naturvidenskabelig uddannelse; kendskab til GCP; gode engelskkundskaber; lyst til at rejse",
      skills: "GCP; kliniske forsøg; monitorering; projektstyring; lægemiddelsikkerhed; medicinsk skrivning",
    },
    {
      titles: "Clinical Research Associate | Medical Writer; Clinical Project Manager; Head of Clinical Operations; ",
      field: "clinical trials",
      tasks:
        "plan and monitor clinical trials; train staff at hospitals; write applications to ethics committees; follow budgets and timelines; secure data under GCP; work with statisticians; report adverse events",
      brings: "a degree in life science; knowledge of GCP; fluent English; a wish to travel",
      skills: "GCP; clinical trials; monitoring; project management; drug safety; medical writing",
    },
  ),
] as const;
