import type { PageFinding } from "shared-runtime/api/page-check.ts";
import type { PageScript } from "./read-page.ts";

interface Page {
  readonly scripts: readonly PageScript[];
  readonly address: URL;
  /** Origin of the host. */
  readonly host: string;
  /** Whether browsers lately showed a tool on the page. */
  readonly isReported: boolean;
  readonly isCut: boolean;
}

const executable = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/;

/** The tags that load the host's loader. */
export function loaderScripts(scripts: readonly PageScript[], host: string): readonly PageScript[] {
  return loadersIn(scripts).filter((script) => isOfHost(script, host));
}

/** What is wrong with the line that loads the tools. */
export function scriptFindings({ scripts, address, host, isReported, isCut }: Page): readonly PageFinding[] {
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
      title: "Linjen med <script> mangler",
      text: isReported
        ? "Den står ikke i sidens HTML. Besøgende har set værktøjerne for nylig, så den er måske samlet med andre scripts, eller den er lige blevet fjernet. Åbn siden, og se efter."
        : isCut
          ? "Den står ikke i den første del af siden, som er så lang, at vi ikke har læst resten."
          : "Uden den ser besøgende kun linket. Som regel er den blevet fjernet, da siden sidst blev gemt. Sæt den ind i skabelonen, én gang for alle sider.",
      code,
    });
  }
  const [first] = own;
  if (first && own.every(({ type }) => !executable.test(type))) {
    findings.push({
      key: "scriptHeldBack",
      status: "warn",
      title: "Linjen bliver holdt tilbage",
      text: `Den har type="${first.type}", så browseren kører den ikke. Det gør cookieløsninger, indtil den besøgende har svaret. Værktøjet kræver intet samtykke, så tag linjen ud af løsningen.`,
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

function loadersIn(scripts: readonly PageScript[]): readonly PageScript[] {
  return scripts.filter(({ address, text }) =>
    address ? /\/(embed|loader)\.js$/.test(address.pathname) : text.includes("hostShellEmbed"),
  );
}

/** Inlined, the script has the address of the host in its text. */
function isOfHost({ address, text }: PageScript, host: string): boolean {
  return address ? address.origin === host : text.includes(`"${host}"`);
}

function isLoader({ address }: PageScript): boolean {
  return address?.pathname.endsWith("/loader.js") === true;
}
