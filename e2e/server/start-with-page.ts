import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contentWithoutTagManager } from "./content-without-tag-manager.ts";
import { freePort } from "./free-port.ts";
import { type RunningServer, startServer } from "./start-server.ts";

interface PlacedBlock {
  readonly uid: string;
  readonly componentName: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Starts a server whose content has one more page, `/proeve`, with the given blocks. `others` are further pages of the
 * main site, by their file below `pages/`.
 */
export async function startWithPage(
  blocks: readonly PlacedBlock[],
  settings: Readonly<Record<string, string>> = {},
  others: Readonly<Record<string, object>> = {},
): Promise<Pick<RunningServer, "url" | "stop">> {
  const folder = await mkdtemp(join(tmpdir(), "page-"));
  const copy = join(folder, "content");
  await cp(contentWithoutTagManager(), copy, { recursive: true });
  const page = {
    name: "Prøve",
    templateName: "ContentPage",
    fields: { metaTitle: { value: "Prøve" }, metaDescription: { value: "En side til en prøve." } },
    placeholders: {
      "headless-main": [
        { uid: "top", componentName: "ContentHeader", fields: { title: { value: "Prøve" } } },
        ...blocks,
      ],
    },
  };
  for (const [file, other] of Object.entries({ "proeve.json": page, ...others })) {
    const path = join(copy, "lederkredsen/pages", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(other));
  }
  const server = await startServer({
    port: await freePort(),
    dataDir: join(folder, "data"),
    settings: { CONTENT_DIR: copy, ...settings },
  });
  return {
    url: server.url,
    stop: async () => {
      const code = await server.stop();
      await rm(folder, { recursive: true });
      return code;
    },
  };
}
