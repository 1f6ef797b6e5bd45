import { conceptsOf } from "./concept.ts";

export const publicConcepts = conceptsOf("offentlig", {
  title: `
Kommunaldirektør | municipal director | chief executive municipality | direktør i kommune | forvaltningsdirektør | fagdirektør | vicedirektør i styrelse
Forvaltningschef | centerchef | head of administration municipality | forvaltningsleder | fagchef | sektorchef | stabs- og sekretariatschef | chef i styrelse
Jobcenterchef | jobcenterleder | head of job centre | arbejdsmarkedschef | beskæftigelseschef | leder af jobcenter | afdelingsleder jobcenter | ydelseschef | leder af ydelsescenter
Jobkonsulent | beskæftigelseskonsulent | virksomhedskonsulent | job consultant | jobrådgiver | job coach | employment consultant | a-kassekonsulent | beskæftigelsesmedarbejder | a-kasserådgiver
Teknik- og miljøchef | chef for teknik og miljø | vej- og parkchef | vejchef | head of technical department | teknisk forvaltning chef | afdelingsleder teknik og miljø | driftsleder vej og park | entreprenørgårdsleder | materielgårdsleder | head of roads and parks
Fuldmægtig | head of section | AC-fuldmægtig | specialkonsulent | chefkonsulent | policy officer | AC-medarbejder | special advisor | academic officer
Borgerservicechef | leder af borgerservice | head of citizen services | borgerservicemedarbejder`,
  skill: `
Offentlig forvaltning | public administration | forvaltningsret | forvaltningslov | administrative law | offentlighedsloven | forvaltning
Kommune | municipality | kommunal | municipalities | kommunalt | den kommunale sektor | kommunal erfaring | municipal
Staten | ministerium | styrelse | government agency | ministry | centraladministrationen | departement | den statslige sektor | central government
Region | regional sundhed | danske regioner
Politisk betjening | politisk ledet organisation | politically led organization | politisk styret organisation | ministerbetjening | udvalgsbetjening | byråd | kommunalbestyrelse | politiske udvalg | ministerial service | political service
Beskæftigelsesindsats | employment services | jobcenter | beskæftigelsesområdet | beskæftigelse | LAB-loven | aktivering | job centre | a-kasse | unemployment fund | arbejdsmarked | beskæftigelseslovgivning | sygedagpenge | virksomhedsrettet indsats
Borgerservice | citizen service | borgere | citizens | borgerbetjening
Integrationsindsats | integration of refugees | flygtninge | refugees | integrationsområdet
Vej og park | veje og grønne områder | roads and parks | grønne områder | vejdrift | park and nature | vintertjeneste | materielgård | entreprenørgård`,
});

export const lawConcepts = conceptsOf("jura", {
  title: `
Juridisk chef | general counsel | head of legal | juridisk direktør | legal director | chefjurist | legal manager | chief legal officer
Jurist | lawyer | legal counsel | advokat | attorney | advokatfuldmægtig | virksomhedsjurist | legal advisor | juridisk konsulent | juridisk rådgiver | legal consultant
Compliancechef | compliance officer | head of compliance | compliance manager | compliance-ansvarlig | compliancekonsulent | chief compliance officer | compliance specialist | AML officer | AML specialist | MLRO
DPO | data protection officer | databeskyttelsesrådgiver | GDPR-konsulent | privacy manager
Risikochef | risk manager | head of risk | chief risk officer | risikoanalytiker | risk analyst | risikokonsulent`,
  skill: `
Jura | legal | juridisk | juridisk rådgivning | legal advice | lovgivning | legislation | juridiske
Kontraktret | contract law | aftaleret | kontraktjura | drafting contracts
Compliance | regeloverholdelse | governance | intern kontrol | internal control | internal controls | GRC | corporate governance
GDPR | persondata | databeskyttelse | data protection | persondataforordningen | databeskyttelsesforordningen | privacy
Selskabsret | company law | corporate law
Hvidvask | AML | anti money laundering | KYC | hvidvaskloven | know your customer
Immaterialret | intellectual property | patenter | patents | IPR | trademarks`,
});

