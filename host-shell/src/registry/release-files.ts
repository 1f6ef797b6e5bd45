import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import * as v from "valibot";
import { type CodedBody, type Coding, codedBody } from "../http/coded-body.ts";
import { writeWhole } from "../disk/write-whole.ts";
import type { Sweepable } from "../concurrency/sweeper.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { isPart } from "../services/widget-registry/is-part.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/**
 * The files of recent releases whose addresses change with their content, in a folder that all servers share. A page
 * from a server of one release can then load files from a server of another release, and a page opened before a deploy
 * still finds its files.
 */
export interface ReleaseFiles extends Sweepable {
  /** Adds the files of this server's release, by their path from the site's root without the first slash. */
  readonly provide: (files: ReadonlyMap<string, CodedBody>) => Promise<void>;
  /** Reads a file of any release in the folder. */
  readonly find: (path: string) => Promise<CodedBody | undefined>;
}

interface Options {
  readonly folder: string;
  /** Milliseconds for which the files of a release are kept after its last server has stopped. */
  readonly keptMs: number;
  readonly log: Logger;
}

/** SHA-256, in hexadecimal, of a file's bytes in one content coding. It is the name under which they are stored. */
const Digest = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const Release = v.record(
  v.string(),
  v.object({ identity: Digest, br: v.exactOptional(Digest), gzip: v.exactOptional(Digest) }),
);
type Release = v.InferOutput<typeof Release>;
type Digests = Release[string];

interface OwnRelease {
  /** Name of the file that lists the release's contents. */
  readonly name: string;
  readonly text: string;
  readonly release: Release;
  readonly files: ReadonlyMap<string, CodedBody>;
}

/**
 * Content that belongs to no release is deleted only after this many milliseconds: another server may be adding its
 * release.
 */
const addingMs = 3_600_000;

export function createReleaseFiles({ folder, keptMs, log }: Options): ReleaseFiles {
  const [contents, releases] = [join(folder, "contents"), join(folder, "releases")];
  /** Releases by the name of their list file, whose content never changes. */
  const known = new Map<string, Release>();
  let own: OwnRelease | undefined;

  /**
   * Writes the missing files of a release into the folder, and always its list: the list's modification time records
   * when the release was last in use.
   */
  async function keep({ name, text, release, files }: OwnRelease): Promise<void> {
    try {
      await Promise.all([contents, releases].map((one) => mkdir(one, { recursive: true })));
      const present = new Set(await readdir(contents));
      for (const [path, body] of files) {
        for (const [coding, digest] of codingsOf(release[path])) {
          const { bytes } = body[coding] ?? body.identity;
          if (!present.has(digest)) await writeWhole(join(contents, digest), bytes);
        }
      }
      await writeWhole(join(releases, name), text);
      known.set(name, release);
    } catch (error) {
      log.warn(
        { err: error },
        "the files of this release could not be kept for other servers; the next sweep tries again",
      );
    }
  }

  /** Reads the releases that other servers added. */
  async function refresh(): Promise<void> {
    const names = await readdir(releases).catch((): string[] => []);
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
    for (const name of names) {
      if (known.has(name) || !name.endsWith(".json")) continue;
      const read = v.safeParse(
        v.pipe(v.string(), v.parseJson(), Release),
        await readFile(join(releases, name), "utf8").catch(() => ""),
      );
      if (read.success) known.set(name, read.output);
      else log.error({ file: join(releases, name) }, "a list of the files of a release cannot be read");
    }
  }

  const digestsFor = (path: string): Digests | undefined => {
    for (const release of known.values()) if (Object.hasOwn(release, path)) return release[path];
    return undefined;
  };

  async function read(digest: string): Promise<Uint8Array> {
    const file = join(contents, digest);
    const bytes = await readFile(file);
    if (digestOf(bytes) !== digest) throw new Error(`${file} does not have the content that its name says.`);
    return bytes;
  }

  async function find(path: string): Promise<CodedBody | undefined> {
    if (digestsFor(path) === undefined) await refresh();
    const digests = digestsFor(path);
    if (digests === undefined) return undefined;
    try {
      const { identity, ...coded } = digests;
      const codings = await Promise.all(
        codingsOf(coded).map(async ([coding, digest]) => [coding, await read(digest)] as const),
      );
      return codedBody({ identity: await read(identity), ...Object.fromEntries(codings) });
    } catch (error) {
      log.error({ err: error, path }, "a file of another release cannot be read");
      return undefined;
    }
  }

  return {
    async provide(files) {
      const release: Release = Object.fromEntries([...files].map(([path, body]) => [path, digestsOf(body)]));
      const text = JSON.stringify(release);
      own = { name: `${digestOf(text)}.json`, text, release, files };
      await keep(own);
    },
    find,
    async sweep() {
      if (own === undefined) return 0;
      await keep(own);
      // The time by the folder's own clock, which may be that of another machine.
      const now = await changedAt(join(releases, own.name));
      if (now === undefined) return 0;
      const old = await olderThan(releases, now - keptMs);
      for (const name of old) await rm(join(releases, name), { force: true });
      await refresh();
      const used = new Set([...known.values()].flatMap((release) => Object.values(release).flatMap(Object.values)));
      const unused = (await olderThan(contents, now - addingMs)).filter((name) => !used.has(name));
      for (const name of unused) await rm(join(contents, name), { force: true });
      return old.length + unused.length;
    },
  };
}

/** Those files of a build whose addresses change with their content, by their path from the site's root. */
export async function filesOfRelease(
  { files }: Pick<BrowserFiles, "files">,
  builds: readonly WidgetVersion[],
): Promise<ReadonlyMap<string, CodedBody>> {
  const release = new Map([...files].filter(([path]) => /^(?:platform|fonts|assets)\//.test(path)));
  for (const { manifest, version, read } of builds) {
    for (const path of Object.keys(manifest.files)) {
      const body = await read(path);
      if (body) release.set(`widgets/${manifest.name}/${version}/${path}`, body);
      if (body && isPart(manifest, path)) release.set(`widgets/${path}`, body);
    }
  }
  return release;
}

function digestsOf(body: CodedBody): Digests {
  const digest = (coding: Coding): string | undefined => body[coding] && digestOf(body[coding].bytes);
  const [br, gzip] = [digest("br"), digest("gzip")];
  return { identity: digestOf(body.identity.bytes), ...(br && { br }), ...(gzip && { gzip }) };
}

function codingsOf(digests: Partial<Digests> | undefined): readonly (readonly [Coding, string])[] {
  return Object.entries(digests ?? {}) as [Coding, string][];
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

async function olderThan(folder: string, moment: number): Promise<readonly string[]> {
  const names = await readdir(folder);
  const times = await Promise.all(names.map(async (name) => [name, await changedAt(join(folder, name))] as const));
  return times.flatMap(([name, at]) => (at !== undefined && at < moment ? [name] : []));
}

/** The time when a file was last written, in milliseconds since 1970; `undefined` if it is missing. */
function changedAt(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}
