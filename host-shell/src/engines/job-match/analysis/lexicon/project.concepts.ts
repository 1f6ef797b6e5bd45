import { conceptsOf } from "./concept.ts";

export const projectConcepts = conceptsOf(undefined, {
  title: `
Projektchef | head of projects | head of PMO | PMO manager | projektdirektør | project director | PMO-chef | porteføljechef | portfolio manager | leder af projektkontor
Projektleder | project manager | projektansvarlig | project lead | senior projektleder | senior project manager | it-projektleder | it project manager | technical project manager
Programleder | program manager | programme manager | programchef | programmeleder
Projektkoordinator | project coordinator | projektmedarbejder | project assistant | projektassistent | PMO | projektkonsulent | project consultant
Scrum master | agile coach | agil coach | release train engineer
Product owner | produktejer
Managementkonsulent | management consultant | strategikonsulent | strategy consultant | strategichef | head of strategy | chief of staff | strategy manager | udviklingskonsulent | udviklingschef`,
  skill: `
Projektledelse | project management | projektstyring | ledelse af projekter | leading projects | projektarbejde | project planning | projektplanlægning
Programledelse | program management | programme management
Porteføljestyring | portfolio management | projektportefølje | project portfolio | porteføljeledelse
Agil udvikling | agile | agil | agile metoder | agile development | scrum | kanban | SAFe | scaled agile | agile methods
Gevinstrealisering | benefit realization | benefits realisation | gevinststyring`,
  certificate: `
PRINCE2 | PRINCE 2 | PRINCE2 Practitioner
PMP | project management professional
IPMA | IPMA-certificering | IPMA level C | IPMA level B
MSP | managing successful programmes
Scrum-certificering | CSM | PSM | certified scrum master | CSPO | SAFe Agilist
Green belt | black belt | six sigma black belt | six sigma green belt`,
  tool: `
MS Project | Microsoft Project`,
});
