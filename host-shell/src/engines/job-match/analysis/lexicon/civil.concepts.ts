import { conceptsOf } from "./concept.ts";

export const civilConcepts = conceptsOf("civilsamfund", {
  title: `
Landedirektør NGO | country representative | generalsekretær | secretary general | foreningsdirektør | sekretariatschef i forening
Programrådgiver | programme adviser | programme advisor | programme officer | grants officer | development adviser
Fundraiser | fundraisingchef | head of fundraising | fundraising manager`,
  skill: `
Udviklingsarbejde | development aid | international development | udviklingsprojekter | ulandsarbejde | udviklingsbistand | development programmes | livelihoods
Nødhjælp | humanitarian | humanitarian response | humanitært arbejde | emergency relief | refugee response
Tilskudsforvaltning | grant management | grants | puljemidler | bevillinger fra fonde | Danida | donors | donorer | institutional donors | EU-midler
Monitorering og evaluering | monitoring and evaluation | M&E | effektmåling | impact measurement | evaluering
Frivillige | volunteers | frivilligledelse | volunteer management | frivilligkoordinering | foreningsliv | NGO | foreningsarbejde | civil society
Interesseorganisation | medlemsorganisation | member organisation | fagforening | trade union | brancheforening | forbund`,
});
