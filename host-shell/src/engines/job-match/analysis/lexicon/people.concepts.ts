import { conceptsOf } from "./concept.ts";

export const peopleConcepts = conceptsOf("hr", {
  title: `
HR-chef | HR manager | head of HR | HR-direktør | HR director | CHRO | personalechef | head of people | people director | chief people officer | HR-leder | human resources manager | HR-ansvarlig
HR-konsulent | HR consultant | HR-partner | HR business partner | HRBP | people partner | personalekonsulent | HR generalist | HR-koordinator | HR specialist | HR-medarbejder | human resources consultant
Rekrutteringskonsulent | recruiter | talent acquisition specialist | talent acquisition partner | headhunter | rekrutteringsspecialist | talent acquisition manager
Lønkonsulent | payroll specialist | lønspecialist | lønmedarbejder | payroll consultant | lønchef | payroll manager | lønansvarlig
Organisationskonsulent | organisationsudvikler | ledelseskonsulent | leadership consultant | organizational consultant
Uddannelseskonsulent | learning consultant | learning and development manager | L&D manager | uddannelseschef | kursusleder | kompetencekonsulent | learning specialist
Arbejdsmiljøkonsulent | arbejdsmiljøchef | arbejdsmiljøleder | HSE manager | EHS manager | health and safety manager | QHSE manager | HSE specialist | sikkerhedsleder | arbejdsmiljøkoordinator`,
  skill: `
HR | human resources | human resource management | HRM | personaleadministration | people and culture
Lønadministration | payroll | lønkørsel | lønbehandling
Ansættelsesret | arbejdsret | employment law | labour law | personalejura | funktionærret
Organisationsudvikling | organizational development | organisational development | organisationsudviklingsprojekter | organisationsdesign | organizational design | kulturudvikling | culture change
Lederudvikling | leadership development | ledelsesudvikling | lederuddannelse | lederprogrammer | leadership training
Employer branding | employer brand
Compensation & benefits | compensation and benefits | C&B | total rewards | lønpolitik | bonusordninger`,
  tool: `
Planday | Tamigo | Optima vagtplan | Calabrio
Workday
SuccessFactors | SAP SuccessFactors
Silkeborg Data | SD Løn
Visma Enterprise | Visma Løn | DataLøn | Zenegy | ProLøn
HR-ON | Emply | Talentech
Persontest | persontests | DISC | PEOPLETOOLS | Insights Discovery | MBTI | Garuda | personprofiler`,
});
