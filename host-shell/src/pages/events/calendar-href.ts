/** The address of the calendar file of the event on the page at `path`. */
export function calendarHref(path: string): string {
  return `/kalender.ics?${new URLSearchParams({ side: path })}`;
}
