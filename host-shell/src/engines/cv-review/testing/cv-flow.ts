import type { CvPart, CvPlan, CvPlanRole, FontFamily } from "./cv-plan.ts";

/** A piece of text to be placed on a page: a paragraph, point or heading. */
export interface FlowItem {
  readonly text: string;
  readonly family: FontFamily;
  readonly bold: boolean;
  readonly size: number;
  readonly gap: number;
  readonly bullet?: string;
  readonly url?: string | undefined;
  /** Text on the same row: at the right edge, or in a margin to the left. */
  readonly aside?: { readonly text: string; readonly at: "right" | "margin" };
  readonly breaksPage?: boolean;
  /** The white space between letters, as in headings of some templates. */
  readonly spacing?: number;
}

/** The contents across the whole page, in the side column (empty if the CV has one column), and in the main column. */
export interface CvFlows {
  readonly top: readonly FlowItem[];
  readonly side: readonly FlowItem[];
  readonly main: readonly FlowItem[];
  /** Two flows that are side by side on a separate page, if the CV has a table. */
  readonly table: readonly (readonly FlowItem[])[];
}

export function flowsOf(plan: CvPlan): CvFlows {
  const name = [
    item(plan, "head", plan.name, { bold: true, size: 20, gap: 0 }),
    ...(plan.headline === undefined ? [] : [item(plan, "head", plan.headline, { size: 12, gap: 2 })]),
  ];
  const contact = [
    ...plan.contact.map((line) => item(plan, "contact", line, { gap: 1 })),
    ...plan.links.map((link) => item(plan, "contact", link.text, { gap: 1, url: link.url })),
  ];
  const part = {
    profile: plan.profile === undefined ? [] : section(plan, "profile", [item(plan, "profile", plan.profile)]),
    competencies: list(plan, "competencies", plan.competencies),
    experience: section(
      plan,
      "experience",
      plan.roles.flatMap((role) => roleItems(plan, role)),
    ),
    education: list(plan, "education", plan.education, false),
    courses: list(plan, "courses", plan.courses, false),
    languages: list(plan, "languages", plan.languages, false),
    it: list(plan, "it", plan.it),
    extras: plan.extras.flatMap(({ heading, lines }) => [
      ...headingItems(plan, "extras", heading),
      ...lines.map((line) => item(plan, "extras", line)),
    ]),
  };
  if (plan.columns === 2) {
    return {
      top: name,
      side: [...section(plan, "contact", contact), ...part.competencies, ...part.languages, ...part.it],
      main: [...part.profile, ...part.experience, ...part.education, ...part.courses, ...part.extras],
      table: [],
    };
  }
  const middle = [...part.experience, ...part.education, ...part.courses, ...part.languages];
  if (plan.look.table) {
    return {
      top: [...name, ...contact],
      side: [],
      main: [...part.profile, ...middle, ...part.extras],
      table: [part.competencies, part.it],
    };
  }
  return {
    top: [...name, ...contact],
    side: [],
    main: [...part.profile, ...part.competencies, ...middle, ...part.it, ...part.extras],
    table: [],
  };
}

function item(plan: CvPlan, part: CvPart, text: string, more: Partial<FlowItem> = {}): FlowItem {
  const own = plan.look.parts[part];
  return {
    text,
    family: own?.family ?? plan.look.family,
    bold: false,
    size: own?.size ?? plan.look.size,
    gap: 3,
    ...more,
  };
}

function list(plan: CvPlan, part: CvPart, lines: readonly string[], bullets = true): readonly FlowItem[] {
  const bullet = plan.look.bullets[part] ?? plan.look.bullet;
  return section(
    plan,
    part,
    lines.map((line) => item(plan, part, line, bullets ? { bullet } : {})),
  );
}

function section(plan: CvPlan, part: CvPart, items: readonly FlowItem[]): readonly FlowItem[] {
  if (items.length === 0) return [];
  return [...headingItems(plan, part, plan.look.headings[part]), ...items];
}

function headingItems(plan: CvPlan, part: CvPart, heading: string | undefined): readonly FlowItem[] {
  if (!plan.look.showHeadings || heading === undefined) return [];
  const style = plan.look.headingStyle;
  const size = style === "bold" ? 13 : plan.look.size;
  const text = style === "bold" ? heading : heading.toUpperCase();
  const breaksPage = plan.look.pageBreakBefore.includes(part);
  return [item(plan, "head", text, { bold: true, size, gap: 14, breaksPage, spacing: style === "spaced" ? 3 : 0 })];
}

function roleItems(plan: CvPlan, role: CvPlanRole): readonly FlowItem[] {
  const { periods, employers } = plan.look;
  const name = employers === "beside" ? [role.title, role.employer] : [role.title];
  const title = name.filter((text) => text !== undefined).join(", ");
  const bold = { bold: true, gap: 9 };
  const period = role.period;
  const rows = [
    ...(periods === "before" && period !== undefined ? [item(plan, "experience", period, { gap: 9 })] : []),
    ...(title === "" ? [] : [item(plan, "experience", title, withAside(bold, periods, period))]),
    ...(employers === "below" && role.employer !== undefined
      ? [item(plan, "experience", role.employer, { gap: 1, ...indented(periods) })]
      : []),
    ...(periods === "below" && period !== undefined
      ? [item(plan, "experience", period, { gap: title === "" ? 9 : 1 })]
      : []),
  ];
  const bullet = plan.look.bullets.experience ?? plan.look.bullet;
  return [
    ...rows,
    ...(role.text === undefined ? [] : [item(plan, "experience", role.text, indented(periods))]),
    ...role.points.map((point) => item(plan, "experience", point, { bullet, gap: 2, ...indented(periods) })),
  ];
}

function withAside(
  style: Partial<FlowItem>,
  periods: CvPlan["look"]["periods"],
  period: string | undefined,
): Partial<FlowItem> {
  if (periods === "right" && period !== undefined) return { ...style, aside: { text: period, at: "right" } };
  return periods === "margin" ? { ...style, aside: { text: period ?? "", at: "margin" } } : style;
}

function indented(periods: CvPlan["look"]["periods"]): Partial<FlowItem> {
  return periods === "margin" ? { aside: { text: "", at: "margin" } } : {};
}
