/** Parts of compounds that are frequent in working life, in the form that they have inside a compound. */
const parts = `
adgang administration affald afdeling afrapportering aftale aktivitet analyse anlæg ansvar ansættelse apotek arbejde arbejds
arkiv arkitektur automatisering avis bank barn behandling bemanding beregning beredskab beskæftigelse beslutning bestyrelse besøg
betaling bil biblioteks bibliotek billet biokemi biologi bogholderi bogføring bolig brand branche brugere bruger budget bus butik byg bygge
byggeri bygherre bygning bæredygtighed børne børn børnehave center central dag dagligvare dagtilbud data database demens detail design dialog digital
digitalisering direktør diskretion distribution distrikt dokument dokumentation drift drikkevand e-handel ejendom eksport ekspedition elektronik elev
emballage energi entreprise enhed erhverv ernæring event fag facility fabrik familie farmaceut fartøj ferie filial film finans finansiering firma
fiskeri fjernvarme flyve fly flytning fond forandring forbedring forening forebyggelse forbruger forhandling forlag forløb formidling forretning forskning forsikring
forsvar forsyning forsørgelse forvaltning fragt frivillig fuld fusion fysik fødevare gas genbrug grafik gods grossist gruppe grøn gulv
gymnasie gymnasium handel handicap havne have hjem hjemme hjælp hjælpemiddel holdning hold hospital hotel hovedkontor hus husdyr hånd håndværk hygiejne højskole idræt
import indhold indkøb indsats industri informationssikkerhed information infrastruktur innovation institution integration integrations internet inventar
investering jern jernbane journal jura kampagne kantine kapacitet kapital kasse kategori kemi kirke klient klima klinik kloak klub koncept koncern
konference konflikt konsulent kontakt kontor kontrol kontrakt kontraktstyring konto kort koordinering koordination kommune kommunikation kompetence konstruktion kreativ kredit kriminal krise køkken kultur kunde kunst kurs kvalitet
kvindehus køle køb køkken laboratorie laboratorium lager landbrug landskab leder ledelse leverance leverandør levnedsmiddel likviditet linje logistik lokal lov luft luftfart lære lærling læge lægemiddel løn løsning
maler manager marked markedsføring maskin maskine mad materiale medarbejder medicin medie medlem mejeri mekanik metode middel miljø
mobilitet montage motion motor museum musik myndighed møbel møde møtrik natur net netværk nærings offentlig område omsorg omsætning operation omstilling opera optimering ordre organisation
overenskomst overvågning partner patient pension person personal personale pladser planlægning pleje plejehjem politi politik portefølje portfolio post praktik praksis presse pris privat proces
procesoptimering produkt produktion produktudvikling program projekt projektering prøve præventions psykiatri psykologi pædagogik radio rapportering ramme redaktion regel regering region regnskab rejse
reklame rekruttering rengøring renovering reparation research ressource restaurant retail revision risiko robot rude råd rådgivning råvare sag sags sagsbehandling salg
salgs sal samfund samfundsansvar samarbejde sikkerhed skadedyr skade skat skatte skole skov slagteri social software sommer specialist spilde spildevand sports sport
sprog spørgsmål stab standard stats statistik strategi struktur stål studie studier styring styrke støtte sundhed supply support sygehus sygepleje sygefravær sygdom system sælger sø tand tal teater team teknik teknologi
tekst tekstil tele telefon tender test tid tilbud tillid tilsyn tjeneste told trafik transport trivsel træ turisme turist udbud uddannelse udstilling udlejning udvikling ung ungdom underleverandør undervisning universitet udenrigs vagt
valuta vand vandmiljø vare varehus varme vask vedligehold vedligeholdelse vej vejledning velfærd ventilation verden vidensdeling viden vikar vind vindmølle virksomhed virtuel visitation voksen værdi værksted værktøj væsen ydelse
ældre økonomi økologi ånd øre øvelse kørsel køretøj`;

/** Words that a compound may end with after any other word: "skadedyrsbekæmpelseschef". */
const ends = `
chef leder direktør konsulent medarbejder assistent koordinator specialist ingeniør rådgiver udvikler analytiker planlægger ansvarlig
ledelse styring udvikling planlægning analyse forvaltning rådgivning administration behandling optimering sikkerhed håndtering
sagsbehandler tekniker supporter arkitekt inspektør formand mester sygeplejerske læge pædagog lærer vejleder terapeut sekretær
controller økonom jurist montør operatør sælger indkøber disponent redaktør designer manager partner projekt projekter løsninger strategi
system systemer virksomhed afdeling branche branchen industri industrien produktion uddannelse kurser indkøb drift bekæmpelse
ansvar service support kampagner kampagne værktøjer værktøj rapporter rapport undersøgelser aftaler aftale`;

export const compoundParts: ReadonlySet<string> = new Set([...words(parts), ...words(ends)]);
export const compoundEnds: ReadonlySet<string> = new Set(words(ends));

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/u);
}
