/**
 * `npm run build:wordpress` writes the plugin to `dist/lederkredsen/`, and its zip next to it. Needs `npm run build`.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { build } from "vite";
import { danish } from "../languages/danish.ts";
import { blockJson, builtTools, pastedAttributes } from "./built-tools.ts";
import { translationFiles } from "./translation-files.ts";

const source = join(import.meta.dirname, "..");
const repository = join(source, "../..");
const plugin = join(source, "dist/lederkredsen");
const tools = builtTools(join(repository, "widgets"));

rmSync(join(source, "dist"), { recursive: true, force: true });
cpSync(join(source, "plugin"), plugin, { recursive: true });
cpSync(join(source, "../php/placeholder.php"), join(plugin, "src/placeholder.php"));
for (const file of ["readme.txt", "editor/editor.css"])
  cpSync(join(source, file), join(plugin, file.replace(/^.*\//, "")));
cpSync(join(repository, "LICENSE"), join(plugin, "LICENSE"));

write("tools.json", Object.fromEntries(tools.map(({ name, profile }) => [name, profile])));
for (const tool of tools) {
  write(`blocks/${tool.name}/block.json`, blockJson(tool));
  write(`tools/${tool.name}.json`, { profile: tool.profile, schema: tool.schema });
}

const { mo, po, json } = translationFiles(danish);
write("languages/lederkredsen-da_DK.mo", mo);
write("languages/lederkredsen-da_DK.po", po);
for (const script of ["editor", "settings"]) {
  write(`languages/lederkredsen-da_DK-lederkredsen-${script}.json`, json);
  await buildScript(script);
}

const [, version] = /^ \* Version: (.+)$/m.exec(readFileSync(join(plugin, "lederkredsen.php"), "utf8")) ?? [];
const zip = join(source, `dist/lederkredsen-${version}.zip`);
writeFileSync(zip, zipSync(zippable(plugin), { level: 9, mtime: "2026-01-01T00:00:00Z" }));
console.log(`${zip} (${tools.length} tools)`);

function write(path: string, content: string | Buffer | object): void {
  const isText = typeof content === "string" || Buffer.isBuffer(content);
  mkdirSync(join(plugin, path, ".."), { recursive: true });
  writeFileSync(join(plugin, path), isText ? content : `${JSON.stringify(content)}\n`);
}

/** Bundles a script to one file without imports, since WordPress loads classic scripts. */
async function buildScript(name: string): Promise<void> {
  const pasted = Object.fromEntries(tools.map((tool) => [tool.name, pastedAttributes(tool)]));
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [
      {
        name: "pasted-attributes",
        resolveId: (id) => (id === "virtual:pasted-attributes" ? `\0${id}` : undefined),
        load: (id) => (id === "\0virtual:pasted-attributes" ? `export default ${JSON.stringify(pasted)}` : undefined),
      },
    ],
    build: {
      outDir: plugin,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      lib: {
        entry: join(source, `editor/${name}.ts`),
        formats: ["iife"],
        name: `lederkredsen_${name}`,
        fileName: () => `${name}.js`,
      },
    },
  });
}

/** The files of the plugin in a folder of the zip, as WordPress unpacks it. */
function zippable(folder: string): Zippable {
  const files = globSync("**/*.*", { cwd: folder }).toSorted();
  return Object.fromEntries(
    [...files, "LICENSE"].map((path) => [`lederkredsen/${path}`, new Uint8Array(readFileSync(join(folder, path)))]),
  );
}
