import { conceptsOf } from "./concept.ts";

export const salesConcepts = conceptsOf("salg", {
  title: `
Salgsdirektør | sales director | commercial director | kommerciel direktør | CCO | chief commercial officer | chief sales officer | VP sales
Salgschef | sales manager | head of sales | salgsleder | salgsansvarlig | kommerciel chef | commercial manager | regional sales manager | eksportchef | export manager | salgsteamleder
Key account manager | KAM | nøglekundeansvarlig | account director | strategic account manager
Account manager | kundeansvarlig | client manager | account executive | client executive | kundechef
Sælger | sales representative | salgskonsulent | sales consultant | salgsrepræsentant | konsulentsælger | kørende sælger | intern sælger | sales executive | salgsmedarbejder | salgsassistent | sales assistant | inside sales
Salgsingeniør | technical sales | sales engineer | teknisk sælger | solution sales`,
  skill: `
Salg | sales | selling | salgserfaring | salgsarbejde | salgsresultater | revenue growth
B2B-salg | B2B | business-to-business | erhvervssalg | B2B sales
B2C-salg | B2C | privatkunder
Nysalg | kundeemner | new business | kold kanvas | cold calling | leadgenerering | lead generation | kanvassalg | opsøgende salg | hunting | mødebooking | prospecting
Key account management | nøglekunder | key accounts | strategiske kunder | strategic accounts | storkunder
Salgsledelse | sales management | sales leadership | ledelse af sælgere | salgsteam | sales team
Salgsstrategi | sales strategy | kommerciel strategi | commercial strategy | go-to-market | kommerciel forståelse | commercial acumen | kommerciel udvikling | commercial development
Eksport | export | eksportsalg | export sales | internationalt salg | international sales
Pipelinestyring | pipeline | sales pipeline | salgspipeline | pipeline management
Tilbudsgivning | tilbud | tenders | quotations | tilbudsarbejde | tilbudsskrivning | bid management | tender management
Prissætning | pricing | prisstrategi | price strategy | revenue management
Forhandlernetværk | distributører | dealers | distributors | partner management | channel sales
Salgstræning | sales training | sales coaching | salgscoaching
Mersalg | upselling | cross-selling | krydssalg`,
  tool: `
Salesforce | salesforce.com | SFDC
HubSpot
Microsoft Dynamics CRM | Dynamics 365 Sales | Dynamics CRM
CRM | CRM-system | CRM system | SuperOffice | Pipedrive | customer relationship management`,
});

export const serviceConcepts = conceptsOf("kundeservice", {
  title: `
Kundeservicechef | customer service manager | head of customer service | kundeserviceleder | kundecenterchef | contact center manager | call center manager | customer care manager | kundechef kundeservice | teamleder kundeservice | head of customer support
Kundeservicemedarbejder | customer service representative | kunderådgiver | kundekonsulent | customer support agent | customer service agent | kundemedarbejder | customer care agent
Customer success manager | customer success`,
  skill: `
Kundeservice | customer service | customer support | customer care | kundecenter | call center | contact center | kundehåndtering | kundebetjening
Klagehåndtering | reklamationer | complaints | complaint handling | reklamationsbehandling | claims handling`,
  tool: `
Zendesk | Freshdesk | Intercom | Puzzel`,
});
