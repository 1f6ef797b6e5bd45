import type { PageCheck, PageFinding, ReportedTool } from "shared-runtime/api/page-check.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { placeholderLink } from "shared-runtime/editors/placeholder.ts";
import type { Semaphore } from "../../concurrency/semaphore.ts";
import { fetchPage, type FetchedPage, type PageFetching, type UnreadPage } from "./fetch-page.ts";
import { nameOf, placeholderFindings, type PlaceholderPorts } from "./placeholder-findings.ts";
import { policyFindings } from "./policy-findings.ts";
import { type PageParts, readPage } from "./read-page.ts";
import { loaderScripts, scriptFindings } from "./script-findings.ts";

export type CheckPage = (address: string, host: string) => Promise<PageCheck | RefusedCheck>;

/** The server does not call the address. */
export interface RefusedCheck {
  readonly errorKey: "invalidAddress" | "originNotAllowed";
  /** In Danish. */
  readonly reason: string;
}

export interface PageCheckPorts extends Pick<PlaceholderPorts, "findTool" | "faultsOf"> {
  readonly names: () => readonly string[];
  /** Resolves with what browsers reported for a page: its origin and path. */
  readonly reportsOf: (page: string) => Promise<readonly ReportedTool[]>;
  readonly allowedOrigins: readonly string[];
  /** The origin of our own pages, if it is configured. */
  readonly publicUrl: string | undefined;
  /** Limits how many pages are fetched at the same time. */
  readonly fetching: Semaphore;
  readonly fetch?: PageFetching["fetch"];
}

/** Fetches pages of known origins, and says in Danish what keeps their tools from working. */
export function createPageCheck(ports: PageCheckPorts): CheckPage {
  const { allowedOrigins, publicUrl, reportsOf, fetching } = ports;

  /** Excludes our own API and tools, so that no check starts another one. */
  const mayCall = ({ origin, pathname, username }: URL): boolean =>
    username === "" &&
    (allowedOrigins.includes(origin) || origin === publicUrl) &&
    !(origin === publicUrl && /^\/(api|embed)(\/|$)/.test(pathname));

  return async (text, host) => {
    const address = addressIn(text);
    if (!address) {
      return {
        errorKey: "invalidAddress",
        reason: "Det er ikke adressen på en side. Kopiér den fra browserens adresselinje.",
      };
    }
    if (!mayCall(address)) {
      return {
        errorKey: "originNotAllowed",
        reason: `Vi henter kun sider fra websteder, vi kender. Bed den, der driver serveren, om at tilføje ${address.origin} til ALLOWED_ORIGINS.`,
      };
    }
    const release = await fetching.acquire();
    const fetched = await fetchPage(address, { mayCall, fetch: ports.fetch }).finally(release);
    const page = fetched.kind === "page" ? fetched.address : address;
    const reports = await reportsOf(page.origin + page.pathname);
    const about = { page: page.href, editing: editingAddress(page), reports: [...reports] };
    if (fetched.kind !== "page") return { ...about, tools: [], findings: [unreadFinding(fetched)] };
    const parts = readPage(fetched.html, page);
    return {
      ...about,
      tools: parts.placeholders.map(nameOf).filter((name) => name !== ""),
      findings: [...(await pageFindings(fetched, parts, { ...ports, host, reports }))],
    };
  };
}

/** The address in a text; `undefined` if it is not one of a page. Without a scheme, https is meant. */
function addressIn(text: string): URL | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 2_000) return undefined;
  const address = URL.parse(
    /^[a-z][a-z\d+.-]*:/i.test(trimmed) && !/^[\w.-]+:\d/.test(trimmed) ? trimmed : `https://${trimmed}`,
  );
  if (!address || !/^https?:$/.test(address.protocol) || !/[.:]|^localhost$/.test(address.hostname)) return undefined;
  address.hash = "";
  return address;
}

function editingAddress(page: URL): string {
  const { origin, pathname, search } = page;
  return `${origin}${pathname}${search === "" ? "?" : `${search}&`}widget-editing`;
}

interface Checked extends Omit<PageCheckPorts, "names"> {
  readonly names: PageCheckPorts["names"];
  readonly host: string;
  readonly reports: readonly ReportedTool[];
}

async function pageFindings(
  { address, policies, isCut }: FetchedPage,
  parts: PageParts,
  { host, reports, ...ports }: Checked,
): Promise<readonly PageFinding[]> {
  const names = ports.names();
  const own = loaderScripts(parts.scripts, host);
  const toolFrames = parts.frames.filter(({ origin, pathname }) => origin === host && pathname.startsWith("/embed/"));
  const needsScript = toolFrames.length === 0 || parts.placeholders.length > 0;
  const places: (readonly PageFinding[])[] = [];
  for (const place of parts.placeholders) places.push(await placeholderFindings(place, { ...ports, host, names }));
  return [
    ...(needsScript
      ? scriptFindings({ scripts: parts.scripts, address, host, isReported: reports.length > 0, isCut })
      : []),
    ...policyFindings({
      policies: [...policies, ...parts.policies],
      address,
      host,
      script: needsScript ? { nonce: own[0]?.nonce } : undefined,
      hasFrame: toolFrames.length > 0,
    }),
    ...toolFrames.flatMap(({ pathname }) => frameFinding(pathname.split("/")[2] ?? "", names)),
    ...places.flat(),
    ...(await absenceFindings(parts, {
      host,
      names,
      reports,
      isCut,
      findTool: ports.findTool,
      hasFrames: !needsScript,
    })),
  ];
}

