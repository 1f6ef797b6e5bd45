import { conceptsOf } from "./concept.ts";

export const leadershipConcepts = conceptsOf(undefined, {
  title: `
Driftsdirektør | COO | chief operating officer
Driftsleder | driftschef | operations manager | head of operations | operationschef | site manager
Forretningsudvikler | business developer | business development manager | forretningsudviklingschef`,
  rank: `
Direktør | direktion | koncernledelse | executive management
Områdechef | områdeleder | regionschef | regionsleder | distriktschef | area manager | regional manager | district manager
Afdelingsleder | afdelingschef | department manager | department head | head of department | sektionsleder | sektionschef | kontorchef | section manager
Teamleder | teamchef | gruppeleder | team leader | team lead | team manager
Souschef | deputy manager | assistant manager | stedfortræder | vicechef | viceleder | deputy director | stedfortrædende leder`,
  skill: `
Personaleledelse | personaleansvar | medarbejderledelse | people management | line management | staff management | people leadership | leading people | direct reports | ledelse af medarbejdere | ledet medarbejdere | personale ansvar
Ledelse af ledere | leading leaders | managing managers | leader of leaders
Ledelse | leder | chef | leadership | management | manager | lead | ledelseserfaring | ledererfaring
Strategi | strategisk ledelse | strategiudvikling | strategiarbejde | strategy | strategic planning | strategieksekvering | strategy execution | strategisk
Forandringsledelse | change management | organisationsændringer | forandringsprocesser | transformation | organisatoriske forandringer
Forretningsudvikling | business development | forretningsudviklende
Driftsledelse | driftsansvar | operational management | daglig drift | operations management
Mødeledelse | facilitering | facilitation | workshopfacilitering | facilitere
Forhandling | forhandlinger | forhandlingsteknik | negotiation | negotiating | negotiate
Interessenthåndtering | interessentledelse | stakeholder management | interessenter | stakeholders
Partnerskaber | partnerships | strategiske partnerskaber
Coaching | coach | coaching af medarbejdere
Konflikthåndtering | konfliktløsning | conflict resolution | conflict management
Mentorskab | mentor | mentoring
Performance management | målstyring | KPI | KPI-styring | resultatopfølgning`,
});

export const topConcepts = conceptsOf("topledelse", {
  title: `
Administrerende direktør | adm. direktør | adm direktør | CEO | chief executive officer | managing director | general manager | landechef | country manager`,
  skill: `
Bestyrelsesarbejde | bestyrelse | bestyrelsessamarbejde | bestyrelsesposter | bestyrelsesformand | board of directorssbetjening | board reporting | board work | bestyrelse | bestyrelsessamarbejde | bestyrelsesposter | bestyrelsesformand | board of directors
Turnaround | turn-around | restrukturering | restructuring | omstrukturering
Generationsskifte | ejerskifte | succession | ejerledet virksomhed | familieejet
Resultatansvar | P&L | P&L responsibility | profit and loss | bundlinjeansvar | EBITDA`,
});
