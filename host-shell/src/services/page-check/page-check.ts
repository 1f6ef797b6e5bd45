import type { PageCheck, PageFinding, ReportedTool } from "shared-runtime/api/page-check.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import { placeholderLink } from "shared-runtime/editors/placeholder.ts";
import type { Semaphore } from "../../concurrency/semaphore.ts";
import { fetchPage, type FetchedPage, type PageFetching } from "./fetch-page.ts";
import { isToolFrame, ownPageFindings, tagFindings } from "./frame-findings.ts";
import { hidingPlaces } from "./hiding-places.ts";
import { addressIn, editingAddress } from "./page-address.ts";
import { placeFindings } from "./place-findings.ts";
import { nameOf, type PlaceholderPorts } from "./placeholder-findings.ts";
import { policyFindings } from "./policy-findings.ts";
import { type PageParts, type PagePlaceholder, readPage } from "./read-page.ts";
import { repeatedTools } from "./repeated-tools.ts";
import { isLoader, loaderScripts, scriptFindings } from "./script-findings.ts";
import { unreadFinding } from "./unread-finding.ts";

export type CheckPage = (address: string, host: string) => Promise<PageCheck | RefusedCheck>;

/** The server does not call the address. */
export interface RefusedCheck {
  readonly errorKey: "invalidAddress" | "originNotAllowed";
  /** In Danish. */
  readonly reason: string;
  /** What an editor can send to those who run the server, in Danish. */
  readonly message?: string;
}

export interface PageCheckPorts extends Pick<PlaceholderPorts, "findTool" | "faultsOf"> {
  readonly names: () => readonly string[];
  /** Resolves with what browsers reported for a page: its origin and path. */
  readonly reportsOf: (page: string) => Promise<readonly ReportedTool[]>;
  readonly allowedOrigins: readonly string[];
  /** The origin of our own pages, if it is configured. */
  readonly publicUrl: string | undefined;
  /** Whether an origin is that of this server on this machine. Its pages may be checked without configuration. */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Limits how many pages are fetched at the same time. */
  readonly fetching: Semaphore;
  readonly fetch?: PageFetching["fetch"];
}

/** Fetches pages of known origins, and says in Danish what keeps their tools from working. */
export function createPageCheck(ports: PageCheckPorts): CheckPage {
  const { allowedOrigins, publicUrl, reportsOf, fetching } = ports;

  const isOwn = (origin: string): boolean =>
    publicUrl === undefined ? ports.isOwnOrigin(origin) : origin === publicUrl;
  /** Excludes our own API and tools, so that no check starts another one. */
  const mayCall = ({ origin, pathname, username }: URL): boolean =>
    username === "" &&
    (allowedOrigins.includes(origin) || isOwn(origin)) &&
    !(isOwn(origin) && /^\/(api|embed)(\/|$)/.test(pathname));

  return async (text, host) => {
    const address = addressIn(text, mayCall);
    if (!address) {
      return {
        errorKey: "invalidAddress",
        reason: "Det er ikke adressen på en side. Kopiér den fra browserens adresselinje.",
      };
    }
    if (!mayCall(address)) {
      return {
        errorKey: "originNotAllowed",
        ...refusal(address, { host, isOwn: isOwn(address.origin) }),
      };
    }
    const release = await fetching.acquire();
    const fetched = await fetchPage(address, { mayCall, fetch: ports.fetch }).finally(release);
    const page = fetched.kind === "page" ? fetched.address : address;
    const reports = await reportsOf(page.origin + page.pathname);
    const about = { page: page.href, editing: editingAddress(page), reports: [...reports] };
    if (fetched.kind !== "page") return { ...about, tools: [], findings: [unreadFinding(fetched)] };
    const parts = readPage(fetched.html, page);
    const frames = toolFrames(parts.frames, host);
    const known = new Set(ports.names());
    return {
      ...about,
      tools: [
        ...parts.placeholders.map(nameOf).filter((name) => name !== ""),
        ...frames.map(nameOf).filter((name) => known.has(name)),
      ],
      findings: [...(await pageFindings(fetched, parts, { ...ports, host, reports, frames }))],
    };
  };
}

/** Why the server does not fetch a page. */
function refusal(
  { origin }: URL,
  { host, isOwn }: { readonly host: string; readonly isOwn: boolean },
): Pick<RefusedCheck, "reason" | "message"> {
  if (isOwn)
    return { reason: "Det er en af værktøjernes egne sider. Indsæt adressen på den side, hvor værktøjet skal stå." };
  if (origin === host)
    return {
      reason:
        "Siden ligger på værktøjernes egen server, og den kender ikke sin adresse. Bed den, der driver serveren, om at sætte PUBLIC_URL.",
    };
  return {
    reason: `${origin} står ikke på listen over websteder hos ${new URL(host).host}, som værktøjerne kommer fra, så vi henter ikke siden.`,
    message: `Vil du føje ${origin} til ALLOWED_ORIGINS på ${host}? Så kan vi bruge værktøjerne på webstedet.`,
  };
}

interface Checked extends PageCheckPorts {
  readonly host: string;
  readonly reports: readonly ReportedTool[];
  readonly frames: readonly PagePlaceholder[];
}

