/** The CV of an ordinary person, and the trades of the jobs that a recruiter would show first. */
export interface EverydayCv {
  readonly person: string;
  readonly language: "da" | "en";
  /** Trades as in the `field` of the generated professions, in Danish. */
  readonly trades: readonly string[];
  readonly text: string;
}

/** CVs whose titles and skills occur in every trade: only the texts imply the trade. */
export const everydayCvs: readonly EverydayCv[] = [
  {
    person: "operations manager at a packaging plant",
    language: "en",
    trades: [
      "produktion",
      "forsyningskæde og planlægning",
      "lager og logistik",
      "fødevarer og forarbejdning",
      "drift og vedligehold",
    ],
    text: `
      Rune Daugaard
      5700 Svendborg
      # Profile
      Operations manager with 11 years of experience from plastics and food production. I lead 65 employees on three shifts.
      # Experience
      2019 - present Operations Manager, South Funen Plastics A/S
      - Run a budget of DKK 40 million and cut the cost per unit
      - Introduced daily board meetings on the shop floor
      - Renegotiated contracts with suppliers of packaging
      2014 - 2018 Team Leader, Island Bakery ApS
      - Led 15 employees on the packing lines and planned their rosters
      # Skills
      People management, Budgeting and cost control, Procurement and contracts, Supplier negotiation, SAP, Power BI, Excel, Change management
      # Education
      2013 Academy degree in production technology
      # Languages
      Danish, native
      English, fluent`,
  },
  {
    person: "afdelingsleder på et lager",
    language: "da",
    trades: ["lager og logistik", "transport og spedition", "forsyningskæde og planlægning", "produktion"],
    text: `
      Dorte Vammen
      7100 Vejle
      # Profil
      Afdelingsleder med 9 års erfaring fra lager og distribution.
      # Erhvervserfaring
      2018 - nu Afdelingsleder, Trekantens Logistik A/S
      - Leder 34 medarbejdere på dag- og aftenhold
      - Ansvar for varemodtagelse, pluk og pakning
      - Budget på 22 mio. kr. og ugentlig rapportering til direktionen
      2013 - 2017 Teamleder, Jysk Fragt ApS
      - Planlagde terminalens vagter og kørsel
      # Kompetencer
      Personaleledelse, Økonomistyring, Budget, Rapportering, SAP, Power BI, Excel, Kontrakter, Arbejdsmiljø
      # Uddannelse
      2012 Transportlogistiker
      # Sprog
      Engelsk, flydende`,
  },
  {
    person: "afdelingsleder i detailhandlen",
    language: "da",
    trades: ["butik og detailhandel", "webshop og e-handel"],
    text: `
      Signe Kragelund
      9000 Aalborg
      # Profil
      Afdelingsleder med 12 års erfaring fra dagligvarer og byggemarkeder.
      # Erhvervserfaring
      2017 - nu Afdelingsleder, Limfjordens Byggemarked
      - Leder 18 medarbejdere i butikken og har ansvar for varebestilling og svind
      - Øgede omsætningen med 11 procent
      2012 - 2016 Souschef, Nordkøb Supermarked
      - Vagtplaner, kasser og frugt og grønt
      # Kompetencer
      Personaleledelse, Budgetansvar, Økonomistyring, Rekruttering, Indkøb, Forhandling, Excel, SAP, Office-pakken
      # Uddannelse
      2011 Butiksuddannelse med speciale i dagligvarer
      # Sprog
      Engelsk, godt`,
  },
  {
    person: "områdeleder i ældreplejen",
    language: "da",
    trades: ["ældre og pleje", "sygepleje og patientforløb", "genoptræning og sundhedsfremme", "socialt arbejde"],
    text: `
      Karen Bitsch
      4700 Næstved
      # Profil
      Leder med 14 års erfaring fra hjemmepleje og plejehjem i to kommuner.
      # Erhvervserfaring
      2016 - nu Områdeleder, Sydsjællands Kommune
      - Leder 70 medarbejdere og tre teamledere i hjemmeplejen
      - Budget på 48 mio. kr. og halveret sygefravær
      2010 - 2015 Afdelingsleder, Plejecenter Åhaven
      - Vagtplaner, pårørende og tilsyn
      # Kompetencer
      Personaleledelse, Økonomistyring, Budget, Sygefravær, Arbejdsmiljø, Projektledelse, Power BI, Excel, Forandringsledelse
      # Uddannelse
      2005 Sygeplejerske
      2014 Diplomuddannelse i ledelse
      # Sprog
      Engelsk, godt`,
  },
  {
    person: "afdelingsleder på en skole",
    language: "da",
    trades: ["folkeskole og undervisning", "dagtilbud og børn", "ungdoms- og erhvervsuddannelse"],
    text: `
      Mads Gravgaard
      8600 Silkeborg
      # Profil
      Afdelingsleder med 10 år i folkeskolen, heraf fem som leder.
      # Erhvervserfaring
      2020 - nu Afdelingsleder, Søhøjskolen
      - Leder 26 lærere og pædagoger i udskolingen
      - Skema, vikarer og samarbejde med forældre
      2012 - 2020 Lærer, Bakkegårdsskolen
      - Dansk og historie, tillidsrepræsentant i tre år
      # Kompetencer
      Personaleledelse, Budget, Projektledelse, Kommunikation, Konflikthåndtering, Strategi, Excel, Microsoft 365
      # Uddannelse
      2012 Læreruddannelsen
      # Sprog
      Engelsk, flydende`,
  },
  {
    person: "afdelingsleder i et byggefirma",
    language: "da",
    trades: ["byggeri og entrepriser", "projektering og arkitektur", "anlæg, veje og kloak", "installation og service"],
    text: `
      Torben Hessel
      6000 Kolding
      # Profil
      Afdelingsleder med 18 års erfaring fra nybyggeri og renovering.
      # Erhvervserfaring
      2015 - nu Afdelingsleder, Koldingegnens Entreprise A/S
      - Leder 30 håndværkere og fire formænd
      - Forhandler kontrakter med bygherrer og underentreprenører
      - Budget på 120 mio. kr.
      2006 - 2014 Projektleder, Lillebælt Byg ApS
      - Boliger og skoler til tiden
      # Kompetencer
      Personaleledelse, Økonomistyring, Budget, Kontrakter, Forhandling, Projektledelse, Indkøb, Excel, Power BI, SAP
      # Uddannelse
      2005 Bygningskonstruktør
      # Sprog
      Tysk, samtaleniveau`,
  },
  {
    person: "team leader in HR",
    language: "en",
    trades: ["HR og organisation", "løn og personaleadministration", "arbejdsmiljø og sikkerhed"],
    text: `
      Freja Holmgaard
      2100 København
      # Profile
      Team leader with 9 years of experience in human resources at two large companies.
      # Experience
      2019 - present Team Leader, People Operations, Øresund Group
      - Lead six colleagues who advise managers on contracts, pay and conflicts
      - Built dashboards in Power BI on turnover and absence
      2015 - 2018 HR Consultant, Harbour Foods
      - Recruited 60 colleagues a year to the factory and the warehouse
      # Skills
      People management, Budgeting, Reporting, Project management, Negotiation, Stakeholder management, Excel, SAP, Power BI
      # Education
      2014 Master in human resource management
      # Languages
      English, fluent`,
  },
  {
    person: "teamleder i it-drift",
    language: "da",
    trades: ["it-drift og infrastruktur", "it-sikkerhed", "forretningssystemer", "digitale produkter"],
    text: `
      Jesper Toft
      8000 Aarhus
      # Profil
      Teamleder med 13 års erfaring fra it-drift og support.
      # Erhvervserfaring
      2018 - nu Teamleder, Midtdata A/S
      - Leder 11 teknikere, der passer servere, netværk og backup for 40 kunder
      - Budget på 9 mio. kr. og kontrakter med leverandører
      2011 - 2017 Driftskonsulent, Kommunernes Datahus
      - Servicedesk og udrulning af nye pc'er
      # Kompetencer
      Personaleledelse, Økonomistyring, Budget, Leverandørstyring, Kontrakter, Forhandling, Projektledelse, Excel, Power BI
      # Uddannelse
      2010 Datamatiker
      # Sprog
      Engelsk, flydende`,
  },
  {
    person: "afdelingsleder i økonomi",
    language: "da",
    trades: [
      "økonomi og budgetter",
      "regnskab og bogholderi",
      "revision og rådgivning",
      "løn og personaleadministration",
    ],
    text: `
      Anette Riis
      7400 Herning
      # Profil
      Afdelingsleder med 15 års erfaring fra regnskab og controlling.
      # Erhvervserfaring
      2016 - nu Afdelingsleder, Heden Tekstil A/S
      - Leder syv medarbejdere i regnskab og løn
      - Årsrapport, moms og månedslukning
      2008 - 2015 Controller, Vestjysk Logistik A/S
      - Budgetter og likviditet for lager og transport
      # Kompetencer
      Personaleledelse, Lean, Projektledelse, Procesoptimering, SAP, Power BI, Excel, Forandringsledelse, Indkøb
      # Uddannelse
      2007 HD i regnskab
      # Sprog
      Engelsk, flydende`,
  },
  {
    person: "team leader in sales",
    language: "en",
    trades: ["salg og kundeudvikling", "kundeservice", "marketing og brand"],
    text: `
      Oliver Brandt
      2600 Glostrup
      # Profile
      Team leader with 10 years of experience in business-to-business sales of office furniture.
      # Experience
      2018 - present Team Leader, Nordic Office Sales A/S
      - Lead eight account managers and answer for a target of DKK 70 million
      - Won three framework agreements with large customers
      2013 - 2017 Account Manager, Copenhagen Paper
      - Visited customers and negotiated prices
      # Skills
      People management, Budgeting, Contracts, Procurement, Reporting, Change management, Excel, Power BI, SAP
      # Education
      2012 AP degree in marketing management
      # Languages
      English, fluent`,
  },
  {
    person: "driftsleder på et hotel",
    language: "da",
    trades: ["hotel, restaurant og møder", "køkken og mad"],
    text: `
      Camilla Nørup
      3700 Rønne
      # Profil
      Driftsleder med 11 års erfaring fra hoteller og restauranter.
      # Erhvervserfaring
      2018 - nu Driftsleder, Hotel Klippekysten
      - Leder 40 medarbejdere i reception, restaurant og på værelserne
      - Budget på 30 mio. kr. og højere belægning uden for sæsonen
      2013 - 2017 Afdelingsleder, Østersøens Kursuscenter
      - Konferencer, gæster og vagtplaner
      # Kompetencer
      Personaleledelse, Økonomistyring, Budget, Indkøb og kontrakter, Rekruttering, Lean, Excel, Power BI, Office-pakken
      # Uddannelse
      2012 Serviceøkonom
      # Sprog
      Engelsk, flydende
      Tysk, flydende`,
  },
  {
    person: "driftschef i rengøring",
    language: "da",
    trades: ["facility service og rengøring", "ejendomme og udlejning", "vagt og sikkerhed"],
    text: `
      Hassan Lykkegaard
      2750 Ballerup
      # Profil
      Driftschef med 15 års erfaring fra rengøring og ejendomsservice.
      # Erhvervserfaring
      2017 - nu Driftschef, Skinnende Service A/S
      - Leder 140 medarbejdere gennem seks teamledere hos 80 kunder
      - Budget på 65 mio. kr. og genforhandling af kontrakter
      2009 - 2016 Teamleder, Hovedstadens Rengøring
      - Vagter, kvalitet og oplæring af nye kolleger
      # Kompetencer
      Personaleledelse, Økonomistyring, Budget, Lean, Indkøb og kontrakter, Forandringsledelse, SAP, Power BI, Excel
      # Uddannelse
      2015 Akademiuddannelse i ledelse
      # Sprog
      Engelsk, godt`,
  },
];