function frameFinding(name: string, names: readonly string[]): readonly PageFinding[] {
  if (names.includes(name)) return [];
  return [
    {
      key: "unknownFrame",
      status: "bad",
      title: `Rammen viser intet værktøj, der hedder »${name}«`,
      text: `Ret adressen i rammen. Værktøjerne hedder ${names.join(", ")}.`,
    },
  ];
}

interface Absence {
  readonly host: string;
  readonly names: readonly string[];
  readonly reports: readonly ReportedTool[];
  readonly isCut: boolean;
  readonly findTool: PageCheckPorts["findTool"];
  readonly hasFrames: boolean;
}

/** What is said about tools that the page should have, and does not: removed, emptied, or pasted as text. */
async function absenceFindings(
  { placeholders, links, showsCode }: PageParts,
  { host, names, reports, isCut, findTool, hasFrames }: Absence,
): Promise<readonly PageFinding[]> {
  const placed = new Set(placeholders.map(nameOf));
  const findings: PageFinding[] = [];
  const gone = new Set<string>();
  for (const name of names.filter((one) => !placed.has(one))) {
    const tool = await findTool(name, "stable");
    if (!tool || !links.some((link) => isLeftLink(link, tool, host))) continue;
    gone.add(name);
    findings.push({
      key: "placeholderGone",
      status: "bad",
      title: `${tool.profile?.title ?? name}: kun linket er tilbage`,
      text: "Editoren har fjernet <div>-linjen om linket, så værktøjet bliver ikke vist. Brug editorens felt til HTML, eller bed den, der driver siden, om at tillade <div> med attributter.",
    });
  }
  if (showsCode) {
    findings.push({
      key: "codeAsText",
      status: "bad",
      title: "Koden står som tekst på siden",
      text: "Besøgende læser koden i stedet for at se værktøjet. Slet den, og sæt den ind i editorens felt til HTML.",
    });
  }
  for (const { widget, seenAt } of reports) {
    if (placed.has(widget) || gone.has(widget)) continue;
    gone.add(widget);
    findings.push({
      key: "toolNotInHtml",
      status: "warn",
      title: `${widget} står ikke i sidens HTML`,
      text: `Besøgende har set det her, sidst ${dayOf(seenAt)}. Enten er det fjernet siden, eller også bliver det sat ind af et script. Åbn siden, og se efter.`,
    });
  }
  if (placed.size === 0 && findings.length === 0 && !hasFrames) {
    findings.push({
      key: "noTool",
      status: isCut ? "warn" : "bad",
      title: "Der er intet værktøj på siden",
      text: isCut
        ? "Siden er så lang, at vi kun har læst den første del."
        : "Der er ingen <div> med data-widget i sidens HTML. Er den lige gemt, så se efter, om editoren har fjernet den.",
    });
  }
  return findings;
}

/** The link of a placeholder has a text of its own, unlike links in a menu. */
function isLeftLink({ address, text }: PageParts["links"][number], tool: EditorTool, host: string): boolean {
  const link = placeholderLink(tool, host);
  return address.href === new URL(link.href).href && text.trim() === link.text;
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString("da-DK", { day: "numeric", month: "long", timeZone: "Europe/Copenhagen" });
}

function unreadFinding(unread: UnreadPage): PageFinding {
  switch (unread.kind) {
    case "silent":
      return {
        key: "noAnswer",
        status: "bad",
        title: "Siden svarer ikke",
        text: "Vi fik intet svar inden for fem sekunder. Er den på et lukket netværk, kan serveren ikke se den.",
      };
    case "status":
      return {
        key: "wrongStatus",
        status: "bad",
        title: `Siden svarer ${unread.status}`,
        text:
          unread.status === 401 || unread.status === 403
            ? "Den kræver, at man er logget ind, og det kan serveren ikke. Åbn den selv i redigering."
            : "Er siden udgivet, og er adressen rigtig? Vi henter den, som alle besøgende gør.",
      };
    case "elsewhere":
      return {
        key: "redirected",
        status: "bad",
        title: "Siden sender videre til et andet websted",
        text: `Den fører til ${unread.address.origin}, og der henter vi ikke sider. Er det en side, hvor man logger ind, så åbn siden selv i redigering.`,
      };
    case "notHtml":
      return {
        key: "notHtml",
        status: "bad",
        title: "Adressen er ikke en side",
        text: `Den giver ${unread.type === "" ? "en fil uden type" : unread.type} i stedet for HTML.`,
      };
  }
}
