import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentWithoutTagManager } from "./content-without-tag-manager.ts";
import { freePort } from "./free-port.ts";
import { type RunningServer, type ServerOptions, startServer } from "./start-server.ts";

export interface PlacedBlock {
  readonly uid: string;
  readonly componentName: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page with the given blocks below a main heading. */
interface PlacedPage {
  readonly blocks: readonly PlacedBlock[];
  readonly templateName?: string;
  /** Fields in addition to those of the head. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

type Server = Pick<RunningServer, "url" | "pid" | "stop">;
type Options = Pick<ServerOptions, "fault" | "settings">;

/**
 * Starts a server whose content has one more page, `/proeve`, with the given blocks. `others` are further pages of the
 * main site, by their file below `pages/`.
 */
export function startWithPage(
  blocks: readonly PlacedBlock[],
  settings: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, object>> = {},
): Promise<Server> {
  return startWithFiles({ "proeve.json": pageFile({ blocks }), ...others }, { settings });
}

/** Starts a server whose content has more pages, by their paths without a slash. */
export function startWithPages(pages: Readonly<Record<string, PlacedPage>>, options: Options = {}): Promise<Server> {
  const files = Object.entries(pages).map(([name, page]) => [`${name}.json`, pageFile(page)]);
  return startWithFiles(Object.fromEntries(files), options);
}

function pageFile({ blocks, templateName = "ContentPage", fields = {} }: PlacedPage): object {
  const top = { uid: "top", componentName: "ContentHeader", fields: { title: { value: "Prøve" } } };
  return {
    name: "Prøve",
    templateName,
    fields: { metaTitle: { value: "Prøve" }, metaDescription: { value: "En side til en prøve." }, ...fields },
    placeholders: { "headless-main": [top, ...blocks] },
  };
}

/** `files` are by their path below `pages/` of the main site. */
async function startWithFiles(
  files: Readonly<Record<string, object>>,
  { settings = {}, ...options }: Options,
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "page-"));
  const copy = join(folder, "content");
  await cp(contentWithoutTagManager(), copy, { recursive: true });
  for (const [file, page] of Object.entries(files)) {
    const path = join(copy, "lederkredsen/pages", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(page));
  }
  const server = await startServer({
    port: await freePort(),
    dataDir: join(folder, "data"),
    settings: { CONTENT_DIR: copy, ...settings },
    ...options,
  });
  return {
    url: server.url,
    pid: server.pid,
    stop: async () => {
      const code = await server.stop();
      await rm(folder, { recursive: true });
      return code;
    },
  };
}
