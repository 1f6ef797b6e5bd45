import { profession } from "../profession.ts";

/** Professions in shops, transport, care, schools, authorities, hospitality, farming and culture. */
export const peopleProfessions = [
  profession("retail", {
    titles:
      "Salgsassistent; Souschef i butik | Afdelingsleder i detail; Butikschef | Varehuschef | Butiksbestyrer; Regionschef i detail | Kædedirektør",
    field: "butik og detailhandel",
    tasks:
      "drive butikken med ansvar for omsætning og bundlinje; lægge vagtplaner og oplære nye; sikre en indbydende butik med varer på hylderne; følge op på svind og kampagner; tage godt imod kunder og klager; gennemføre medarbejdersamtaler; udvikle det lokale salg",
    brings:
      "en butiksuddannelse og erfaring som leder i detail; kommerciel tæft; energi, der smitter; overblik over tal og mennesker",
    skills: "butiksdrift; vagtplanlægning; salg; varebestilling; svindbekæmpelse; personaleledelse",
  }),
  profession(
    "retail",
    {
      titles:
        "E-handelskoordinator | Webshopmedarbejder; E-handelsansvarlig; E-commerce Manager | E-handelschef; Omnichannel-direktør",
      field: "webshop og e-handel",
      tasks:
        "drive og udvikle webshoppen; skrive produkttekster og styre billeder; planlægge kampagner med marketing; forbedre konvertering gennem test; samarbejde med lager om levering og retur; følge salget dag for dag; åbne nye markedspladser",
      brings:
        "erfaring med Shopify, Magento eller en anden platform; analytisk sans; kendskab til SEO og nyhedsbreve; lyst til handel",
      skills: "e-handel; Shopify; konverteringsoptimering; SEO; produktdata; GA4",
    },
    {
      titles: "E-commerce Specialist; E-commerce Lead; E-commerce Manager; Director of E-commerce",
      field: "web shop and e-commerce",
      tasks:
        "run and develop the web shop; write product texts and manage pictures; plan campaigns with marketing; improve conversion through tests; work with the warehouse on delivery and returns; follow sales day by day; open new marketplaces",
      brings:
        "experience with Shopify, Magento or another platform; an analytical mind; knowledge of SEO and newsletters; a love of trade",
      skills: "e-commerce; Shopify; conversion optimisation; SEO; product data; GA4",
    },
  ),
  profession("transport", {
    titles:
      "Lagermedarbejder | Logistikkoordinator; Lagerleder | Teamleder på lageret | Skifteleder; Lagerchef | Logistikchef; Logistikdirektør",
    field: "lager og logistik",
    tasks:
      "sikre pluk, pak og forsendelse til tiden; fordele opgaver på holdet; forbedre flow og indretning; følge op på fejl og produktivitet; stå for lageroptælling; indføre nyt WMS; holde truck- og sikkerhedskurser ajour",
    brings:
      "erfaring fra et lager med højt tempo; kendskab til WMS og Lean; evnen til at skabe ro og retning; gerne truckcertifikat",
    skills: "lagerstyring; WMS; Lean; truckcertifikat; bemandingsplanlægning; sikkerhed",
  }),
  profession(
    "transport",
    {
      titles:
        "Disponent | Speditør | Chauffør; Kørselsleder | Teamleder i spedition; Transportchef | Speditionschef; Direktør for transport",
      field: "transport og spedition",
      tasks:
        "planlægge ruter og disponere biler; forhandle med vognmænd og kunder; følge sendinger og løse forsinkelser; udarbejde told- og fragtdokumenter; overholde køre- og hviletid; beregne priser; skaffe nye fragtkunder",
      brings:
        "en uddannelse som speditør eller erfaring som disponent; kendskab til told og Incoterms; tysk eller engelsk i tale; overblik under pres",
      skills: "disponering; spedition; told; Incoterms; ruteplanlægning; køre- og hviletid",
    },
    {
      titles: "Freight Forwarder | Transport Planner; Forwarding Team Lead; Freight Manager; ",
      field: "transport and freight",
      tasks:
        "plan routes and dispatch vehicles; negotiate with hauliers and customers; track shipments and solve delays; prepare customs and freight documents; calculate prices; win new freight customers",
      brings:
        "training as a freight forwarder or experience as a planner; knowledge of customs and Incoterms; fluent English and preferably German; overview under pressure",
      skills: "freight forwarding; customs; Incoterms; route planning; negotiation; customer service",
    },
  ),
  profession("traffic", {
    titles:
      "Trafikplanlægger | Driftsassistent; Driftsleder i kollektiv trafik | Stationsleder; Trafikchef | Havnechef; ",
    field: "trafik, havn og kollektiv transport",
    tasks:
      "planlægge køreplaner og vagter; lede driften, når noget går galt; følge op på rettidighed; føre dialog med passagerer og kommuner; sikre kompetencer og helbredskrav; styre kontrakter med operatører; planlægge anløb og kajpladser",
    brings:
      "erfaring fra trafik, havn eller forsvar; stærk i planlægning; robust, når telefonen ringer; samarbejde på tværs",
    skills: "driftsledelse; trafikplanlægning; vagtplanlægning; kontraktstyring; beredskab; passagerservice",
  }),
  profession("hospital", {
    titles:
      "Sygeplejerske | Klinisk sygeplejespecialist; Afdelingssygeplejerske | Teamleder i sygeplejen; Oversygeplejerske | Chefsygeplejerske; Sygeplejefaglig direktør",
    field: "sygepleje og patientforløb",
    tasks:
      "yde og koordinere sygepleje til voksne patienter; sikre sammenhæng i forløb og udskrivelser; lægge tjenesteplaner; følge op på kvalitet og utilsigtede hændelser; oplære studerende; udvikle afsnittets faglighed; inddrage pårørende",
    brings:
      "autorisation som sygeplejerske; klinisk erfaring; gerne en diplomuddannelse i ledelse; nærvær og faglig ro",
    skills: "sygepleje; kvalitetsarbejde; tjenesteplanlægning; Sundhedsplatformen; utilsigtede hændelser; vejledning",
  }),
  profession("care", {
    titles:
      "Social- og sundhedsassistent | Demenskonsulent; Teamleder i hjemmeplejen | Gruppeleder; Plejehjemsleder | Områdeleder i ældreplejen; Ældrechef",
    field: "ældre og pleje",
    tasks:
      "lede hverdagen på plejehjem eller i hjemmeplejen; skabe trygge dage for borgere og pårørende; planlægge vagter og holde budgettet; nedbringe sygefravær; følge op på tilsyn; rekruttere og fastholde; udvikle arbejdet med demens",
    brings:
      "en sundhedsfaglig uddannelse; erfaring fra ældreområdet; lyst til nærværende ledelse; overblik over økonomi og vagtplan",
    skills: "ældrepleje; vagtplanlægning; budgetansvar; demens; pårørendesamarbejde; sygefravær",
  }),
  profession("care", {
    titles: "Fysioterapeut | Ergoterapeut; Teamleder i genoptræning; Leder af sundhedscenter | Rehabiliteringschef; ",
    field: "genoptræning og sundhedsfremme",
    tasks:
      "genoptræne borgere efter sygehusophold; lede hold og individuelle forløb; dokumentere efter fælles sprog; udvikle forebyggende tilbud; samarbejde med læger og jobcenter; vejlede kolleger i faglige metoder; planlægge ressourcer",
    brings:
      "autorisation som fysio- eller ergoterapeut; erfaring med rehabilitering; motiverende samtaler; samarbejdsevne",
    skills: "genoptræning; rehabilitering; motiverende samtale; dokumentation; forebyggelse; hjælpemidler",
  }),
  profession("clinic", {
    titles: "Læge | Psykolog | Tandlæge; Klinikleder; Ledende overlæge | Klinikchef; Lægefaglig direktør",
    field: "behandling og klinik",
    tasks:
      "udrede og behandle patienter; føre journal og holde konferencer; lede klinikkens daglige drift; sikre ventetider, der kan forsvares; supervisere yngre kolleger; udvikle samarbejdet med praktiserende læger; bidrage til forskning",
    brings:
      "autorisation og relevant klinisk erfaring; faglig nysgerrighed; god kontakt til patienter; lyst til at udvikle en klinik",
    skills: "klinisk behandling; journalføring; supervision; patientsikkerhed; klinikdrift; tværfagligt samarbejde",
  }),
  profession("school", {
    titles: "Lærer | Læsevejleder; Afdelingsleder i skolen | Indskolingsleder; Skoleleder | Viceskoleleder; Skolechef",
    field: "folkeskole og undervisning",
    tasks:
      "undervise i udskoling og mellemtrin; lede teamets samarbejde om elevernes trivsel; skemalægge og planlægge skoleåret; følge op på læring sammen med lærerne; holde forældremøder; styrke inklusion; udvikle praksisfaglig undervisning",
    brings:
      "en læreruddannelse; undervisningserfaring og gerne ledererfaring; tydelighed og varme; blik for data og for barnet",
    skills: "undervisning; pædagogisk ledelse; skoleudvikling; inklusion; forældresamarbejde; skemalægning",
  }),
  profession("daycare", {
    titles:
      "Pædagog | Sprogpædagog; Souschef i daginstitution | Pædagogisk leder; Institutionsleder | Dagtilbudsleder; Dagtilbudschef",
    field: "dagtilbud og børn",
    tasks:
      "skabe trygge rammer for børn fra nul til seks år; lede det pædagogiske arbejde; planlægge personale og økonomi; samarbejde med forældre og bestyrelse; følge op på læreplaner; vejlede studerende; samarbejde med PPR om børn i udsatte positioner",
    brings: "en pædagoguddannelse; erfaring som leder eller koordinator; klare pædagogiske holdninger; humør",
    skills: "pædagogisk ledelse; læreplaner; forældresamarbejde; budgetansvar; børns udvikling; vejledning",
  }),
  profession("college", {
    titles:
      "Adjunkt | Lektor | Underviser på erhvervsuddannelse; Uddannelsesleder; Uddannelseschef | Studiechef; Rektor | Direktør for erhvervsskole",
    field: "ungdoms- og erhvervsuddannelse",
    tasks:
      "undervise og udvikle forløb; lede et lærerteam; sikre fastholdelse af unge; samarbejde med virksomheder om lærepladser; planlægge prøver og skema; følge op på trivselsmålinger; tegne skolen udadtil",
    brings:
      "en kandidatgrad eller en faglig uddannelse med pædagogikum; undervisningserfaring; indsigt i unges liv; interesse for udvikling",
    skills: "undervisning; didaktik; uddannelsesledelse; praktiksamarbejde; fastholdelse; skemaplanlægning",
  }),
  profession(
    "university",
    {
      titles: "Forsker | Ph.d.-stipendiat | Postdoc; Forskningsgruppeleder; Institutleder | Centerleder; Dekan",
      field: "forskning og universitet",
      tasks:
        "forske og publicere i internationale tidsskrifter; undervise og vejlede studerende; søge eksterne midler; lede et forskningscenter; samarbejde med erhvervslivet; ansætte og udvikle forskere; formidle til offentligheden",
      brings: "en ph.d. og publikationer; erfaring med bevillinger; internationalt netværk; pædagogisk talent",
      skills: "forskning; fundraising; vejledning; publicering; projektledelse; formidling",
    },
    {
      titles: "Postdoc | Associate Professor; Research Group Leader; Head of Department | Centre Leader; Dean",
      field: "research and university",
      tasks:
        "do research and publish in international journals; teach and supervise students; apply for external funding; lead a research centre; work with industry; hire and develop researchers; share results with the public",
      brings: "a PhD and publications; experience with grants; an international network; a talent for teaching",
      skills: "research; grant writing; supervision; publishing; project management; science communication",
    },
  ),
  profession("public", {
    titles:
      "Fuldmægtig | AC-medarbejder | Udviklingskonsulent; Specialkonsulent | Chefkonsulent; Kontorchef | Afdelingschef | Sekretariatschef; Direktør i kommunen | Kommunaldirektør",
    field: "politik og forvaltning",
    tasks:
      "skrive sager til udvalg og byråd; analysere økonomi og effekter; sekretariatsbetjene ledelsen; omsætte ny lovgivning til praksis; lede tværgående projekter; inddrage borgere og foreninger; forberede budgetforhandlinger",
    brings:
      "en samfundsvidenskabelig kandidatgrad; erfaring med politisk betjening; sikker formidling i skrift og tale; sans for det politiske rum",
    skills: "politisk betjening; sagsfremstilling; økonomi; evaluering; projektledelse; forvaltningsret",
  }),
  profession("public", {
    titles:
      "Socialrådgiver | Familierådgiver | Sagsbehandler; Teamleder i børn og familie | Faglig leder; Socialchef | Afdelingsleder for voksne og handicap; Social- og sundhedsdirektør",
    field: "socialt arbejde",
    tasks:
      "udrede og følge sager efter barnets lov og serviceloven; føre samtaler med børn, unge og familier; træffe afgørelser og begrunde dem; lede faglig sparring; styre økonomi i enkeltsager; samarbejde med skoler og politi; kvalitetssikre gennem ledelsestilsyn",
    brings: "en uddannelse som socialrådgiver; myndighedserfaring; faglig dømmekraft; evnen til at stå i det svære",
    skills: "barnets lov; serviceloven; sagsbehandling; DUBU; faglig ledelse; afgørelser",
  }),
  profession("public", {
    titles:
      "Jobkonsulent | Beskæftigelsesrådgiver | Virksomhedskonsulent; Teamleder i jobcentret; Jobcenterchef | Afdelingsleder for beskæftigelse; Beskæftigelsesdirektør",
    field: "beskæftigelse og jobcenter",
    tasks:
      "hjælpe ledige og sygemeldte tilbage i arbejde; opsøge virksomheder og aftale forløb; holde samtaler efter lov om aktiv beskæftigelsesindsats; følge op på resultater; udvikle tilbud til unge; samarbejde med a-kasser og læger",
    brings:
      "erfaring fra beskæftigelsesområdet; kendskab til lovgivningen; virksomhedsrettet tænkning; tro på mennesker",
    skills:
      "beskæftigelsesindsats; virksomhedskontakt; motiverende samtale; sygedagpenge; resultatopfølgning; sagsbehandling",
  }),
  profession("public", {
    titles:
      "Byplanlægger | Byggesagsbehandler; Teamleder for byg og miljø; Chef for teknik og miljø | Plan- og bychef; Teknisk direktør i kommunen",
    field: "plan, byg og miljø",
    tasks:
      "udarbejde lokalplaner og kommuneplantillæg; behandle byggesager efter BR18; holde borgermøder; føre tilsyn med virksomheder; rådgive politikere; koordinere klimatilpasning; forbedre sagsbehandlingstider",
    brings:
      "en uddannelse som arkitekt, landinspektør, ingeniør eller planlægger; kendskab til planloven; god formidling; politisk forståelse",
    skills: "planloven; byggesager; GIS; borgerinddragelse; klimatilpasning; miljøtilsyn",
  }),
  profession("rescue", {
    titles: "Betjent i beredskabet | Beredskabskonsulent; Indsatsleder | Holdleder; Beredskabschef; ",
    field: "beredskab og sikkerhed",
    tasks:
      "lede indsatser ved brand og ulykker; planlægge øvelser; udarbejde risikobaserede planer; rådgive om brandsikring; koordinere med politi og sygehuse; vedligeholde materiel; uddanne frivillige",
    brings:
      "en baggrund i beredskab, forsvar eller politi; ro i kritiske situationer; erfaring som leder; god fysisk form",
    skills: "indsatsledelse; risikovurdering; brandsikring; øvelsesplanlægning; krisestyring; beredskabsplaner",
  }),
  profession("kitchen", {
    titles: "Kok | Konditor; Souschef i køkkenet | Køkkenleder; Køkkenchef | Kantineleder; ",
    field: "køkken og mad",
    tasks:
      "lave mad fra bunden til gæster hver dag; planlægge menuer og råvareindkøb; lede køkkenets hold; sikre egenkontrol; nedbringe madspild; oplære elever; udvikle det grønne køkken",
    brings:
      "en uddannelse som kok, ernæringsassistent eller catering; erfaring fra køkken i tempo; orden og hygiejne; humor",
    skills: "madlavning; egenkontrol; menuplanlægning; varebestilling; køkkenledelse; madspild",
  }),
  profession(
    "hospitality",
    {
      titles:
        "Receptionist | Tjener; Restaurantchef | Receptionsleder | Afdelingsleder for housekeeping; Hotelchef | Konferencechef; Hoteldirektør",
      field: "hotel, restaurant og møder",
      tasks:
        "tage imod gæster og løse det uventede; planlægge selskaber og konferencer; lede teamet på gulvet; følge op på belægning og priser; udvikle gæsteoplevelsen; lægge vagtplaner; stå for budget og indkøb",
      brings: "erfaring fra hotel eller restaurant; vært af natur; gode sprogkundskaber; overblik i travle stunder",
      skills: "gæsteservice; revenue management; vagtplanlægning; konference; Opera; personaleledelse",
    },
    {
      titles:
        "Receptionist | Event Coordinator; Restaurant Manager | Front Office Manager; Hotel Manager; Hotel Director",
      field: "hotel, restaurant and events",
      tasks:
        "welcome guests and solve the unexpected; plan banquets and conferences; lead the team on the floor; follow up on occupancy and prices; develop the guest experience; make rosters; manage budget and purchasing",
      brings: "experience from a hotel or restaurant; a host by nature; good language skills; overview in busy hours",
      skills: "guest service; revenue management; staff planning; events; Opera PMS; team leadership",
    },
  ),
  profession("farming", {
    titles:
      "Landbrugstekniker | Planteavlskonsulent | Svinekonsulent; Driftsleder på gård | Staldleder; Godsforvalter | Produktionschef i landbrug; ",
    field: "landbrug og dyrehold",
    tasks:
      "lede mark- og staldarbejdet; lægge mark- og gødningsplaner; sikre dyrevelfærd; følge op på effektivitet og økonomi; vedligeholde maskiner; søge tilskud; planlægge høst og mandskab",
    brings:
      "en uddannelse som landmand, agrarøkonom eller jordbrugsteknolog; praktisk erfaring; interesse for teknologi; ansvarsfølelse",
    skills: "markplanlægning; dyrevelfærd; driftsøkonomi; maskinvedligehold; tilskud; præcisionslandbrug",
  }),
  profession("food", {
    titles:
      "Fødevareingeniør | Mejerist | Procesteknolog; Produktionsleder i fødevarer | Mejeriformand; Fødevarechef | Mejerichef; ",
    field: "fødevarer og forarbejdning",
    tasks:
      "styre produktionen af mejeri-, kød- eller bagervarer; sikre fødevaresikkerhed efter HACCP; udvikle opskrifter; følge op på svind og udbytte; indkøre nyt udstyr; forberede audits fra kunder; lede medarbejdere på skift",
    brings: "en uddannelse i fødevarer; kendskab til HACCP og BRC; erfaring fra produktion; smag og orden",
    skills: "HACCP; fødevaresikkerhed; BRC; produktudvikling; procesoptimering; skifteledelse",
  }),
  profession("nature", {
    titles:
      "Skov- og landskabsingeniør | Anlægsgartner; Gartnerformand | Driftsleder i grønne områder; Skovrider | Park- og naturchef; ",
    field: "skov, park og natur",
    tasks:
      "planlægge pleje af parker, skove og kirkegårde; lede gartnere og maskinførere; udarbejde naturplaner; styre entrepriser og budgetter; holde ture for borgere; styrke biodiversitet; stå for vintertjeneste",
    brings:
      "en uddannelse som skov- og landskabsingeniør eller gartner; erfaring med drift; planteviden; gode samarbejdsevner",
    skills: "naturpleje; biodiversitet; driftsplanlægning; entreprisestyring; GIS; vintertjeneste",
  }),
  profession("culture", {
    titles:
      "Bibliotekar | Museumsinspektør | Kulturformidler; Filialleder på biblioteket | Formidlingsleder; Kulturchef | Bibliotekschef | Museumsleder; Teaterdirektør",
    field: "kultur og formidling",
    tasks:
      "udvikle udstillinger og arrangementer; formidle til børn og voksne; samarbejde med foreninger og kunstnere; søge fonde; lede frivillige; pleje samlinger; nå dem, der ikke kommer af sig selv",
    brings:
      "en humanistisk uddannelse; erfaring med formidling og projekter; netværk i kulturlivet; idéer, der kan gennemføres",
    skills: "kulturformidling; fundraising; arrangementer; frivilligledelse; projektledelse; udstillinger",
  }),
  profession("culture", {
    titles:
      "Fundraiser | Foreningskonsulent; Frivilligleder | Programkoordinator; Generalsekretær | Programchef | Sekretariatsleder; ",
    field: "foreninger og frivillige",
    tasks:
      "skaffe midler hos fonde og medlemmer; lede og motivere frivillige; udvikle projekter her og i udlandet; tale organisationens sag; betjene bestyrelsen; føre regnskab med bevillinger; måle effekt",
    brings: "erfaring fra en organisation eller fond; skriftlig styrke; hjertet på rette sted; politisk forståelse",
    skills: "fundraising; frivilligledelse; projektledelse; bestyrelsesbetjening; interessevaretagelse; effektmåling",
  }),
  profession("service", {
    titles:
      "Serviceassistent | Ejendomsfunktionær; Teamleder i rengøring | Serviceleder; Facility Manager | Servicechef | Områdechef i rengøring; Servicedirektør",
    field: "facility service og rengøring",
    tasks:
      "lede serviceteams hos flere kunder; planlægge rengøring og kontrollere kvalitet; holde kundemøder; styre timer og materialer; oplære nye kolleger med mange sprog; stå for bygningsdrift; udvikle grønnere metoder",
    brings: "erfaring som leder i service; kørekort; evnen til at motivere; sans for kvalitet og økonomi",
    skills: "facility management; kvalitetskontrol; INSTA 800; kundekontakt; timestyring; bygningsdrift",
  }),
  profession("service", {
    titles: "Sikkerhedsvagt | Vagtcentraloperatør; Vagtleder; Sikkerhedschef | Driftschef i vagt; ",
    field: "vagt og sikkerhed",
    tasks:
      "planlægge vagter og runderinger; vurdere risici hos kunder; reagere på alarmer; uddanne vagter; føre rapporter; samarbejde med politi; udvikle adgangskontrol og overvågning",
    brings: "en vagtuddannelse; erfaring fra sikkerhed, politi eller forsvar; ren straffeattest; konduite",
    skills: "sikkerhedsledelse; risikovurdering; adgangskontrol; vagtplanlægning; rapportering; konflikthåndtering",
  }),
  profession("service", {
    titles:
      "Automekaniker | Servicerådgiver; Værkfører i autobranchen | Reservedelsleder; Værkstedschef | Bilhuschef; ",
    field: "biler og værksted",
    tasks:
      "lede værkstedets daglige arbejde; fordele opgaver på mekanikere; rådgive kunder om service og priser; følge op på timer og kvalitet; omstille til elbiler; styre reservedelslager; oplære lærlinge",
    brings: "en uddannelse som mekaniker; erfaring med at lede et værksted; kundevenlig tone; interesse for elbiler",
    skills: "værkstedsledelse; kunderådgivning; reservedelsstyring; elbiler; kvalitetskontrol; planlægning",
  }),
  profession(
    "service",
    {
      titles:
        "Management-konsulent | Organisationskonsulent; Manager i rådgivning; Senior Manager | Partner i rådgivning; Administrerende direktør",
      field: "ledelse og rådgivning",
      tasks:
        "rådgive ledelser om strategi og organisering; gennemføre analyser og interviews; facilitere lederseminarer; designe processer og mødestrukturer; måle effekt; udvikle nye ydelser; sælge opgaver til offentlige og private kunder",
      brings:
        "en lang videregående uddannelse; erfaring fra konsulentbranchen eller ledelse; analytisk skarphed; troværdighed",
      skills: "strategi; organisationsudvikling; facilitering; analyse; lederudvikling; salg af rådgivning",
    },
    {
      titles: "Management Consultant; Engagement Manager; Senior Manager, Advisory | Partner; Chief Executive Officer",
      field: "management and advisory",
      tasks:
        "advise managements on strategy and organisation; carry out analyses and interviews; facilitate leadership seminars; design processes; measure effects; develop new services; sell assignments to public and private customers",
      brings: "a master's degree; experience from consulting or management; analytical sharpness; credibility",
      skills: "strategy; organisational development; facilitation; analysis; leadership development; consulting sales",
    },
  ),
] as const;
