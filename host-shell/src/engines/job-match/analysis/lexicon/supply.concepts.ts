import { conceptsOf } from "./concept.ts";

export const supplyConcepts = conceptsOf("logistik", {
  title: `
Supply chain-direktør | supply chain director | VP supply chain | head of supply chain | CSCO
Supply chain manager | supply chain-chef | supply chain planner | forsyningskædechef | demand planner | supply planner | supply chain specialist | supply chain coordinator | supply chain analyst
Logistikchef | logistics manager | head of logistics | logistikleder | logistikdirektør | logistikansvarlig | distribution manager | distributionschef | logistics director | terminalchef | terminalleder | terminal manager
Lagerchef | warehouse manager | lagerleder | warehouse supervisor | lageransvarlig | lagerforvalter | logistikcenterleder | warehouse team leader
Speditør | freight forwarder | forwarding agent | shippingmedarbejder | logistikkoordinator | logistics coordinator | speditionschef | logistikmedarbejder | shipping coordinator
Disponent | kørselsleder | transport planner | vognmand | transportchef | transport manager | kørselsdisponent | driftsplanlægger | fleet manager | flådechef | kørselsplanlægger
Lagermedarbejder | warehouse worker | warehouse employee | lagerassistent | terminalarbejder | pluk og pak
Chauffør | bus driver | driver job | lastbilchauffør | buschauffør | truck driver`,
  skill: `
Supply chain | forsyningskæde | supply chain management | SCM | forsyningskæder | værdikæde | end-to-end supply chain
Logistik | logistics | logistikstyring | distribution | vareforsyning | leveringssikkerhed | leveringspræcision | delivery precision | delivery performance | on-time delivery
Lagerstyring | warehouse management | lager | warehouse | lagerdrift | inventory management | lageroptimering | stock management | inventory | warehousing | varemodtagelse | goods reception | terminaldrift
Transport | transportplanlægning | transportation | fragt | freight | kørselsplanlægning | shipping | spedition | freight forwarding | vognpark | fleet
Told | customs | toldbehandling | toldregler | customs clearance
Disponering | demand planning | varedisponering | forsyningsplanlægning | supply planning
Incoterms | shipping documents
Ruteplanlægning | route planning | ruteoptimering`,
  tool: `
WMS | warehouse management system`,
  certificate: `
Truckcertifikat | truckkort | forklift licence | gaffeltruck | forklift
Kørekort | driving licence | kørekort kategori B | driver's license | driving license | kørekort B
Kørekort C/E | kørekort til lastbil | EU-kvalifikationsbevis | kørekort kategori C`,
});

export const purchasingConcepts = conceptsOf("indkøb", {
  title: `
Indkøbschef | purchasing manager | procurement manager | head of procurement | indkøbsdirektør | CPO | sourcing manager | indkøbsleder | head of purchasing | category manager indkøb | head of sourcing | indkøbsansvarlig
Indkøber | buyer | strategisk indkøber | strategic buyer | purchaser | operationel indkøber | procurement specialist | sourcing specialist | indkøbskonsulent | strategic purchaser | sourcing partner | teknisk indkøber | procurement consultant | indkøbskoordinator
Udbudskonsulent | udbudsjurist | tender manager | tender consultant | udbudschef
Kategorichef | category manager | kategoriansvarlig | category lead | kategorileder`,
  skill: `
Indkøb | procurement | purchasing | sourcing | strategisk indkøb | strategic sourcing | indkøbsstrategi | strategic procurement | indkøbsaftaler
Leverandørstyring | supplier management | leverandørudvikling | supplier development | leverandører | suppliers | vendor management | leverandøraftaler | leverandørforhandling | supplier negotiation | supplier relationship management
Udbud | EU-udbud | udbudsprocesser | public tenders | udbudsret | public procurement | udbudsloven
Kategoristyring | category management | kategoristrategi | spend analysis`,
  tool: `
SAP Ariba | Ariba | Coupa | Jaggaer`,
});