export const financeSectorConcepts = conceptsOf("finans", {
  title: `
Filialdirektør | bank branch manager | filialchef | bankdirektør | afdelingsdirektør bank | branch manager bank | områdedirektør bank | bank director | kreditdirektør
Bankrådgiver | bank advisor | erhvervsrådgiver | privatrådgiver | finansiel rådgiver | financial advisor | formuerådgiver | wealth manager | business banking advisor | private banker | kunderådgiver bank | investeringsrådgiver | relationship manager
Kreditchef | credit manager | kreditkonsulent | credit analyst | head of credit | kreditanalytiker | kreditrådgiver | kreditspecialist
Forsikringsrådgiver | assurandør | insurance advisor | insurance agent | underwriter | forsikringskonsulent | insurance broker | forsikringsmægler | skadechef | claims manager | skadebehandler | claims handler | taksator | skadeleder
Pensionsrådgiver | pension advisor | pensionskonsulent | pensionschef | pensionsspecialist
Aktuar | actuary | aktuarchef
Porteføljeforvalter | investment manager | asset manager | fund manager | investeringschef | chief investment officer | CIO investment | investeringsdirektør | investment analyst`,
  skill: `
Bank | banking | bankverdenen | pengeinstitut | finanssektoren | financial sector | financial services | finansielle virksomheder | retail banking | sparekasse | realkredit | mortgage
Kredit | credit | kreditvurdering | kreditgivning | credit risk | kreditrisiko | lending | bevilling af kredit
Forsikring | insurance | forsikringsbranchen | skadebehandling | claims | skader | skadesforsikring
Pension og livsforsikring | pensionsselskab | pensionsbranchen | pensionskasse | pensionsområdet | livsforsikring | life insurance
Kapitalfonde | private equity | venture capital | kapitalfond
Investering | investment | investments | asset management | kapitalforvaltning | formueforvaltning | wealth management | værdipapirer | securities | portfolio management finance
Rådgivning af kunder | kunderådgivning | client advisory | customer advisory
FinTech | betalingsløsninger | payments | payment solutions`,
});

export const pharmaConcepts = conceptsOf("pharma", {
  title: `
Regulatory affairs manager | regulatory affairs | RA specialist | regulatory affairs specialist | head of regulatory affairs | regulatory manager | RA manager
Clinical project manager | clinical trial manager | clinical research associate | CRA | klinisk projektleder | clinical operations manager | clinical research manager | CTA
Medical science liaison | MSL | medical manager | medical affairs manager
Lægemiddelkonsulent | pharmaceutical sales representative | medicinal konsulent | medicinsk konsulent | produktspecialist medico
Qualified person | QP | sagkyndig person`,
  skill: `
Lægemidler | pharma | pharmaceutical | pharmaceuticals | medicinalindustri | pharmaceutical industry | medicinalbranchen | life science | life sciences | lægemiddelindustrien | pharmaceutical production
Bioteknologi | biotech | biotechnology | biologics | bioproces
Kliniske forsøg | clinical trials | clinical development | clinical research | GCP | kliniske studier | clinical studies
Regulatoriske forhold | regulatory compliance | FDA | EMA | registrering af lægemidler | regulatory requirements
Batchfrigivelse | batch release
Aseptisk produktion | aseptic production | renrum | clean room | cleanroom | aseptic | fill-finish
Lægemiddelsikkerhed | pharmacovigilance | bivirkninger
Market access | health economics | sundhedsøkonomi`,
});

export const safetyConcepts = conceptsOf("sikkerhed", {
  title: `
Sikkerhedschef | security director | head of security | chief security officer | security lead | sikkerhedsansvarlig | security officer | vagtchef | vagtleder
Beredskabschef | fire chief | beredskabsdirektør | indsatsleder | emergency manager | brandmand | beredskabsinspektør | head of emergency preparedness | viceberedskabschef
Officer i forsvaret | linjeofficer | officersuddannelse | reserveofficer | army officer | major i hæren | oberst | oberstløjtnant | premierløjtnant | sergent | befalingsmand | military officer | løjtnant | kompagnichef | delingsfører
Politikommissær | police officer | politibetjent | politiassistent | vicepolitiinspektør | politileder
Fængselsinspektør | fængselsfunktionær | prison officer | institutionschef kriminalforsorgen`,
  skill: `
Beredskab | emergency preparedness | beredskabsplaner | emergency response | brand og redning | kriseberedskab | business continuity | krisestyring | crisis management | beredskabsplanlægning | beredskabsplan
Forsvaret | stabsarbejde | militære øvelser | bataljon | kompagni | military | armed forces | defence | militær | hæren | søværnet | flyvevåbnet | defense
Politi | police
Fysisk sikkerhed | physical security | security services | vagtvirksomhed | vagttjeneste | adgangskontrol | vagtopgaver
Efterforskning | investigation | investigations
Kriminalforsorg | fængsel | prison`,
});

