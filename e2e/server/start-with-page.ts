import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentWithoutTagManager } from "./content-without-tag-manager.ts";
import { freePort } from "./free-port.ts";
import { type RunningServer, startServer } from "./start-server.ts";

interface PlacedBlock {
  readonly uid: string;
  readonly componentName: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Starts a server whose content has one more page, `/proeve`, with the given blocks. */
export async function startWithPage(
  blocks: readonly PlacedBlock[],
  settings: Readonly<Record<string, string>> = {},
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
  await writeFile(join(copy, "lederkredsen/pages/proeve.json"), JSON.stringify(page));
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
