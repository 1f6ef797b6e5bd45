import type { WarningCriterionId } from "./areas.ts";

/**
 * How much a reader's impression changes when the person does what a warning asks, from 1 to 100. The highest numbers
 * are for private facts and for what keeps a reader or a program from reading or answering the CV. Leadership, results
 * and the work itself follow, then the profile, then lists, and last the form. Only the order counts.
 */
export const effects: Readonly<Record<WarningCriterionId, number>> = {
  "cpr-number": 100,
  "readable-characters": 98,
  "text-in-pictures": 97,
  email: 96,
  "phone-number": 94,
  "reading-order": 93,
  "leadership-scope": 92,
  "result-numbers": 91,
  "role-descriptions": 89,
  health: 88,
  religion: 87,
  politics: 86,
  "role-details": 85,
  "profile-text": 84,
  "profile-facts": 82,
  "active-verbs": 76,
  "role-order": 74,
  "word-count": 72,
  "career-gaps": 70,
  "competency-list": 68,
  "education-list": 67,
  "profile-wording": 66,
  "section-headings": 65,
  "future-dates": 64,
  "page-count": 62,
  "readable-periods": 60,
  "professional-competencies": 58,
  "profile-length": 56,
  "long-paragraphs": 54,
  "type-size": 50,
  "language-list": 48,
  "it-skills": 46,
  "working-links": 44,
  "overlapping-periods": 40,
  linkedin: 38,
  "language-levels": 36,
  "competency-count": 34,
  "home-town": 32,
  "course-list": 30,
  "education-years": 28,
  "heading-language": 24,
  "date-format": 22,
  "font-families": 20,
  "course-years": 18,
  "list-marks": 16,
};

/** The effect of a criterion by its id; `undefined` if the criterion never warns. */
export function effectOf(id: string): number | undefined {
  return (effects as Readonly<Record<string, number>>)[id];
}