async function pageFindings(
  { address, policies, isCut }: FetchedPage,
  parts: PageParts,
  { host, reports, frames, ...ports }: Checked,
): Promise<readonly PageFinding[]> {
  const { scripts, placeholders, hidden } = parts;
  const names = ports.names();
  const [own] = loaderScripts(scripts, host);
  const ownPages = address.origin === host ? [] : await ownPageFindings(parts.frames, { ...ports, host, names });
  const hasFrames = frames.length > 0 || ownPages.length > 0;
  const absence = await absenceFindings(parts, {
    host,
    names,
    reports,
    isCut,
    findTool: ports.findTool,
    hasFrames,
  });
  // A page without any tool needs no script. The same is true of a page whose only trace of a tool is code that is
  // visible as text.
  const hasNothing =
    absence.some(({ key }) => key === "noTool" || key === "codeHidden") ||
    (placeholders.length === 0 && !hasFrames && absence.length > 0 && absence.every(({ key }) => key === "codeAsText"));
  // Our own pages start the tools of the site themselves.
  const isOurs = address.origin === host && placeholders.every(({ attributes }) => "data-site-widget" in attributes);
  const needsScript = !hasNothing && !isOurs && (!hasFrames || placeholders.length > 0);
  return [
    ...(hasNothing ? absence : []),
    ...(needsScript
      ? scriptFindings({ scripts, address, host, isReported: reports.length > 0, isCut, hidden: hidden.script })
      : []),
    ...policyFindings({
      headers: policies,
      metas: parts.policies,
      address,
      host,
      script: needsScript ? { nonce: own?.nonce, isLoader: own !== undefined && isLoader(own) } : undefined,
      hasFrame: hasFrames,
    }),
    ...ownPages,
    ...(await placeFindings([...placeholders, ...frames], {
      ...ports,
      host,
      names,
      needsLink: address.origin !== host,
    })),
    ...tagFindings(parts.frames, host),
    ...(await repeatedTools(placeholders.map(nameOf), ports.findTool)),
    ...(hasNothing ? [] : absence),
  ];
}

/** The tools in frames, with the attributes of their addresses. */
function toolFrames(frames: PageParts["frames"], host: string): readonly PagePlaceholder[] {
  return frames.flatMap((frame) => {
    if (!isToolFrame(frame, host)) return [];
    const { pathname, searchParams } = frame.address;
    const given = [...searchParams].map(([attribute, value]) => [attribute.toLowerCase(), value] as const);
    const attributes = {
      ...Object.fromEntries(given.filter(([attribute]) => attribute.startsWith("data-"))),
      "data-widget": pathname.split("/")[2] ?? "",
    };
    return [{ attributes, tag: "", isEditing: false, json: undefined, links: [], isFrame: true }];
  });
}

interface Absence {
  readonly host: string;
  readonly names: readonly string[];
  readonly reports: readonly ReportedTool[];
  readonly isCut: boolean;
  readonly findTool: PageCheckPorts["findTool"];
  readonly hasFrames: boolean;
}

/** Findings about tools that the page should have but lacks: removed, emptied or hidden code, or code as text. */
async function absenceFindings(
  { placeholders, links, showsCode, hidden }: PageParts,
  { host, names, reports, isCut, findTool, hasFrames }: Absence,
): Promise<readonly PageFinding[]> {
  const placed = new Set(placeholders.map(nameOf));
  const findings: PageFinding[] = [];
  const gone = new Set<string>();
  for (const name of names.filter((one) => !placed.has(one))) {
    const tool = await findTool(name, "stable");
    if (!tool || tool.profile?.audience === "site" || !links.some((link) => isLeftLink(link, tool, host))) continue;
    gone.add(name);
    // On a page with another tool, the link may be an ordinary one, and not what an editor left of a placeholder.
    const isSure = placed.size === 0 || reports.some(({ widget }) => widget === name);
    findings.push({
      key: "placeholderGone",
      status: isSure ? "bad" : "warn",
      title: `${tool.profile?.title ?? name}: kun linket er tilbage`,
      text: `${isSure ? "Editoren har fjernet" : "Er det bare et link, er alt i orden. Skulle værktøjet vises her, har editoren fjernet"} <div>-linjen om linket, så værktøjet bliver ikke vist. Brug editorens felt til HTML, eller bed den, der driver siden, om at tillade <div> med attributter.`,
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
      text: `Browsere har meldt det på siden, senest ${dayOf(seenAt)}. Enten er det fjernet siden, eller også bliver det sat ind af et script. Åbn siden, og se efter.`,
    });
  }
  if (placed.size > 0 || findings.length > 0 || hasFrames) return findings;
  if (hidden.placeholder) {
    findings.push({
      key: "codeHidden",
      status: "bad",
      title: `Koden står i ${hidingPlaces[hidden.placeholder]}`,
      text: "Der viser browsere den ikke. Flyt den ud, eller sæt den ind igen i editorens felt til HTML.",
    });
  } else {
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

/**
 * Whether a link is what remains of a removed placeholder of the tool. Unlike a link in a menu, such a link has the
 * text of a placeholder's link and is alone in its paragraph.
 */
function isLeftLink({ address, text, isAlone }: PageParts["links"][number], tool: EditorTool, host: string): boolean {
  if (!isAlone) return false;
  const { prop = "", of = {} } = tool.profile?.homes ?? {};
  return ["", ...Object.keys(of)].some((value) => {
    const link = placeholderLink(tool, { host, props: { [prop]: value } });
    return address.href === new URL(link.href).href && text.trim() === link.text;
  });
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString("da-DK", { day: "numeric", month: "long", timeZone: "Europe/Copenhagen" });
}
