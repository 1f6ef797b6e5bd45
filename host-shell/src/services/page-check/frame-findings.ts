import type { PageFinding } from "shared-runtime/api/page-check.ts";
import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import type { EditorTool } from "shared-runtime/editors/editor-tool.ts";
import type { PageFrame } from "./read-page.ts";

interface Ports {
  readonly host: string;
  readonly names: readonly string[];
  readonly findTool: (name: string, spec: string) => Promise<EditorTool | undefined>;
}

/** Whether a frame shows one tool, in the page that the host has for frames. */
export function isToolFrame({ address }: PageFrame, host: string): boolean {
  return address.origin === host && /^\/embed\/[^/]+\/?$/.test(address.pathname);
}

/** Findings about frames that show a tool's own page: browsers refuse such frames. Each address counts once. */
export async function ownPageFindings(
  frames: readonly PageFrame[],
  { host, names, findTool }: Ports,
): Promise<readonly PageFinding[]> {
  const paths = new Set(
    frames
      .filter((frame) => frame.address.origin === host && !isToolFrame(frame, host))
      .map(({ address }) => address.pathname),
  );
  if (paths.size === 0) return [];
  const tools = (await Promise.all(names.map((name) => findTool(name, "stable")))).filter((tool) => tool !== undefined);
  return [...paths].flatMap((path) => {
    const tool = tools.find(({ profile }) => profile?.home === path || choiceAt(path, profile) !== undefined);
    return tool ? [ownPageFinding(path, tool, host)] : [];
  });
}

function ownPageFinding(path: string, { name, profile }: EditorTool, host: string): PageFinding {
  const choice = profile?.home === path ? undefined : choiceAt(path, profile);
  const query = choice === undefined ? "" : `?${attributeOf(choice.prop)}=${encodeURIComponent(choice.value)}`;
  return {
    key: "frameOfOwnPage",
    status: "bad",
    title: `${profile?.title ?? name}: rammen bliver tom`,
    text: `Siden ${path} må ikke stå i en ramme, og det forbyder browsere. Værktøjet har en anden adresse til rammer. Brug den, som her.`,
    code: `${host}/embed/${name}${query}`,
  };
}

/** The prop of a tool, and the value of this prop that has its page at `path`; `undefined` without such a value. */
function choiceAt(
  path: string,
  profile: EditorTool["profile"],
): { readonly prop: string; readonly value: string } | undefined {
  const { prop = "", of = {} } = profile?.homes ?? {};
  const [value] = Object.entries(of).find(([, { home }]) => home === path) ?? [];
  return value === undefined ? undefined : { prop, value };
}

/** Findings about frames of tools: frames whose sandbox forbids scripts, and frames without a height. */
export function tagFindings(frames: readonly PageFrame[], host: string): readonly PageFinding[] {
  return [...sandboxFindings(frames, host), ...heightFindings(frames, host)];
}

function sandboxFindings(frames: readonly PageFrame[], host: string): readonly PageFinding[] {
  if (!frames.some((frame) => isToolFrame(frame, host) && frame.isWithoutScripts)) return [];
  return [
    {
      key: "frameWithoutScripts",
      status: "bad",
      title: "Rammen må ikke køre scripts",
      text: "Attributten sandbox spærrer for værktøjets script, så det kan ses, men ikke bruges. Som regel har editoren sat den ind. Fjern den, eller skriv, hvad rammen må, som her.",
      code: 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"',
    },
  ];
}

function heightFindings(frames: readonly PageFrame[], host: string): readonly PageFinding[] {
  const count = frames.filter((frame) => isToolFrame(frame, host) && !frame.hasHeight).length;
  if (count === 0) return [];
  return [
    {
      key: "frameHeightMissing",
      status: "warn",
      title: count === 1 ? "Rammen har ingen højde" : `${count} rammer har ingen højde`,
      text: "Bestemmer sidens CSS ikke andet, er en ramme 150 pixels høj, så besøgende ser kun toppen af værktøjet. Giv den en højde, som her.",
      code: 'style="width: 100%; height: 40em; border: 0"',
    },
  ];
}
