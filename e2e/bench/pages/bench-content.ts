import { cp, readFile, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";

/** A rendering of the content, as far as the bench reads it. */
interface Rendering {
  readonly uid: string;
  readonly componentName: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly placeholders?: Readonly<Record<string, readonly Rendering[]>>;
}

const blocks = 30;
/** Blocks that load a widget, blocks that a page has only once, and blocks that need the data of a template. */
const leftOut =
  /^Conference|^RegistrationBanner|^EventSignupBanner|Widget|Form$|FeeCalculator|CrossLink|CookieConsent|Header$|Breadcrumbs|MyData|ContactDetails|MemberArchive|MembershipOverview|MembershipPayment|FinalizeSignup/;

export const longPath = "/tredive-blokke";
export const textPath = "/kun-tekst";
export const scriptedPath = "/blokke-med-script";

/**
 * Copies the repository's content into a folder and adds three pages: one with thirty blocks, in which all kinds of
 * blocks of our own pages without widgets take turns, one with a heading and a text, and one with a sample of each block
 * that has a script.
 */
export async function writeBenchContent(folder: string): Promise<void> {
  const content = join(import.meta.dirname, "../../../host-shell/content");
  await cp(content, folder, { recursive: true });
  const files = globSync("*/pages/**/*.json", { cwd: content }).toSorted();
  const kinds = new Map<string, Rendering>();
  const headers: Rendering[] = [];
  for (const file of files) {
    const page = JSON.parse(await readFile(join(content, file), "utf8")) as {
      readonly placeholders?: { readonly "headless-main"?: readonly Rendering[] };
    };
    for (const rendering of page.placeholders?.["headless-main"] ?? []) {
      if (rendering.componentName === "ContentHeader") headers.push(rendering);
      if (!leftOut.test(rendering.componentName) && !kinds.has(rendering.componentName))
        kinds.set(rendering.componentName, rendering);
    }
  }
  const all = [...kinds.values()];
  const [header] = headers;
  const text = kinds.get("RichText");
  if (!header || !text || all.length < 10)
    throw new Error("The content of the repository has too few kinds of blocks.");
  const repeated = Array.from({ length: blocks - 1 }, (_, index) => {
    const rendering = all[index % all.length] ?? text;
    return withOwnIds(rendering, index) as Rendering;
  });
  const write = (path: string, main: readonly Rendering[]) =>
    writeFile(
      join(folder, "lederkredsen/pages", `${path.slice(1)}.json`),
      JSON.stringify({
        name: path.slice(1),
        templateName: "ContentPage",
        fields: { metaTitle: { value: path.slice(1) }, metaDescription: { value: "En side til målinger." } },
        placeholders: { "headless-main": main },
      }),
    );
  await shareFacts(folder);
  await write(longPath, [header, ...repeated]);
  await write(textPath, [header, text]);
  await write(scriptedPath, await samplesWithScript());
}

/** Gives the main site the facts of all sites, which blocks of their pages quote. */
async function shareFacts(folder: string): Promise<void> {
  const own = join(folder, "lederkredsen/items/facts.json");
  const tables = [...globSync("*/items/facts.json", { cwd: folder }).map((file) => join(folder, file)), own];
  const facts = await Promise.all(tables.map(async (file) => JSON.parse(await readFile(file, "utf8")) as object));
  await writeFile(own, JSON.stringify(Object.assign({}, ...facts)));
}

/** The first sample of each block that has a script. */
async function samplesWithScript(): Promise<readonly Rendering[]> {
  const host = join(import.meta.dirname, "../../../host-shell");
  const { blocks } = JSON.parse(await readFile(join(host, "dist/browser/browser.json"), "utf8")) as {
    readonly blocks: Readonly<Record<string, { readonly scripts: readonly string[] }>>;
  };
  const { withUid } = (await import(join(host, "src/pages/block/block-samples.ts"))) as {
    readonly withUid: (sample: unknown, uid: string) => Rendering;
  };
  const folders = globSync("*/*.samples.ts", { cwd: join(host, "src/pages/blocks") })
    .toSorted()
    .filter((file) => (blocks[dirname(file)]?.scripts.length ?? 0) > 0);
  return Promise.all(
    folders.map(async (file) => {
      const { samples } = (await import(join(host, "src/pages/blocks", file))) as {
        readonly samples: Readonly<Record<string, unknown>>;
      };
      const [sample] = Object.values(samples);
      if (!sample) throw new Error(`${file} has no sample.`);
      return withUid(sample, dirname(file));
    }),
  );
}

/** Copies a rendering with new ids: its own, those of the blocks in it, and anchors. */
function withOwnIds(value: unknown, index: number): unknown {
  return JSON.parse(JSON.stringify(value), (name, part: unknown) =>
    (name === "uid" || name === "anchor") && typeof part === "string" ? `${part}-${index}` : part,
  );
}
