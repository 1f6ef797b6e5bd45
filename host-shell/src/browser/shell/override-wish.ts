/** The query parameter, and where it is kept until the browser's session ends. */
export const overrideParameter = "widget-override";
export const overrideKey = "host-shell.override";

/** What a developer wants to try on this page, as it stands in the address or was kept; visitors want nothing. */
export function overrideWish(): string | undefined {
  const asked = new URLSearchParams(location.search).get(overrideParameter) ?? undefined;
  try {
    return asked ?? sessionStorage.getItem(overrideKey) ?? undefined;
  } catch {
    // Without storage it is for this page alone.
    return asked;
  }
}
