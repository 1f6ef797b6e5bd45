/** The Danish of each English text in the plugin's PHP and scripts. */
export const danish: Readonly<Record<string, string>> = {
  "Lederkredsen tools": "Lederkredsens værktøjer",
  "The interactive tools of Lederkredsen as blocks, with a preview, and on every page that has one.":
    "Lederkredsens værktøjer som blokke med forhåndsvisning, og på alle sider, der har et.",
  Settings: "Indstillinger",
  "Write the address of the host as https://tools.example.org.":
    "Skriv adressen på serveren sådan: https://tools.example.org.",
  "Released to everyone (stable)": "Givet fri til alle (stable)",
  "Being tried out (canary)": "Bliver prøvet af (canary)",
  "Address of the host": "Adresse på serveren",
  "Check the connection": "Tjek forbindelsen",
  "The server that the tools come from. Ask the people who run the tools for it.":
    "Den server, værktøjerne kommer fra. Spørg dem, der driver værktøjerne.",
  "Version of the tools": "Version af værktøjerne",
  "For every tool on this site whose block does not choose a version.":
    "For alle værktøjer på siden, hvis blok ikke selv vælger en version.",
  Pages: "Sider",
  "Add the script that shows the tools to every page": "Sæt scriptet, der viser værktøjerne, på alle sider",
  "Needed only if a theme or a page builder writes placeholders that are not part of a post or a widget area.":
    "Kun nødvendigt, hvis et tema eller en sidebygger sætter værktøjer ind uden for indlæg, sider og widgetområder.",
  "Version %s of the plugin.": "Pluginets version er %s.",
  "Checking …": "Tjekker …",
  "This site has https, so browsers refuse a host with http. Write an address with https.":
    "Siden har https, så browsere afviser en server med http. Skriv en adresse med https.",
  "The host does not answer at this address. Check how it is written, or ask the people who run the tools.":
    "Serveren svarer ikke på adressen. Se efter, om den er stavet rigtigt, eller spørg dem, der driver værktøjerne.",
  "Something else than the tools answers at this address.": "Det er ikke værktøjerne, der svarer på adressen.",
  "The host answers, and has these tools: %s.": "Serveren svarer og har disse værktøjer: %s.",
  "The script that shows the tools is there.": "Scriptet, der viser værktøjerne, er der.",
  "The script that shows the tools, embed.js, is missing. The host may be too old.":
    "Scriptet, der viser værktøjerne, embed.js, mangler. Måske er serveren for gammel.",
  "The tools may be used on %s.": "Værktøjerne må bruges på %s.",
  "The tools are shown on %1$s, but cannot send anything. Ask the people who run the tools to add %1$s to ALLOWED_ORIGINS.":
    "Værktøjerne bliver vist på %1$s, men kan ikke sende noget. Bed dem, der driver værktøjerne, om at skrive %1$s i ALLOWED_ORIGINS.",
  Preview: "Forhåndsvisning",
  "Use the default": "Brug standarden",
  "This is not JSON, so the default applies.": "Det er ikke JSON, så standarden gælder.",
  "This is not a number, so the default applies.": "Det er ikke et tal, så standarden gælder.",
  "This cannot be used, so the default applies. An address begins with / or https://.":
    "Det kan ikke bruges, så standarden gælder. En adresse begynder med / eller https://.",
  "For developers": "For udviklere",
  "Search the texts": "Søg i teksterne",
  "No text has these words.": "Ingen tekst har de ord.",
  Others: "Andre",
  "Show %d more that are rarely changed": "Vis %d mere, som sjældent bliver rettet",
  "The host does not answer, so this is the form that came with the plugin. What you choose is kept.":
    "Serveren svarer ikke, så det er den formular, der fulgte med pluginet. Det, du vælger, bliver gemt.",
  "Version and loading": "Version og indlæsning",
  Version: "Version",
  "Empty: the version of the whole site. Otherwise stable, canary, or a number such as 1 or 1.4.2.":
    "Tom: versionen for hele siden. Ellers stable, canary eller et tal som 1 eller 1.4.2.",
  "When the tool is loaded": "Hvornår værktøjet bliver hentet",
  "When it is about to be seen": "Når det er ved at komme til syne",
  "At once": "Med det samme",
  "When the page is ready": "Når siden er færdig",
  "When the visitor points at it or presses it": "Når besøgende peger eller trykker på det",
  "If the tool cannot be shown": "Hvis værktøjet ikke kan vises",
  "A message and a button to try again": "En besked og en knap til at prøve igen",
  Nothing: "Ingenting",
  "The tool cannot be shown, since the host does not answer. The block is kept as it is.":
    "Værktøjet kan ikke vises, fordi serveren ikke svarer. Blokken bliver, som den er.",
  "The address of the host is missing.": "Adressen på serveren mangler.",
  "The address of the host is missing. Ask an administrator of this site to write it in the settings.":
    "Adressen på serveren mangler. Bed en administrator af siden om at skrive den i indstillingerne.",
  "Open the settings": "Åbn indstillingerne",
  "As on a telephone": "Som på en telefon",
  "As on a tablet": "Som på en tablet",
  "As on a computer": "Som på en computer",
  "Width of the preview": "Forhåndsvisningens bredde",
};
