/** For `addInitScript`: visitors and members come back who answered the dialogs before the tools a moment ago. */
export function rememberGates(): void {
  const tomorrow = Date.now() + 86_400_000;
  for (const tool of ["cv_tjek", "jobmatch"]) {
    try {
      localStorage.setItem(`tool-gate/${tool}/1`, JSON.stringify({ lead: tomorrow, consent: tomorrow }));
    } catch {
      // Documents without an origin have no storage, and pages of some tests have theirs blocked.
    }
  }
}
