import { conceptsOf } from "./concept.ts";

export const technicalConcepts = conceptsOf("teknik", {
  title: `
Udviklingschef teknik | R&D manager | head of R&D | R&D director | udviklingsdirektør | development director | engineering director | forsknings- og udviklingschef | teknisk direktør | technical director | R&D chef
Maskiningeniør | mechanical engineer | konstruktør maskin | mechanical designer | konstruktionschef
Elektroingeniør | electrical engineer | hardware engineer | elektronikingeniør | elingeniør | stærkstrømsingeniør
Automationsingeniør | automation engineer | PLC-programmør | automationstekniker | automation manager | automationschef
Kemiingeniør | chemical engineer | kemiker | chemist | bioteknolog
Ingeniør | engineer | diplomingeniør | civilingeniør | rådgivende ingeniør | consulting engineer | MSc engineering
Servicetekniker | service technician | servicemontør | tekniker | technician | field service engineer | automatikmekaniker | montør | idriftsættelsesingeniør | commissioning engineer
Servicechef | service manager | serviceleder | head of service | service delivery manager | eftermarkedschef | aftersales manager | aftermarket manager
Mekaniker | mechanic | automekaniker | værkfører auto | værkmester`,
  skill: `
Produktudvikling | product development | R&D | research and development | forskning og udvikling | udvikling af produkter | teknisk udvikling
Mekanisk konstruktion | mechanical design | maskinkonstruktion | 3D-konstruktion | konstruktion
Elektroteknik | electrical engineering | power electronics | effektelektronik | højspænding | high voltage
Idriftsættelse | commissioning | indkøring af anlæg
Teknisk dokumentation | technical documentation | tekniske tegninger | technical drawings
Teknisk rådgivning | technical consulting | rådgivende ingeniører | engineering consultancy
Eftermarked | aftersales | after sales | aftermarket | reservedele | spare parts
Teknisk service | field service | service og montage | service og vedligehold | installation`,
  tool: `
SolidWorks | Inventor | Creo | Catia
FEM-beregning | FEM analysis | FEM-analyse | FEA | ANSYS | finite element | strukturanalyse | structural analysis | fatigue | Eurocode
MATLAB | Simulink | LabVIEW
ePlan | EPLAN
Siemens S7 | TIA Portal | Siemens PLC | Beckhoff | TwinCAT`,
});

export const energyConcepts = conceptsOf("energi", {
  title: `
Forsyningschef | utility director | forsyningsdirektør | driftschef forsyning | varmeværksleder | vandværksleder | spildevandschef | utility manager | varmechef | affaldschef | driftsleder forsyning | varmeværksbestyrer
Energichef | energy manager | energikonsulent | energy consultant | energirådgiver | energikoordinator | energiingeniør | energy engineer | head of energy
Bæredygtighedschef | sustainability manager | head of sustainability | ESG manager | CSR manager | klimachef | miljøchef | environmental manager | head of ESG | bæredygtighedskonsulent | sustainability consultant | ESG specialist | miljøkonsulent | environmental consultant | bæredygtighedsansvarlig | klimakoordinator | miljøingeniør | ESG controller`,
  skill: `
Energi | energy | energibranchen | energy sector | energisektoren
Vedvarende energi | renewable energy | grøn energi | solceller | solar | power-to-x | brint | hydrogen | PtX | biogas | solar energy
Vindenergi | wind power | vindmøller | wind turbines | offshore wind | wind energy | havvind | offshore vind
Forsyning | utilities | forsyningssektoren | forsyningsvirksomhed | utility | forsyningsselskab
Varmepumper | varmepumpe | heat pumps | overskudsvarme | elkedel
Fjernvarme | district heating | varmeforsyning | varmeværk | fjernvarmenet
Vand og spildevand | wastewater | vandforsyning | spildevand | water supply | rensningsanlæg | vandværk | drikkevand | water treatment | renseanlæg | klimatilpasning
Elforsyning | elnet | electricity grid | power grid | energihandel | energy trading | elmarkedet
Affald og genbrug | waste management | affald | genbrug | recycling | cirkulær økonomi | circular economy | affaldshåndtering | genanvendelse | ressourcer og affald
Energioptimering | energy efficiency | energieffektivisering | energibesparelser | energiledelse | energy management | energistyring
Bæredygtighed | sustainability | CSR | ESG | grøn omstilling | green transition | klimahandling | klimaindsats | samfundsansvar | bæredygtig udvikling | sustainable development
ESG-rapportering | CSRD | sustainability reporting | bæredygtighedsrapportering | klimaregnskab | carbon accounting | ESG reporting | GHG | ESG-data
Miljøledelse | miljøområdet | miljøforhold | environmental management | miljøgodkendelser | environmental permits | miljølovgivning | natur og miljø | vandmiljø
Olie og gas | oil and gas | oil & gas | offshore`,
  certificate: `
ISO 50001`,
});

