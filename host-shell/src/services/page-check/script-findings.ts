import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { type HeldBack, heldByConsent } from "./held-back.ts";
import { type HidingPlace, isLoaderFile, type PageScript } from "./read-page.ts";
import { hidingPlaces } from "./hiding-places.ts";

interface Page {
  readonly scripts: readonly PageScript[];
  readonly address: URL;
  /** Origin of the host. */
  readonly host: string;
  /** Whether browsers lately showed a tool on the page. */
  readonly isReported: boolean;
  readonly isCut: boolean;
  /** Where the page hides the line. */
  readonly hidden: HidingPlace | undefined;
}

/** The tags that load the host's loader. */
export function loaderScripts(scripts: readonly PageScript[], host: string): readonly PageScript[] {
  return loadersIn(scripts).filter((script) => isOfHost(script, host));
}

/** What is wrong with the line that loads the tools. */
export function scriptFindings({ scripts, address, host, isReported, isCut, hidden }: Page): readonly PageFinding[] {
  const code = `<script src="${host}/embed.js"></script>`;
  const loaders = loadersIn(scripts);
  const own = loaders.filter((script) => isOfHost(script, host));
  const other = loaders.find((script) => !isOfHost(script, host));
  const findings: PageFinding[] = [];
  if (other?.address) {
    findings.push({
      key: "scriptOfOtherHost",
      status: own.length > 0 ? "warn" : "bad",
      title: "Linjen henter fra en anden server",
      text: `Linjen med <script> henter værktøjerne fra ${other.address.origin}. De skal komme fra ${host}. Ret adressen i linjen.`,
      code,
    });
  }
  if (own.length === 0 && !other) {
    findings.push({
      key: "scriptMissing",
      status: isReported || isCut ? "warn" : "bad",
      title: hidden ? `Linjen med <script> står i ${hidingPlaces[hidden]}` : "Linjen med <script> mangler",
      text: hidden
        ? "Der kører browsere den ikke, så besøgende ser kun linket. Flyt den ud."
        : isReported
          ? "Den står ikke i sidens HTML. Browsere har meldt værktøjer på siden for nylig, så den er måske samlet med andre scripts, eller den er lige blevet fjernet. Åbn siden, og se efter."
          : isCut
            ? "Den står ikke i den første del af siden, som er så lang, at vi ikke har læst resten."
            : "Uden den ser besøgende kun linket. Som regel er den blevet fjernet, da siden sidst blev gemt. Sæt den ind i skabelonen, én gang for alle sider.",
      code,
    });
  }
  const [first] = own;
  const held = own.map(({ heldBack, type }) =>
    heldBack?.until === undefined && type === "text/plain" ? (heldByConsent(scripts) ?? heldBack) : heldBack,
  );
  if (first?.heldBack && held.every((one) => one !== undefined)) {
    findings.push({
      ...heldFinding(held.find(({ until }) => until !== undefined) ?? first.heldBack, first.type),
      code,
    });
  } else if (first && own.every((script) => isLoader(script) && script.type !== "module")) {
    findings.push({
      key: "scriptType",
      status: "bad",
      title: "Linjen har forkert type",
      text: 'loader.js virker kun med type="module". Brug linjen med embed.js i stedet: den tåler, at typen mangler.',
      code,
    });
  }
  if (own.some(({ hasIntegrity }) => hasIntegrity)) {
    findings.push({
      key: "scriptIntegrity",
      status: "bad",
      title: "Linjen har en kontrolsum",
      text: "Attributten integrity passer kun til én udgave af filen, og den ændrer sig. Så kører browseren den ikke. Fjern integrity.",
      code,
    });
  }
  if (own.length > 1) {
    findings.push({
      key: "scriptTwice",
      status: "warn",
      title: `Linjen står ${own.length} gange på siden`,
      text: "Værktøjerne bliver kun vist én gang, men linjen er nok, når den står dér én gang. Fjern de andre, så de ikke bliver glemt, når adressen ændrer sig.",
    });
  }
  if (first?.address?.protocol === "http:" && address.protocol === "https:") {
    findings.push({
      key: "scriptUnencrypted",
      status: "bad",
      title: "Linjen henter uden kryptering",
      text: "Siden bruger https, men linjen henter med http. Det forbyder browsere. Skriv https i adressen.",
      code,
    });
  }
  return findings;
}

function heldFinding({ by, until }: HeldBack, type: string): Omit<PageFinding, "code"> {
  if (until === undefined) {
    return {
      key: "scriptNeverRuns",
      status: "bad",
      title: "Linjen bliver aldrig kørt",
      text: `Den har type="${type}", og det er ikke en type, som browsere kører. Brug linjen, som den er her.`,
    };
  }
  return {
    key: "scriptHeldBack",
    status: "warn",
    title: "Linjen bliver holdt tilbage",
    text: `Den holdes tilbage af ${by ?? "et andet script på siden"}, indtil ${until}. Værktøjerne kræver intet samtykke og venter selv, så undtag linjen.`,
  };
}

function loadersIn(scripts: readonly PageScript[]): readonly PageScript[] {
  return scripts.filter(({ address, text }) => (address ? isLoaderFile(address) : text.includes("hostShellEmbed")));
}

/** Whether a script is from the host: by its address, or, if it is inline, by the host's address in its text. */
function isOfHost({ address, text }: PageScript, host: string): boolean {
  return address ? address.origin === host : text.includes(`"${host}"`);
}

/** Whether a tag loads the module `loader.js`, without `embed.js`. */
export function isLoader({ address }: PageScript): boolean {
  return address?.pathname.endsWith("/loader.js") === true;
}
