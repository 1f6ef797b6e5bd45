import { conceptsOf } from "./concept.ts";

export const productionConcepts = conceptsOf("produktion", {
  title: `
Fabrikschef | plant manager | factory manager | fabriksdirektør | head of manufacturing | site director | plant director
Produktionschef | production manager | head of production | produktionsdirektør | manufacturing manager | produktionsansvarlig | production director
Produktionsleder | production supervisor | værkfører | værkstedsleder | foreman | skifteholdsleder | shift manager | holdleder | produktionsteamleder | production team leader | shift supervisor | skifteleder | linjeleder | workshop manager | værkstedschef | arbejdsleder
Produktionsplanlægger | production planner | planning manager | planlægningschef | production planning manager
Procesingeniør | process engineer | produktionsingeniør | production engineer | manufacturing engineer | produktionstekniker
Vedligeholdschef | maintenance manager | vedligeholdsleder | vedligeholdelseschef | teknisk chef | technical manager | teknisk leder | maskinchef | chief engineer | vedligeholdelsesleder | head of maintenance | maintenance supervisor | driftsmester
Maskinmester | marine engineer | driftsingeniør
Operatør | production operator | procesoperatør | industrioperatør | process operator | machine operator | produktionsmedarbejder | CNC-operatør | industritekniker
Smed | klejnsmed | svejser | welder | metalarbejder`,
  skill: `
Produktion | production | manufacturing | fremstilling | fabrik | factory | industriproduktion | shop floor | produktionslinjer | production lines | produktionsgulvet
Produktionsplanlægning | production planning | kapacitetsplanlægning | capacity planning | produktionsstyring | S&OP | sales and operations planning
Produktionsoptimering | production optimization | OEE | effektivisering af produktionen | yield | TPM | produktionseffektivitet
Vedligehold | maintenance | vedligeholdelse | forebyggende vedligehold | preventive maintenance | vedligeholdelsesplaner | vedligeholdsstrategi
Automation | automatisering | industrial automation | PLC | robotter | robotics | SCADA | industri 4.0 | industry 4.0
Skifteholdsdrift | skiftehold | shift work | treholdsskift | tre skift | to skift | treholdsdrift | three shifts | two shifts
Pakning | packing | packing lines | packaging lines | pakkelinjer | pakkelinje | pakkeri | pakkeriet
Svejsning | welding | pladearbejde
CNC | spåntagning | machining | drejning og fræsning
Sprøjtestøbning | injection moulding | plaststøbning
Produktmodning | NPI | new product introduction | industrialisering | produktionsmodning
CE-mærkning | CE marking | maskindirektivet | machinery directive`,
  industry: `
Fødevarer | fødevarebranchen | food industry | fødevareproduktion | food production | foods | fødevareindustri | levnedsmidler | mejeri | dairy | slagteri | bageri | bakery | bryggeri | brewery
Metalindustri | metal industry | jern og metal | stål | steel | smedje
Møbelindustri | furniture
Plastindustri | plastics | plast
Medicoindustri | medical devices | medico | medicinsk udstyr | medtech | medical device | MDR
Elektronik | electronics | electronics industry | elektronikproduktion`,
});

export const qualityConcepts = conceptsOf("kvalitet", {
  title: `
Kvalitetschef | quality manager | head of quality | QA manager | kvalitetsleder | kvalitetsansvarlig | quality director | director of quality | kvalitetsdirektør | QA/QC manager
Kvalitetskonsulent | QA specialist | quality specialist | kvalitetsmedarbejder | QA consultant | kvalitetskoordinator | quality engineer | kvalitetsingeniør | quality assurance specialist | quality coordinator
Laborant | laboratory technician | laboratorieleder | laboratory manager | laboratoriechef | kvalitetstekniker | bioanalytiker i industri | lab manager`,
  skill: `
Kvalitetsstyring | quality management | kvalitetsledelse | kvalitetsarbejde | QMS | kvalitetsudvikling | quality systems | kvalitetssystemer
Kvalitetssikring | quality assurance | QA | KS | kvalitetskontrol | quality control | QC
Fødevaresikkerhed | food safety | HACCP | egenkontrol | BRC | IFS | FSSC 22000 | BRCGS
GMP | good manufacturing practice | GxP | GDP good distribution practice | cGMP
Validering | validation | kvalificering | qualification of equipment | procesvalidering | process validation
Afvigelseshåndtering | deviations | CAPA | deviation handling | afvigelser | root cause analysis | rodårsagsanalyse
Auditering | audits | kvalitetsaudit | supplier audits | internal audits | leverandøraudit`,
  tool: `
Veeva | TrackWise | MasterControl`,
  certificate: `
ISO 9001 | ISO9001
ISO 14001 | ISO14001
ISO 45001 | ISO45001 | OHSAS 18001
ISO 13485 | ISO13485
ISO 22000`,
});
