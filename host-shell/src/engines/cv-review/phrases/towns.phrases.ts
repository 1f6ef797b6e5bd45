/** Danish towns and districts that have no postal code of their own. */
const districts = `
aalsgaarde, aarslev, albæk, amager, avedøre, avlum, bellinge, bolbro, bredballe, brøndbyvester, dalum, emdrup,
fensmark, finderup, framlev, frejlev, fruens bøge, gladsaxe, glyngøre, gundsømagle, hadbjerg, hammerum, hareskovby,
hasseris, himmelev, hjallelse, hjallese, hvidbjerg, islands brygge, islev, jystrup, kongens lyngby, korinth,
lillerød, lisbjerg, lyngby, løgten, neksø, nykøbing falster, nykøbing mors, næsby, nødebo, nørrebro, ormslev,
rinkenæs, røsnæs, seden, skejby, strøby egede, studstrup, svejbæk, svogerslev, sydhavnen, søften, tarup, tingbjerg,
trekroner, trørød, tuse, tårnby, veddelev, vejgaard, vestbirk, vesterbro, virklund, ådum, øksendrup, ørestad,
østerbro, rungsted, solrød`;

const foreignTowns = `
malmö, malmø, lund, göteborg, gøteborg, stockholm, oslo, bergen, hamburg, berlin, flensborg, flensburg, london,
paris, bruxelles, brussels, amsterdam, zürich, luxembourg, helsinki, reykjavik, tórshavn, nuuk`;

/** Towns in lower case that are not in the list of postal codes. */
export const otherTowns: readonly string[] = [districts, foreignTowns].flatMap((text) => text.trim().split(/,\s+/u));

/** First names that are also names of towns. */
export const firstNames: readonly string[] = ["flemming", "tim"];
