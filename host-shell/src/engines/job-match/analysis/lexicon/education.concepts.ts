import { conceptsOf } from "./concept.ts";

export const educationConcepts = conceptsOf("undervisning", {
  title: `
Skoleleder | school principal | head teacher | headmaster | viceskoleleder | deputy head | rektor | skoleinspektør | skolechef | principal | distriktsskoleleder | pædagogisk leder | school director
Uddannelsesleder | head of studies | education manager | uddannelseschef skole | studieleder | head of programme | uddannelsesdirektør | director of studies | prorektor | program director university | institutleder | head of department university | dekan
Lærer | teacher | folkeskolelærer | gymnasielærer | underviser | lecturer | adjunkt | lektor | faglærer | instructor | upper secondary teacher
Studievejleder | student counsellor | uddannelsesvejleder | UU-vejleder | career counsellor | karrierevejleder
Forsker | researcher | professor | postdoc | ph.d.-studerende | scientist | research scientist | forskningsleder | research manager | senior scientist | forskningschef | associate professor | assistant professor`,
  skill: `
Undervisning | teaching | underviser | undervise | training | undervisningserfaring
Folkeskole | primary school | skoleområdet | skole | schools | skoledrift | grundskole | skoleledelse | school management
Pædagogisk ledelse | pedagogical leadership | didaktik | didactics | læringsledelse | pædagogisk udvikling
Ungdomsuddannelse | gymnasium | upper secondary | erhvervsuddannelse | EUD | vocational education | erhvervsskole | ungdomsuddannelser
Videregående uddannelse | higher education | universitet | university | professionshøjskole | erhvervsakademi | university college
Voksenuddannelse | AMU | efteruddannelse | adult education | VUC | FVU | kursusudvikling | course development
Forskning | research | forskningsprojekter | videnskabelig | scientific | research projects | akademisk forskning
Vejledning | counselling | guidance | karrierevejledning | vejledningssamtaler
Specialundervisning | inklusion | inkluderende læringsmiljøer | special needs education | specialpædagogisk | inklusion i skolen`,
  tool: `
Aula | Meebook | MinUddannelse | skoleintra`,
});

export const childcareConcepts = conceptsOf("dagtilbud", {
  title: `
Dagtilbudsleder | daycare manager | institutionsleder | børnehaveleder | vuggestueleder | daginstitutionsleder | kindergarten manager | områdeleder dagtilbud | dagtilbudschef | leder af børnehus | leder af daginstitution | daglig pædagogisk leder | nursery manager | leder af børnehave
SFO-leder | leder af fritidscenter | klubleder | fritidsleder | indskolingsleder | leder af SFO | ungdomsskoleleder
Pædagog | educator | kindergarten teacher | preschool teacher | pædagogmedhjælper | børnehavepædagog`,
  skill: `
Dagtilbud | daycare | daginstitution | børnehave | vuggestue | kindergarten | 0-6 år | dagplejen | nursery | børnehus | integreret institution
Pædagogik | pedagogy | pædagogisk arbejde | pædagogisk | styrket pædagogisk læreplan | pædagogiske læreplaner | pædagogisk praksis
Forældresamarbejde | parent cooperation | forældrebestyrelse | forældresamtaler | forældre
SFO og fritid | SFO | fritidstilbud | fritidsklub | klub | after-school | skolefritidsordning
Børn og unge | children and young people | børneområdet | børne- og ungeområdet | børn | børn og familier | children`,
});
