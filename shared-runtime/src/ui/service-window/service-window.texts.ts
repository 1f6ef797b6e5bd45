const zone = { timeZone: "Europe/Copenhagen" } as const;
const weekday = new Intl.DateTimeFormat("da-DK", { weekday: "long", ...zone });
const date = new Intl.DateTimeFormat("da-DK", { day: "numeric", month: "long", ...zone });
const clock = new Intl.DateTimeFormat("da-DK", { hour: "2-digit", minute: "2-digit", ...zone });

export const serviceWindowTexts = {
  /** Used when the CMS has no message. `until` is in milliseconds since 1970. */
  closed: (until: number) => {
    const time = clock.format(until).replace(":", ".");
    return `Det er lukket lige nu og åbner igen ${weekday.format(until)} den ${date.format(until)} kl. ${time}.`;
  },
  openAgain: "Nu er det åbent igen.",
};
