import type { CvLook, CvPlan, CvPlanRole } from "./cv-plan.ts";

export function say<T>(plan: CvPlan, danish: T, english: T): T {
  return plan.language === "da" ? danish : english;
}

export function look(plan: CvPlan, changes: Partial<CvLook>): CvPlan {
  return { ...plan, look: { ...plan.look, ...changes } };
}

export function role(plan: CvPlan, at: number, change: (own: CvPlanRole) => Partial<CvPlanRole>): CvPlan {
  return { ...plan, roles: plan.roles.map((own, index) => (index === at ? { ...own, ...change(own) } : own)) };
}

export function everyRole(plan: CvPlan, change: (own: CvPlanRole) => CvPlanRole): CvPlan {
  return { ...plan, roles: plan.roles.map(change) };
}

export function withoutYear(line: string): string {
  return line.replace(/, \d{4}$/u, "");
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The same point with vague words in place of its amounts. */
export function withoutNumbers(plan: CvPlan, point: string): string {
  return point
    .replace(/ fra \d+ til \d+ procent| from \d+ to \d+ percent/u, say(plan, " mærkbart", " clearly"))
    .replace(/^Halverede|^Halved/u, say(plan, "Sænkede", "Lowered"))
    .replace(/en eneste dag/u, "en dag");
}

export function filler(plan: CvPlan, lines: number): string[] {
  const line = say(
    plan,
    "Artikel i fagbladet om ledelse i produktion og hvad der virker i hverdagen",
    "Article in the trade journal about leading people in production and what works",
  );
  return Array.from({ length: lines }, () => line);
}

/** A CV of about 180 words and the given number of further lines. */
export function short(plan: CvPlan, lines: number): CvPlan {
  const kept = {
    ...plan,
    profile: say(
      plan,
      "Driftschef med 16 års erfaring fra logistik og fødevarer. Jeg leder i dag 120 medarbejdere gennem fire teamledere og har ansvar for et budget på 85 mio. kr.",
      "Operations manager with 14 years of experience in medical devices and food. I lead 80 employees through five team leaders and answer for a budget of DKK 60 million.",
    ),
    competencies: plan.competencies.slice(0, 6),
    roles: plan.roles.map((own) => ({ ...own, points: own.points.slice(0, own === plan.roles[0] ? 2 : 1) })),
  };
  return lines === 0
    ? { ...kept, extras: [] }
    : { ...kept, extras: [{ heading: say(plan, "Publikationer", "Publications"), lines: filler(plan, lines) }] };
}

/** A CV of one column with competencies and IT side by side, long enough to count as columns. */
export function tabled(plan: CvPlan): CvPlan {
  const systems = [
    "SAP S/4HANA",
    "Power BI",
    "Excel",
    "Microsoft 365",
    "Jira",
    "SharePoint",
    "Visio",
    "Qlik",
    "Workday",
    "Navision",
  ];
  const fields = say(plan, danishFields, englishFields).slice(0, 10);
  const breaks = look(plan, { table: true, pageBreakBefore: [] });
  return {
    ...breaks,
    competencies: fields,
    it: systems,
    roles: plan.roles.map((own) => ({ ...own, points: own.points.slice(0, 3) })),
  };
}

export const danishFields: readonly string[] = [
  "Personaleledelse",
  "Driftsledelse",
  "Budgetopfølgning",
  "Forandringsledelse",
  "Lean",
  "Indkøb",
  "Arbejdsmiljø",
  "Lokalaftaler",
  "Rekruttering",
  "Kontraktstyring",
  "Lagerstyring",
  "Transportplanlægning",
  "Kvalitetsstyring",
  "Leverandørstyring",
  "Projektledelse",
  "Strategiudvikling",
  "Salgsledelse",
  "Procesoptimering",
  "Risikostyring",
  "Vagtplanlægning",
  "Lønforhandling",
  "Mødeledelse",
  "Bestyrelsesarbejde",
  "Controlling",
  "Medarbejdersamtaler",
  "Krisestyring",
];

export const englishFields: readonly string[] = [
  "People management",
  "Operations",
  "Budgeting",
  "Change management",
  "Lean",
  "Procurement",
  "Health and safety",
  "Negotiation",
  "Recruitment",
  "Contract management",
  "Inventory",
  "Transport planning",
  "Quality management",
  "Supplier management",
  "Project management",
  "Strategy",
  "Sales management",
  "Process improvement",
  "Risk management",
  "Rostering",
  "Salary reviews",
  "Meeting management",
  "Board work",
  "Controlling",
  "Performance reviews",
  "Crisis management",
];
