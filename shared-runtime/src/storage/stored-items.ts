/** Something that our code stores in a visitor's browser. */
interface StoredItem {
  readonly place: "cookie" | "localStorage" | "sessionStorage" | "cache";
  /** `…` replaces a part that differs, such as the id of a form. */
  readonly name: string;
  /**
   * The name on localhost without TLS, where browsers refuse cookies with the prefix `__Host-`. Visitors never get this
   * name.
   */
  readonly plainName?: string;
  /** Why it is stored and for how long, for visitors. */
  readonly purpose: string;
  readonly kept: string;
  /** The consent that is required to store the item. If absent, the item is necessary. */
  readonly needs?: "statistics";
  /**
   * `session`: deleted when the member's session ends in any way; `sign-out`: deleted only when the member signs out.
   * If absent, neither event deletes the item.
   */
  readonly endsWith?: "session" | "sign-out";
}

const toSignOut = "Til du logger ud eller lukker browseren";
const inTab = "Til du har sendt formularen, logger ud eller lukker vinduet";

/**
 * All items that our code stores in browsers. The page about cookies shows this table. The types of the names below are
 * made from the table, so that code cannot store an item that the table does not have.
 */
export const storedItems = [
  {
    place: "cookie",
    name: "cookie-consent",
    purpose: "Dit valg om cookies, så vi ikke spørger igen.",
    kept: "Et år",
  },
  {
    place: "cookie",
    name: "__Host-session",
    plainName: "site-session",
    purpose: "Dit login. Det er en hemmelighed uden indhold, som kun vores server kan bruge.",
    kept: toSignOut,
  },
  {
    place: "cookie",
    name: "signed-in",
    purpose: "At du er logget ind, så siden kan hente dit navn.",
    kept: toSignOut,
  },
  {
    place: "cookie",
    name: "sign-in-news",
    purpose: "At du lige er logget ind eller ud, så siden kan sige det til dig.",
    kept: "Højst et minut",
  },
  {
    place: "cookie",
    name: "__Host-farewell",
    plainName: "site-farewell",
    purpose: "Dit fornavn, så vi kan sige på gensyn, når du lige er logget ud.",
    kept: "Højst et minut",
  },
  {
    place: "cookie",
    name: "__Host-sign-in",
    plainName: "site-sign-in",
    purpose: "Knytter et login, du er i gang med, til din browser, så ingen anden kan gøre det færdigt.",
    kept: "15 minutter",
  },
  {
    place: "cookie",
    name: "member-signup",
    purpose: "Hvilken indmeldelse du har sendt, så den ikke bliver til to.",
    kept: "Én dag",
  },
  {
    place: "localStorage",
    name: "tool-session/1",
    purpose:
      "Nøglen til dit CV, så du finder din gennemgang og dine job igen. Er du logget ind, også en kode for dig, så vi kan slette det, når du er logget ud.",
    kept: "Til du fjerner CV’et. Er du logget ind: til du logger ud",
    endsWith: "session",
  },
  {
    place: "localStorage",
    name: "jobmatch/search/1",
    purpose: "Din søgning i jobmatch: postnummer, område, afstand og hvor mange job du har set.",
    kept: "Til du sletter den i din browser. Er du logget ind: til du logger ud",
    endsWith: "session",
  },
  {
    place: "localStorage",
    name: "jobmatch/ratings/1",
    purpose: "De stjerner, du har givet de job, der passer til dit CV.",
    kept: "Til du bedømmer job for et andet CV. Er du logget ind: til du logger ud",
    endsWith: "session",
  },
  {
    place: "localStorage",
    name: "tool-gate/…/2",
    purpose:
      "At du har svaret, da et værktøj spurgte, hvem du er. Er du logget ind, står svaret under en kode, som kun vores server kan knytte til dig.",
    kept: "Vi bruger det i højst én dag",
  },
  {
    place: "localStorage",
    name: "member-session/1",
    purpose: "Hvornår du bliver logget ud, så alle dine vinduer er enige om det.",
    kept: "Til du er logget ud",
    endsWith: "session",
  },
  {
    place: "localStorage",
    name: "signed-out/1",
    purpose: "Hvornår nogen sidst loggede ud her, så alle vinduer glemmer, hvad der var skrevet i dem.",
    kept: "Til du sletter det i din browser",
  },
  {
    place: "localStorage",
    name: "closed-service-messages/1",
    purpose: "Beskeder øverst på siden, som du har lukket, så de ikke kommer igen.",
    kept: "Til du sletter dem i din browser",
  },
  {
    place: "localStorage",
    name: "sidebar",
    purpose: "At du har foldet menuen i selvbetjeningen sammen.",
    kept: "Til du folder den ud",
  },
  {
    place: "localStorage",
    name: "search-key",
    purpose: "At du har slået tasten / fra, som åbner søgningen.",
    kept: "Til du slår den til igen",
  },
  {
    place: "localStorage",
    name: "host-shell.bucket",
    purpose:
      "Et tilfældigt tal fra 0 til 99, der er med til at afgøre, om du er blandt de første, der får en ny udgave af et værktøj. Én ud af hundrede har samme tal.",
    kept: "Til du sletter det i din browser",
  },
  {
    place: "localStorage",
    name: "host-shell.reported",
    purpose: "Hvilke sider på andre websteder vi i dag har set vores værktøjer på, så vi kun ser efter én gang.",
    kept: "Vi bruger det i én dag",
  },
  {
    place: "sessionStorage",
    name: "draft/…",
    purpose: "Det, du har skrevet i en formular, så det ikke går tabt.",
    kept: inTab,
    endsWith: "sign-out",
  },
  {
    place: "sessionStorage",
    name: "submission-key/…",
    purpose: "Et tilfældigt nummer på det, du sender, så det ikke bliver modtaget to gange.",
    kept: inTab,
    endsWith: "sign-out",
  },
  {
    place: "sessionStorage",
    name: "finalize-sheet/…",
    purpose: "Hvor langt du er med betaling og tilvalg efter din indmeldelse. Aldrig dit kontonummer.",
    kept: "Til du er færdig, logger ud eller lukker vinduet",
    endsWith: "sign-out",
  },
  {
    place: "sessionStorage",
    name: "held-file/…",
    purpose: "Hvilket CV du har valgt, mens vi venter på dit svar eller dit login.",
    kept: "Til CV’et er sendt, du logger ud eller lukker vinduet",
    endsWith: "sign-out",
  },
  {
    place: "cache",
    name: "held-file",
    purpose: "Det CV, du har valgt, mens vi venter på dit svar eller dit login.",
    kept: "Højst en time",
    endsWith: "sign-out",
  },
  {
    place: "sessionStorage",
    name: "signed-in/1",
    purpose: "Siden hvornår du er logget ind i dette vindue.",
    kept: "Til du logger ud eller lukker vinduet",
    endsWith: "sign-out",
  },
  {
    place: "sessionStorage",
    name: "host-shell.override",
    purpose: "Kun for udviklere: hvilken udgave af et værktøj de prøver.",
    kept: "Til vinduet lukkes",
  },
  {
    place: "sessionStorage",
    name: "session-debug/1",
    purpose: "Kun for udviklere: om panelet om login er åbent.",
    kept: "Til vinduet lukkes",
  },
  {
    place: "cookie",
    name: "signup-tracking",
    purpose: "Hvilken kampagne du kom fra.",
    kept: "Én dag",
    needs: "statistics",
  },
  {
    place: "cookie",
    name: "profile-type",
    purpose: "Hvilken slags leder siden er skrevet til, så vi kan se, hvem der melder sig ind.",
    kept: "Til du lukker browseren",
    needs: "statistics",
  },
] as const satisfies readonly StoredItem[];

type Named<Name extends string> = Name extends `${infer Start}…${infer End}` ? `${Start}${string}${Named<End>}` : Name;
type NameIn<Place extends StoredItem["place"]> = Named<
  Extract<(typeof storedItems)[number], { readonly place: Place }>["name"]
>;

export type CookieName =
  | NameIn<"cookie">
  | Extract<(typeof storedItems)[number], { readonly plainName: string }>["plainName"];
export type LocalKey = NameIn<"localStorage">;
export type SessionKey = NameIn<"sessionStorage">;
export type CacheName = NameIn<"cache">;
