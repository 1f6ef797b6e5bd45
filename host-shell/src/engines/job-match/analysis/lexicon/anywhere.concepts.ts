import { conceptsOf } from "./concept.ts";

/** Work of leaders and specialists in every trade, which says nothing about the trade. */
export const anywhereConcepts = conceptsOf(undefined, {
  skill: `
Rekruttering | recruitment | recruiting | talent acquisition | hiring | ansættelser | talent attraction
Onboarding | introforløb | introduktion af nye medarbejdere
Elever og lærlinge | lærlinge | elever | apprentices | oplæring
Medarbejderudvikling | medarbejdersamtaler | employee development | MUS | medarbejderudviklingssamtaler | MUS-samtaler | kompetenceudvikling | talentudvikling | talent management | talent development | employee appraisal
Trivsel | employee engagement | trivselsmålinger | medarbejdertilfredshed | well-being | wellbeing | engagement surveys | APV
Sygefravær | fraværshåndtering | sickness absence | fravær | absence management | sygefraværssamtaler
Arbejdsmiljø | occupational health and safety | health and safety | HSE | EHS | QHSE | work environment | psykisk arbejdsmiljø | sikkerhedsarbejde | arbejdssikkerhed | arbejdsmiljøarbejde | safety culture
Diversitet og inklusion | diversity and inclusion | diversity equity and inclusion | DEI | mangfoldighed
Vagtplanlægning | vagtplan | vagtplaner | bemandingsplanlægning | shift planning | rostering | arbejdstidsplanlægning | tjenestetidsplanlægning | bemanding | staffing | skemalægning
Overenskomster | MED-udvalg | MED-system | samarbejdsudvalg | employee relations | tillidsrepræsentanter | overenskomst | collective agreements | overenskomstforhandling | lokalaftaler | lønforhandling | fagforeninger | trade unions
Budgetlægning | budgettering | budgetansvar | budgetstyring | budget | budgetter | budgeting | budget management | budget responsibility | budgetopfølgning
Økonomistyring | økonomisk styring | økonomiansvar | financial management | financial control
Lønsomhedsanalyse | business case | business cases | profitability | rentabilitet | cost benefit
Økonomisk rapportering | financial reporting | ledelsesrapportering | management reporting | finansiel rapportering
Risikostyring | risk management | risikovurdering | risk assessment | risikoanalyse | risikohåndtering | risk analysis
Procesoptimering | process optimization | procesforbedring | process improvement | optimering af processer | process optimisation | effektivisering | efficiency | procesoptimeringer | optimering af arbejdsgange | business process
Lean | lean management | kontinuerlige forbedringer | løbende forbedringer | continuous improvement | kaizen | 5S | lean manufacturing | tavlemøder | forbedringskultur | operational excellence
Six Sigma | lean six sigma
Innovation | innovationsledelse | innovation management | idéudvikling | serviceudvikling | konceptudvikling | concept development
Kundetilfredshed | customer satisfaction | NPS | CSAT | net promoter score | kundeoplevelser | kundeoplevelse | customer experience | CX
Servicekoordinering | serviceaftaler | service level agreements | SLA | service delivery
Kunderelationer | customer relations | kundepleje | client relations | kunderelation | customer relationships | relationship building | relationsopbygning
Kontraktforhandling | contract negotiation | kontrakter | contracts | kontraktstyring | contract management
Journalisering | ESDH | arkivering | records management | filing | dokumenthåndtering | document management
Referatskrivning | minutes | referater | dagsordener | mødereferater
Kalenderstyring | calendar management | mødeplanlægning | rejsebestilling | travel booking | mødebooking og kalender
E-læring | e-learning | digital læring | blended learning | online learning | LMS
Tværsektorielt samarbejde | tværsektoriel | sundhedsaftale | cross-sectoral
Messer og events | event | events | eventplanlægning | messer | event management | arrangementer | trade shows | event planning`,
});
