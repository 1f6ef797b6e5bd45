import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type LayoutServiceData, readLayout } from "../layout-service-data.ts";

/** A page as a file, read again after a restart. */
export interface FiledLayout {
  readonly site: string;
  readonly path: string;
  readonly layout: LayoutServiceData;
  /** The time of the layout service's last answer with this page, in milliseconds since 1970. */
  readonly answeredAt: number;
}

/** The last good answers in a folder, one file per path. Changes are written one after another, in the background. */
export interface LayoutFiles {
  readonly readAll: () => Promise<readonly FiledLayout[]>;
  readonly write: (filed: FiledLayout) => void;
  /** Notes the time of an answer that is the same as the last one. */
  readonly touch: (filed: FiledLayout) => void;
  readonly remove: (filed: Pick<FiledLayout, "site" | "path">) => void;
  /** Resolves when all changes are written. */
  readonly settled: () => Promise<void>;
}

interface Options {
  /** The folder, which is created together with the first file. */
  readonly folder: string;
  /** The address of the layout service. Files from another address are removed. */
  readonly source: string;
  /** Called with the first of several failures in a row. */
  readonly onFailed: (error: unknown) => void;
}

const File = v.object({ source: v.string(), site: v.string(), path: v.string(), answer: v.unknown() });

export function createLayoutFiles({ folder, source, onFailed }: Options): LayoutFiles {
  const placeOf = ({ site, path }: Pick<FiledLayout, "site" | "path">): string =>
    join(folder, `${createHash("sha256").update(`${site}\n${path}`).digest("hex")}.json`);
  let changes = Promise.resolve();
  let isFailing = false;
  const change = (make: () => Promise<void>): void => {
    changes = changes.then(make).then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        if (!isFailing) onFailed(error);
        isFailing = true;
      },
    );
  };

  const write = async ({ site, path, layout, answeredAt }: FiledLayout): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${randomUUID()}.unfinished`);
    try {
      await writeFile(unfinished, JSON.stringify({ source, site, path, answer: layout }));
      await utimes(unfinished, answeredAt / 1_000, answeredAt / 1_000);
      await rename(unfinished, placeOf({ site, path }));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
  const touch = async (filed: FiledLayout): Promise<void> => {
    try {
      await utimes(placeOf(filed), filed.answeredAt / 1_000, filed.answeredAt / 1_000);
    } catch {
      // The file is written again: it could not be written before, or it was removed.
      await write(filed);
    }
  };

  const read = async (name: string): Promise<FiledLayout | undefined> => {
    const place = join(folder, name);
    try {
      const file = v.parse(File, JSON.parse(await readFile(place, "utf8")));
      const layout = file.source === source ? readLayout(file.answer) : undefined;
      if (layout && placeOf(file) === place)
        return {
          site: file.site,
          path: file.path,
          layout,
          answeredAt: Math.min((await stat(place)).mtimeMs, Date.now()),
        };
    } catch {
      // A file that is damaged, unfinished or from another release is removed, and the page is requested again.
    }
    change(() => rm(place, { force: true, recursive: true }));
    return undefined;
  };

  return {
    async readAll() {
      const names = await readdir(folder).catch(() => []);
      const filed: FiledLayout[] = [];
      for (const name of names) {
        const one = await read(name);
        if (one) filed.push(one);
      }
      return filed;
    },
    write: (filed) => change(() => write(filed)),
    touch: (filed) => change(() => touch(filed)),
    remove: (one) => change(() => rm(placeOf(one), { force: true })),
    settled: () => changes,
  };
}
