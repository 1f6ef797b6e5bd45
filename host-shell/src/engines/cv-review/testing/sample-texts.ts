/** CVs of fictitious persons, in languages that the CV check accepts and in others that it refuses. */
export const danishText = `Jeg er salgschef med femten års erfaring fra handel og service. Jeg leder i dag en afdeling på tolv
medarbejdere og har ansvaret for et budget på fyrre millioner kroner. Mine kolleger beskriver mig som rolig, ærlig og god
til at skabe resultater gennem andre. De seneste tre år har vi øget omsætningen med en fjerdedel, samtidig med at sygefraværet
er halveret. Jeg søger nu en stilling som direktør, hvor jeg kan bruge min erfaring med at bygge hold, forhandle aftaler og
få strategien ud at leve i hverdagen. I fritiden løber jeg langt og træner et hold unge håndboldspillere i den lokale klub.`;

export const englishText = `I am a sales manager with fifteen years of experience in retail and services. Today I lead a department
of twelve people and am responsible for a budget of forty million kroner. My colleagues describe me as calm, honest and good at
creating results through others. Over the last three years we have grown revenue by a quarter while sick leave was cut in half.
I am now looking for a position as director where I can use my experience in building teams, negotiating contracts and bringing
strategy to life in everyday work. In my spare time I run long distances and coach a team of young handball players.`;

export const swedishText = `Jag är försäljningschef med femton års erfarenhet från handel och service. I dag leder jag en avdelning
med tolv medarbetare och ansvarar för en budget på fyrtio miljoner kronor. Mina kollegor beskriver mig som lugn, ärlig och bra på
att skapa resultat genom andra. Under de senaste tre åren har vi ökat omsättningen med en fjärdedel samtidigt som sjukfrånvaron
har halverats. Jag söker nu en tjänst som direktör där jag kan använda min erfarenhet av att bygga upp lag, förhandla avtal och
få strategin att leva i vardagen. På fritiden springer jag långa sträckor och tränar ett lag med unga handbollsspelare.`;

export const germanText = `Ich bin Vertriebsleiter mit fünfzehn Jahren Erfahrung im Handel und im Dienstleistungsbereich. Heute führe
ich eine Abteilung mit zwölf Mitarbeitern und verantworte ein Budget von vierzig Millionen Kronen. Meine Kollegen beschreiben mich
als ruhig, ehrlich und gut darin, durch andere Ergebnisse zu erzielen. In den letzten drei Jahren haben wir den Umsatz um ein
Viertel gesteigert und gleichzeitig den Krankenstand halbiert. Ich suche nun eine Stelle als Direktor, in der ich meine Erfahrung
beim Aufbau von Teams und beim Verhandeln von Verträgen einsetzen kann. In meiner Freizeit laufe ich lange Strecken.`;

export const norwegianText = `Jeg er salgssjef med femten års erfaring fra handel og tjenester. I dag leder jeg en avdeling med tolv
medarbeidere og har ansvaret for et budsjett på førti millioner kroner. Kollegene mine beskriver meg som rolig, ærlig og flink til å
skape resultater gjennom andre. De siste tre årene har vi økt omsetningen med en fjerdedel samtidig som sykefraværet er halvert. Jeg
søker nå en stilling som direktør der jeg kan bruke erfaringen min med å bygge lag, forhandle avtaler og få strategien ut i hverdagen.
På fritiden løper jeg langt og trener et lag med unge håndballspillere i den lokale klubben.`;
