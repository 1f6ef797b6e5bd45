const root = document.documentElement;

/** Calls `listen` with whether the visitor allows marketing, now and after each change. */
export function followMarketing(listen: (isAllowed: boolean) => void): void {
  const notify = (): void => listen(root.dataset["marketing"] === "true");
  new MutationObserver(notify).observe(root, { attributeFilter: ["data-marketing"] });
  notify();
}

/** Whether the page has a tool, ours or another, in which the visitor can give consent. */
export function hasConsentTool(): boolean {
  return "asksConsent" in root.dataset || "consentAdapter" in window;
}