export const healthConcepts = conceptsOf("sundhed", {
  title: `
Sygehusdirektør | hospital director | hospitalsdirektør | centerdirektør | vicedirektør sundhed | sundhedsdirektør | sundhedschef | head of health
Oversygeplejerske | chefsygeplejerske | chief nurse | nurse director | ledende oversygeplejerske | vicechefsygeplejerske | director of nursing
Afdelingssygeplejerske | ward manager | head nurse | ward sister | charge nurse | funktionsleder sygepleje | oversygeplejerske afsnit | nurse manager | sygeplejefaglig leder | leder af sygeplejen | sygeplejeleder
Sygeplejerske | nurse | registered nurse | hjemmesygeplejerske | sundhedsplejerske | specialsygeplejerske | anæstesisygeplejerske | operationssygeplejerske
Læge | physician | doctor | overlæge | speciallæge | medical doctor | consultant doctor | ledende overlæge | cheflæge | afdelingslæge | medical director | medical advisor
Jordemoder | midwife | chefjordemoder
Fysioterapeut | physiotherapist | ergoterapeut | occupational therapist | ledende terapeut | terapeut | træningsleder | leder af genoptræning | ledende fysioterapeut
Bioanalytiker | biomedical laboratory scientist | radiograf | radiographer | ledende bioanalytiker | ledende radiograf
Lægesekretær | medical secretary | ledende lægesekretær | sekretariatsleder sundhed | klinikleder | clinic manager | praksismanager | klinikchef
Psykolog | psychologist | psykoterapeut | ledende psykolog
Tandlæge | dentist | tandplejer | overtandlæge | klinikassistent | tandplejechef
Farmaceut | pharmacist | apoteker | farmakonom | souschef apotek`,
  skill: `
Sundhed | healthcare | health care | sundhedsvæsenet | sundhedsområdet | sundhedssektoren | health sector | sundhedsfaglig
Sygepleje | nursing | sygeplejefaglig | klinisk sygepleje
Hospital | sygehus | hospitals | hospitalsafdeling | sengeafsnit | hospitalsdrift | ambulatorium | afsnit
Patientsikkerhed | patient safety | utilsigtede hændelser | UTH
Patientforløb | patient pathways | behandlingsforløb | patienter | patients | patientpleje
Psykiatri | psychiatry | mental health | psykisk sygdom | psykiatrisk | socialpsykiatri
Genoptræning | rehabilitation | rehabilitering | hverdagsrehabilitering
Forebyggelse og sundhedsfremme | sundhedsfremme | health promotion | forebyggelse | folkesundhed | public health
Akut og intensiv | akutafdeling | emergency department | intensiv | akutmodtagelse | anæstesi | operationsgang
Medicinhåndtering | medication | medicinadministration | lægemiddelhåndtering | apotek | pharmacy
Palliation | palliativ | palliative care | hospice`,
  tool: `
Sundhedsplatformen | EPJ | elektronisk patientjournal | Epic | Columna
KMD Nexus | Cura | Nexus omsorgssystem | Fælles Sprog III | FSIII`,
});

export const careConcepts = conceptsOf("omsorg", {
  title: `
Plejehjemsleder | nursing home manager | plejecenterleder | forstander plejehjem | centerleder ældre | leder af plejecenter | plejehjemsforstander | care home manager | ældrechef | leder af plejehjem
Hjemmeplejeleder | home care manager | leder af hjemmeplejen | distriktsleder hjemmepleje | områdeleder hjemmepleje | teamleder hjemmepleje | driftsleder hjemmepleje | gruppeleder hjemmepleje
Socialchef | head of social services | leder af socialafdeling | centerchef social | socialdirektør | familiechef | børne- og familiechef | leder af familieafdelingen
Botilbudsleder | forstander botilbud | leder af botilbud | afdelingsleder bosted | leder af bosted | leder socialpsykiatri | forstander
Socialrådgiver | social worker | socialfaglig konsulent | faglig leder socialrådgiver | familierådgiver | myndighedsrådgiver
Social- og sundhedsassistent | SOSU-assistent | SOSU-hjælper | SOSU | social- og sundhedshjælper | care assistant | sosu assistent
Socialpædagog | social educator | specialpædagog`,
  skill: `
Ældrepleje | elderly care | ældreområdet | plejehjem | plejecenter | nursing home | ældre borgere | plejehjemsdrift | care home
Hjemmepleje | home care | hjemmesygepleje | hjemmehjælp
Demens | dementia | demensomsorg
Socialområdet | social services | socialt arbejde | social work | socialfaglig | voksensocial | specialiseret socialområde | det specialiserede socialområde
Handicap | disability | handicapområdet | funktionsnedsættelse | botilbud | bosted | borgere med handicap
Socialpædagogik | social pedagogy | socialpædagogisk
Udsatte børn og unge | børn og familie | child protection | anbringelser | familieafdeling | børnesager | barnets lov | udsatte børn
Misbrugsbehandling | rusmiddel | substance abuse | rusmiddelbehandling
Visitation | visitering | bevilling
Serviceloven | social services act | servicelov
Socialtilsyn | ældretilsyn | supervision authorities
Værdig ældrepleje | omsorg | pleje | care | pleje og omsorg`,
});