export const natureConcepts = conceptsOf("landbrug", {
  title: `
Landmand | farmer | driftsleder landbrug | farm manager | agricultural manager | fodermester | driftsleder svin | driftsleder kvæg
Landbrugskonsulent | agronom | agronomist | planteavlskonsulent | agricultural consultant | kvægkonsulent | jordbrugsteknolog
Gartner | gardener | anlægsgartner | gartneriejer | parkleder | greenkeeper | landskabsgartner | head gardener | chefgreenkeeper | overgartner
Skovfoged | skovrider | forester | forest manager | naturforvalter | naturvejleder
Dyrlæge | veterinarian | veterinærsygeplejerske
Fisker | skibsfører | captain vessel | styrmand | navigatør | kaptajn skib | ship captain | rederichef | havnechef | harbour master | port director | havnedirektør`,
  skill: `
Husdyrproduktion | svin | grise | foder | dyrevelfærd | besætning | mælkeproduktion | malkekøer | livestock | pig production | søer
Landbrug | agriculture | planteavl | kvæg | svineproduktion | husdyr | farming | agro | agribusiness | markbrug
Gartneri og park | horticulture | anlægsgartneri | gardening | landscaping | gartneri
Skov og natur | forestry | naturforvaltning | nature conservation | skovdrift | biodiversitet | biodiversity
Søfart | maritime | shipping industry | rederi | skibsfart | maritim | vessels | skibe | marine
Havn | port operations | harbour | havnedrift
Fiskeri | fisheries | aquaculture | akvakultur`,
});

export const branchConcepts = conceptsOf("transport", {
  title: `
Trafikchef | traffic manager | trafikplanlægger | head of traffic | trafikleder | togfører | driftschef kollektiv trafik | letbanechef
Lufthavnschef | airport manager | ground handling manager | stationschef | airport director`,
  industry: `
Kollektiv trafik | public transport | busdrift | jernbane | railway | togdrift | togtrafik | letbane | metro | busser
Luftfart | aviation | lufthavn | airport | airline | flyselskab
Bilbranchen | automotive | autobranchen | bilforhandler | car dealer | autoværksted | bilhus
Telebranchen | telecom | telecommunications | telekommunikation | tele | fibernet | bredbånd
Mediebranchen | media industry | medier | media | forlag | publishing | tv-produktion | broadcasting
Konsulentbranchen | consultancy | konsulenthus | consulting | konsulentvirksomhed
Startup | start-up | scale-up | iværksætteri | entrepreneurship | iværksætter | startups
Grossist | wholesale | engroshandel | engros
Vikarbranchen | vikarbureau | temp agency`,
});

export const languageConcepts = conceptsOf(undefined, {
  language: `
Engelsk | English | engelsk i skrift og tale | fluent English | engelskkundskaber
Tysk | German | tyskkundskaber
Svensk | Swedish
Norsk | Norwegian
Fransk | French
Spansk | Spanish
Polsk | Polish language
Italiensk | Italian
Hollandsk | Dutch
Arabisk | Arabic
Kinesisk | Chinese | mandarin
Russisk | Russian
Tegnsprog | sign language`,
  certificate: `
Diplomuddannelse i ledelse | diplom i ledelse | diploma in leadership | DIL | lederuddannelse på diplomniveau | den offentlige lederuddannelse | DOL
Master i ledelse | MBA | executive MBA | HD i organisation | master of public governance | MPG | master in public administration
HD | HD 1. del | HD 2. del | HD i regnskab | HD i finansiering | graduate diploma in business
Cand.merc. | cand merc | MSc in economics and business | kandidat i erhvervsøkonomi | cand.oecon. | cand.merc.aud.
Cand.jur. | master of laws | juridisk kandidat
Cand.scient.pol. | scient.pol. | political science | statskundskab | scient adm`,
});
