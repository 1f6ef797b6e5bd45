/** Font families that the rules below would spell wrongly, with their proper spelling. */
const known: Readonly<Record<string, string>> = {
  timesnewroman: "Times New Roman",
  timesroman: "Times",
  bookantiqua: "Book Antiqua",
  palatinolinotype: "Palatino Linotype",
  lucidaconsole: "Lucida Console",
  couriernew: "Courier New",
  centurygothic: "Century Gothic",
  trebuchet: "Trebuchet MS",
  comicsans: "Comic Sans",
  helveticaneue: "Helvetica Neue",
  brandontext: "Brandon Text",
  dejavusans: "DejaVu Sans",
  dejavusansmono: "DejaVu Sans Mono",
  dejavuserif: "DejaVu Serif",
};

const lettersOnly = new Set(["ui", "pt", "dm", "ibm", "eb"]);

/** The common name of a font family: "Liberation Sans" for `liberationsans`. */
export function fontName(family: string): string {
  const name = known[family];
  if (name !== undefined) return name;
  return family
    .replace(/^(ibm|dm|pt|eb)(?=\p{L}{4})/u, "$1 ")
    .replaceAll(
      /(?<=[\p{L}]{2})(sans|serif|mono|slab|narrow|condensed|display|neue|grotesk|gothic|rounded|plex|ui|pro|new)(?=$|\s|sans|serif|mono|slab|narrow|condensed|display|pro|neue|rounded)/gu,
      " $1",
    )
    .split(/[\s-]+/u)
    .filter((part) => part !== "")
    .map((part) => (lettersOnly.has(part) ? part.toUpperCase() : capitalised(part)))
    .join(" ");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
