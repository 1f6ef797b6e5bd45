import { conceptsOf } from "./concept.ts";

export const shopConcepts = conceptsOf("detail", {
  title: `
Butikschef | store manager | shop manager | butiksbestyrer | butiksleder | uddeler | assistant store manager | købmand | retail store manager | butiksansvarlig
Varehuschef | department store manager | hypermarket manager | varehusleder
Salgsleder detail | retail manager | retailchef | detailchef | kædechef | chain manager | head of retail | retail area manager | distriktschef detail | regionschef detail | retail director | kædedirektør
Butiksassistent | shop assistant | salgsassistent butik | ekspedient | retail assistant | butiksmedarbejder | sales associate | salgsvejleder
Visual merchandiser | dekoratør`,
  skill: `
Detailhandel | retail | butik | butiksdrift | store operations | dagligvarer | grocery | butikker | stores | supermarked | supermarket | butiksledelse | varehus | department store | detailbranchen | FMCG | dagligvarebranchen
Varebestilling | replenishment | vareflow | varepåfyldning | svind | shrinkage | vareeksponering
Visual merchandising | merchandising | butiksindretning
Kasse og kasserapport | kassebetjening | kasseopgørelse
Sortiment | assortment | sortimentsstyring
Tøj og mode | fashion | modebranchen | modetøj | textile | tekstil | apparel | beklædning
Byggemarked | trælast | DIY | builders merchant | tømmerhandel`,
});

export const hospitalityConcepts = conceptsOf("hotel", {
  title: `
Hotelchef | hotel manager | hoteldirektør | hotel general manager | hotelleder | front office manager | resort manager | hotel director
Receptionschef | reception manager | receptionist | front desk | receptionsleder | front office
Restaurantchef | restaurant manager | restaurantleder | food and beverage manager | F&B manager | caféchef | café manager | bar manager | overtjener | restauratør | food and beverage director | restaurantbestyrer
Køkkenchef | head chef | executive chef | kitchen manager | kantineleder | kantinechef | canteen manager | køkkenleder | canteen chef | leder af køkken | køkkenfaglig leder
Kok | chef de partie | cook | tjener | waiter | bartender | smørrebrødsjomfru | ernæringsassistent | cater
Konferencechef | event manager | eventchef | meeting and event manager | konferencekoordinator | eventkoordinator | event coordinator | mødechef | booking manager | conference manager`,
  skill: `
Hotel | hotels | hoteldrift | hotel operations | overnatning | hospitality | hotelbranchen
Restaurant | restaurationsbranchen | restaurants | food and beverage | F&B | café | gastronomi | gastronomy | restaurantdrift
Køkkendrift | kitchen operations | kantine | canteen | storkøkken | catering | madproduktion | køkken | menuplanlægning | menu planning
Gæsteservice | guest service | guest experience | gæsteoplevelser | værtskab | hosting | gæster | guests
Turisme | tourism | turismeudvikling | rejsebranchen | travel | oplevelsesøkonomi | attraktion | forlystelsespark
Konference og møder | conference | konferencer | mødebooking konference | banquet
Revenue management hotel | yield management | belægning | occupancy`,
  tool: `
Opera PMS | Opera hotel | Protel | booking.com`,
});

export const cultureConcepts = conceptsOf("kultur", {
  title: `
Kulturchef | head of culture | kultur- og fritidschef | kulturhusleder | leder af kulturhus | fritidschef | kulturdirektør | kulturkonsulent | kultur- og fritidskonsulent
Museumsleder | museum director | museumsdirektør | museumsinspektør | curator | kurator
Bibliotekschef | library director | bibliotekar | librarian | biblioteksleder | head of library
Halinspektør | centerleder idræt | idrætscenterleder | svømmehalsleder | leisure centre manager | sports manager | halleder | fitnesschef | centerchef fitness | fitness manager | club manager
Teaterdirektør | teaterchef | theatre director | producent | producer | musikskoleleder | spillestedsleder | festivalchef
Kirkegårdsleder | kirkegårdsinspektør | kordegn | menighedsrådssekretær`,
  skill: `
Kulturliv | kultur- og fritidsområdet | kulturel | kulturinstitution | arts | kulturarrangementer | kulturområdet
Museum | museums | udstillinger | exhibitions
Idræt og fritid | sports | idræt | fritid | leisure | fitness | svømmehal | idrætsforening
Bibliotek | library | libraries`,
});

export const officeConcepts = conceptsOf("administration", {
  title: `
Administrationschef | administration manager | head of administration | administrativ leder | office manager | kontorleder | administrativ chef | sekretariatsleder | head of secretariat | stabschef | sekretariatschef | administrationsleder | head of office | administrative manager
Direktionssekretær | executive assistant | personal assistant | PA | chefsekretær | ledelsessekretær | direktionsassistent | management assistant | ledelsesassistent
Administrativ medarbejder | administrative assistant | kontorassistent | administrator | administrativ koordinator | sekretær | secretary | office assistant | kontormedarbejder | administrationsmedarbejder | administrative officer
Sagsbehandler | case officer | caseworker | case handler`,
  skill: `
Administration | administrative opgaver | administrativt arbejde | administrative tasks | kontorarbejde | office management | administrativ drift
Sagsbehandling | case handling | case management | case processing | sagsforløb
Sekretariatsbetjening | ledelsesbetjening | ledelsesunderstøttelse | executive support | sekretariat`,
  tool: `
KMD | KMD Opus | Opus
SBSYS | WorkZone | Acadre | GetOrganized | F2 cBrain | cBrain`,
});
