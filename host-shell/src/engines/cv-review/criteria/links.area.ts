import { advice } from "./advice/advice.ts";
import { passed, unjudged, warned } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { capital, counted, every, quoted, quotedList } from "./danish.ts";
import { link } from "./nouns.ts";

const linkedIn = defineCriterion({
  id: "linkedin",
  area: "links",
  title: "LinkedIn",
  judge: (cv) => {
    const { linkedIn } = cv.contact;
    if (linkedIn !== undefined) {
      const address = linkedIn.toLowerCase() === "linkedin" ? "" : ` med ${quoted(linkedIn)}`;
      return passed(`Du henviser til din LinkedIn-profil${address}.`, advice("links.linkedIn"));
    }
    if (!cv.legible) {
      return unjudged(
        "En del af bogstaverne i dit CV kan ikke læses af en maskine, så vi kan ikke se, om du henviser til LinkedIn.",
      );
    }
    return warned(
      "Vi fandt ikke din LinkedIn-profil.",
      advice("links.noLinkedIn", { adresse: exampleWords[cv.document.language].linkedIn }),
    );
  },
});

const workingLinks = defineCriterion({
  id: "working-links",
  area: "links",
  title: "Links, der virker",
  judge: (cv) => {
    const { webLinks } = cv.contact;
    const dead = webLinks.filter(({ url }) => url === undefined);
    if (webLinks.length === 0) return unjudged("Der er ingen links i dit CV at afprøve.");
    const wrong = webLinks.find(
      ({ text, url }) => url !== undefined && /linkedin/iu.test(text) && !/linkedin/iu.test(url),
    );
    if (wrong !== undefined)
      return warned(`${quoted(wrong.text)} fører til ${quoted(wrong.url ?? "")}.`, advice("links.wrongTarget"));
    if (dead.length === 0) {
      const text =
        webLinks.length === 1 ? "Dit link kan klikkes på." : `${capital(every(webLinks.length))} links kan klikkes på.`;
      return passed(text);
    }
    const which = quotedList(dead.map(({ text }) => text));
    return warned(
      `${which} ligner ${dead.length === 1 ? "et link, men er ikke lagt på som link, så det virker" : "links, men er ikke lagt på som links, så de virker"} ikke i alle programmer.`,
      advice(dead.length === 1 ? "links.deadLink" : "links.deadLinks"),
    );
  },
});

export const linksArea = defineArea({
  key: "links",
  title: "Links",
  criteria: [linkedIn, workingLinks],
  summary: ({ contact: { linkedIn, webLinks } }) => ({
    text:
      webLinks.length === 0 ? "Vi fandt ingen links i dit CV." : `Vi fandt ${counted(webLinks.length, link)} i dit CV.`,
    isfound: linkedIn !== undefined || webLinks.length > 0,
  }),
});
