import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, PluginOption, Rolldown } from "vite";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { type FilesForEditors, filesForEditors } from "./editors/files-for-editors.ts";
import { type FirstFrame, renderFirstFrame } from "./render-first-frame.ts";
import { integrityOf, shortHash } from "../src/node/hashes.ts";
import { ownCopiesFile, widgetFile } from "./lean-container.ts";
import { layoutFault } from "./plugin-layout.ts";
import { mergeEntry, type RemoteFiles } from "./merge-entry.ts";
import type { CommonCode, Container } from "./parts/load-parts.ts";
import { precompress } from "./precompress.ts";

interface Options {
  readonly name: string;
  readonly version: string;
  /** The largest first mount, in kilobytes after gzip. */
  readonly budget: number;
  readonly root: string;
  /** Creates the plugins that render the first frame, so that its class names match the style sheet. */
  readonly plugins: () => PluginOption[];
  /** The name of each shared module, by the id of the first module of the remote's own copy. */
  readonly copies: ReadonlyMap<string, string>;
  readonly common: CommonCode;
  readonly container: Container;
  /** The keys of the sources that the widget reads from parts. */
  readonly read: ReadonlySet<string>;
}

/**
 * Renders the first frame; after the remote is written, merges its entry and describes all files in `widget.json`. The
 * file `widget.json` is written last, so that a `dist/` with it is complete.
 */
export function remoteManifest({
  name,
  version,
  budget,
  root,
  plugins,
  copies,
  common,
  container,
  read,
}: Options): Plugin {
  const dist = join(root, "dist");
  let remote: RemoteFiles = { merged: new Set(), mergedIntoOwnCopies: new Set(), own: new Map(), glue: new Set() };
  let firstFrame: FirstFrame = { html: "", texts: {}, props: {} };
  /** Contents by path of the files that only forms for editors read. */
  let forEditors: FilesForEditors = {};
  return {
    name: "remote-manifest",
    apply: "build",
    // Rendered before the build, so that a syntax error is reported at once, with file and line. During the build, the
    // federation plugin waits 10 s for modules that cannot be parsed.
    buildStart: {
      order: "pre",
      async handler() {
        firstFrame = await renderFirstFrame(root, plugins());
        forEditors = await filesForEditors(root, firstFrame.props);
      },
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        remote = remoteFilesIn(bundle, dist, copies);
      },
    },
    // Not `closeBundle`, which also runs after a failure: an error in it would hide the reason.
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const parts = await mergeEntry(dist, remote, { common, container, read });
        const { html, texts } = firstFrame;
        writeFileSync(join(dist, "first-frame.html"), html);
        writeFileSync(join(dist, "texts.json"), JSON.stringify(texts));
        for (const [path, content] of Object.entries(forEditors)) writeFileSync(join(dist, path), content);

        const paths = filesBelow(dist);
        const files = Object.fromEntries(paths.map((path) => [path, integrityOf(readFileSync(join(dist, path)))]));
        const manifest: RemoteManifest = {
          schemaVersion: 1,
          name,
          version,
          revision: shortHash(JSON.stringify(files)),
          entry: "remoteEntry.js",
          parts: [...parts.scripts],
          styles: [...parts.styles, ...paths.filter((path) => path.endsWith(".css") && !path.startsWith("parts/"))],
          firstFrame: "first-frame.html",
          texts: "texts.json",
          props: "props.schema.json",
          profile: "profile.json",
          budget,
          files,
        };
        for (const path of paths) precompress(join(dist, path));
        writeFileSync(join(dist, "widget.json"), JSON.stringify(manifest, undefined, 2));
      },
    },
  };
}

function remoteFilesIn(bundle: Rolldown.OutputBundle, dist: string, copies: ReadonlyMap<string, string>): RemoteFiles {
  const below = (paths: Iterable<string>) => [...paths].map((path) => join(dist, path));
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunkOf = (what: string, isIt: (chunk: Rolldown.OutputChunk) => boolean | undefined): string => {
    const found = chunks.find(isIt);
    if (!found) throw layoutFault(`the build has no file for ${what}`);
    return found.fileName;
  };
  const merged = importedBy(bundle, [
    chunkOf("the entry", ({ fileName }) => fileName === "remoteEntry.js"),
    chunkOf("the widget", ({ fileName }) => fileName === widgetFile),
  ]);
  const mergedIntoOwnCopies = importedBy(bundle, [ownCopiesFile]);
  const own = [...copies].map(([module, name]) => {
    const start = chunkOf(`its copy of ${name}`, ({ facadeModuleId }) => facadeModuleId?.replace("\0", "") === module);
    return [name, importedBy(bundle, [start])] as const;
  });
  const reached = new Set([...merged, ...mergedIntoOwnCopies, ...own.flatMap(([, paths]) => [...paths])]);
  const ofPlugin = chunks
    .filter(({ fileName }) => reached.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds)
    .find((id) => id.includes("/node_modules/@module-federation/"));
  if (ofPlugin !== undefined) throw layoutFault(`the remote still contains ${ofPlugin}`);
  return {
    merged: new Set(below(merged)),
    mergedIntoOwnCopies: new Set(below(mergedIntoOwnCopies)),
    own: new Map(own.map(([name, paths]) => [name, below(paths)])),
    glue: new Set(below(chunks.filter(isGlue).map(({ fileName }) => fileName))),
  };
}

/** Whether a chunk only reads shared modules, or has helpers for that. */
function isGlue({ moduleIds }: Rolldown.OutputChunk): boolean {
  return (
    moduleIds.length > 0 &&
    moduleIds.every((id) => /__loadShare__|virtual:resolved-shares$|rolldown\/runtime\.js$/.test(id))
  );
}

/** The files `starts`, and all files that a browser loads before any of them runs. */
function importedBy(bundle: Rolldown.OutputBundle, starts: readonly string[]): ReadonlySet<string> {
  const found = new Set(starts);
  // Iterating a Set includes elements that are added during the iteration.
  for (const fileName of found) {
    const file = bundle[fileName];
    if (file?.type === "chunk") for (const path of file.imports) if (path in bundle) found.add(path);
  }
  return found;
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(directory, path)).isFile() && !/\.(br|gz|map)$|^widget\.json$/.test(path))
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
}
