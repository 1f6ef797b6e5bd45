import { rowsNamed } from "../structure/sections.ts";
import { findPeriod } from "../structure/period.ts";
import { advice } from "./advice/advice.ts";
import { quoted } from "./danish.ts";
import { defineCriterion } from "./define-criterion.ts";
import { boardPost } from "./works-in-boards.ts";
import { improvable, passed, unjudged } from "./verdict.ts";

/** Seats in boards show responsibility beyond the job. Only a tip, since most people have none. */
export const boardPosts = defineCriterion({
  id: "board-posts",
  area: "experience",
  title: "Bestyrelsesposter",
  judge: (cv) => {
    const listed = rowsNamed(cv.sections, "boards").filter(({ text }) => boardPost.test(text));
    const [first] = listed;
    const role = cv.roles?.find(({ label }) => boardPost.test(label));
    if (first === undefined && role === undefined) return unjudged(advice("experience.boards"));
    const post = quoted(role?.label ?? first?.text ?? "");
    const isDated = role?.period !== undefined || listed.some(({ text }) => findPeriod(text) !== undefined);
    return isDated
      ? passed(`Læseren kan se, at du har siddet i en bestyrelse: ${post}.`)
      : improvable(`Vi fandt ingen periode ved ${post}.`, advice("experience.undatedBoards"));
  },
});
