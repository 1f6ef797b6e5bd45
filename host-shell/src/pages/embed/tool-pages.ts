interface ToolPage {
  readonly title: string;
  /** The page of the main site for the tool. Some tools have none. */
  readonly path?: `/${string}`;
}

const toolPages: Readonly<Record<string, ToolPage>> = {
  "cookie-consent": { title: "Cookies", path: "/cookies" },
  "cross-link": { title: "Dit CV" },
  "cv-check": { title: "CV-tjek", path: "/cv-tjek" },
  "fee-calculator": { title: "Prisberegner", path: "/medlemskab" },
  "finalize-sheet": { title: "Afslut din indmeldelse" },
  jobmatch: { title: "Jobmatch", path: "/jobmatch" },
  "lead-forms": { title: "Skriv til os" },
  "service-forms": { title: "Formular" },
  "signup-stepper": { title: "Indmeldelse", path: "/indmeldelse" },
};

/** The Danish title of a tool, and its own page. A tool that is not listed has its name as its title. */
export function toolPageOf(widget: string): ToolPage {
  return (Object.hasOwn(toolPages, widget) ? toolPages[widget] : undefined) ?? { title: widget };
}
