import { conceptsOf } from "./concept.ts";

export const buildingConcepts = conceptsOf("byggeri", {
  title: `
Byggechef | construction director | head of construction | entreprisechef | bygherrechef | afdelingschef byggeri | produktionschef byggeri | construction manager
Byggeleder | construction site manager | site manager construction | entrepriseleder | byggeprojektleder | construction project manager | projektleder byggeri | bygge projektleder | anlægsleder | byggepladsleder
Formand byggeri | byggeformand | håndværksmester | sjakformand | tømrerformand | murerformand | pladsformand | anlægsformand
Bygherrerådgiver | client consultant | bygherrekonsulent | projekteringsleder | design manager byggeri | bygningsrådgiver
Arkitekt | architect | landskabsarkitekt
Bygningskonstruktør | constructing architect | konstruktør
Bygningsingeniør | civil engineer | structural engineer | konstruktionsingeniør | anlægsingeniør
Tømrer | carpenter | murer | mason | maler | painter | snedker | joiner | tagdækker | kloakmester
Elektriker | electrician | elinstallatør | elmontør | el-installatør
VVS-montør | plumber | VVS-installatør | VVS-tekniker | blikkenslager | energimontør
Byplanlægger | urban planner | planchef | byplanchef | planlægger by | plan- og bychef`,
  skill: `
Byggeri | construction | nybyggeri | byggebranchen | byggeprojekter | building projects | construction projects | byggesager
Anlægsarbejde | civil works | anlægsprojekter | infrastructure projects | kloak | jordarbejde | asfalt | vejbyggeri | anlægsarbejder | bygge og anlæg
Renovering | renovation | refurbishment | ombygning | renoveringsprojekter
Byggeledelse | construction management | byggepladsledelse | fagledelse | tilsyn på byggeplads | site supervision | byggestyring | entreprisestyring
Entrepriseret | AB18 | AB 18 | ABT 18 | ABT18 | construction law | entreprisekontrakter | totalentreprise | turnkey contract | hovedentreprise | fagentreprise | AB92
Projektering | detailprojektering | building design | konstruktionsberegning | structural design
Byggesagsbehandling | byggetilladelser | building permits | bygningsreglementet | BR18
Byplanlægning | lokalplaner | urban planning | kommuneplan | fysisk planlægning | lokalplan | byudvikling | urban development
Kalkulation | estimating | prisberegning | tilbudsberegning byggeri | cost estimation
Håndværk | håndværksfag | craftsmen | håndværkere | underentreprenører | subcontractors
VVS | plumbing | ventilation | HVAC | køling
El-installation | electrical installations | elarbejde | stærkstrøm | el-installationer`,
  tool: `
AutoCAD | CAD | MicroStation
Revit | BIM | VDC | Navisworks | Solibri
Dalux | Byggeweb | Ajour
Sigma Estimates`,
  certificate: `
Arbejdsmiljøkoordinator på byggeplads | arbejdsmiljøuddannelse | paragraf 17 | sikkerhedskoordinator
DGNB | bæredygtigt byggeri | LCA byggeri
Autorisation el | elautorisation | autorisation VVS | aut. elinstallatør`,
});

export const propertyConcepts = conceptsOf("ejendom", {
  title: `
Ejendomschef | property manager | head of real estate | ejendomsleder | real estate manager | asset manager ejendomme | ejendomsdirektør | kundechef ejendomme | property director | forvaltningschef ejendomme
Ejendomsadministrator | property administrator | ejendomsforvalter | ejendomsmægler | real estate agent | udlejningschef | letting manager | ejendomskonsulent
Facility manager | facility management-chef | FM-chef | head of facility management | facilities manager | servicechef FM | facility coordinator | FM manager | bygningschef
Ejendomsinspektør | driftsinspektør | ejendomsfunktionær | vicevært | varmemester | caretaker | ejendomsmester | teknisk servicemedarbejder | teknisk serviceleder | pedel
Rengøringsleder | cleaning manager | rengøringschef | cleaning supervisor | serviceassistent | rengøringsinspektør`,
  skill: `
Ejendomsdrift | property management | ejendomsadministration | bygningsdrift | ejendomsforvaltning | building operations | real estate | ejendomme | property administration
Facility management | FM | facilities management | facility services
Bygningsvedligehold | building maintenance | vedligehold af bygninger | drift og vedligehold af bygninger
Udlejning | lejeret | letting | leasing | lejeloven | tenancy law | lejere | tenants
Rengøring | cleaning | rengøringsservice
Energirenovering | energioptimering af bygninger | energistyring bygninger
Almene boliger | boligorganisation | boligselskab | social housing | almen boligsektor | beboerdemokrati | afdelingsbestyrelser`,
});
