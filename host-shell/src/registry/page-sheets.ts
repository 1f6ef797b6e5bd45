import { createHmac } from "node:crypto";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import { sameSecret } from "../security/same-secret.ts";
import type { ServedFiles } from "./served-files.ts";

/** The style sheets of each page as one file, and the scripts of its blocks as another. */
export interface PageSheets {
  /**
   * Returns the address of the file with these sheets (addresses), in this order, and begins to make the file;
   * `undefined` without sheets. Equal lists have equal addresses.
   */
  readonly addressOf: (styles: readonly string[]) => string | undefined;
  /** Returns the addresses to link for these scripts: one for all that can be joined, and those of the others. */
  readonly scriptsOf: (scripts: readonly string[]) => readonly string[];
  /**
   * Resolves with the file at a path from the site's root. Resolves with `undefined` for a path that no server of the
   * same secret made, without work, and if a sheet or script is missing.
   */
  readonly find: (path: string) => Promise<CodedBody | undefined>;
}

interface Options {
  /** The files of this release. */
  readonly files: ServedFiles;
  /** Finds files of other releases. */
  readonly findReleased: (path: string) => Promise<CodedBody | undefined>;
  /** All servers of a database share it. */
  readonly secret: string;
}

/** The bytes of about 250 files of 60 kB with their compressed copies. */
const mostBytes = 20 * 2 ** 20;

/** `/assets/page-5962a41fa2b8d3ed-k3Jv9Qm2xTw.css`: the names of the sheets, eight characters each, and a signature. */
const pagePath = /^assets\/page-((?:[\da-f]{8})+)-([\w-]{11})\.(css|js)$/;
const sheetPath = /^\/assets\/sheet-([\da-f]{8})\.css$/;
const scriptPath = /^\/assets\/script-([\da-f]{8})\.js$/;

/** The kind of a part, by the extension of its file. */
const kinds = { css: "sheet", js: "script" } as const;
type Extension = keyof typeof kinds;

/**
 * The address names the sheets, so that any server can make the file, also for a page of another release. The signature
 * keeps others from requesting files that no page has.
 */
export function createPageSheets({ files, findReleased, secret }: Options): PageSheets {
  /** Files by path, the one that was asked for last at the end. */
  const made = new Map<string, { readonly body: Promise<CodedBody | undefined>; bytes: number }>();
  let bytes = 0;

  const signatureOf = (names: string, extension: Extension): string =>
    createHmac("sha256", secret).update(`page ${kinds[extension]} ${names}`).digest("base64url").slice(0, 11);

  const partOf = async (name: string, extension: Extension): Promise<Uint8Array | undefined> => {
    const path = `assets/${kinds[extension]}-${name}.${extension}`;
    return (files.get(path) ?? (await findReleased(path)))?.identity.bytes;
  };

  async function make(names: string, extension: Extension): Promise<CodedBody | undefined> {
    const parts = await Promise.all((names.match(/.{8}/g) ?? []).map((name) => partOf(name, extension)));
    const whole = parts.filter((part) => part !== undefined);
    return whole.length === parts.length ? encodeBody(Buffer.concat(whole)) : undefined;
  }

  const forget = (path: string): void => {
    bytes -= made.get(path)?.bytes ?? 0;
    made.delete(path);
  };

  async function find(path: string): Promise<CodedBody | undefined> {
    const known = made.get(path);
    if (known) {
      made.delete(path);
      made.set(path, known);
      return known.body;
    }
    const [, names = "", signature = "", extension] = pagePath.exec(path) ?? [];
    if (signature === "" || !isExtension(extension) || !sameSecret(signature, signatureOf(names, extension)))
      return undefined;
    const making = { body: make(names, extension), bytes: 0 };
    made.set(path, making);
    const body = await making.body.catch(() => undefined);
    if (made.get(path) !== making) return body;
    if (!body) forget(path);
    else {
      making.bytes = Object.values(body).reduce((sum, coded) => sum + coded.bytes.byteLength, 0);
      bytes += making.bytes;
      for (const [oldest] of made) if (bytes > mostBytes && oldest !== path) forget(oldest);
    }
    return body;
  }

  const addressOf = (names: readonly string[], extension: Extension): string => {
    const together = names.join("");
    const path = `assets/page-${together}-${signatureOf(together, extension)}.${extension}`;
    void find(path);
    return `/${path}`;
  };

  return {
    addressOf(styles) {
      if (styles.length === 0) return undefined;
      const names = styles.map((address) => {
        const name = sheetPath.exec(address)?.[1];
        if (name === undefined) throw new Error(`${address} is not the address of a style sheet of the build.`);
        return name;
      });
      return addressOf(names, "css");
    },
    scriptsOf(scripts) {
      const names = scripts.flatMap((address) => scriptPath.exec(address)?.[1] ?? []);
      const others = scripts.filter((address) => !scriptPath.test(address));
      return names.length > 0 ? [addressOf(names, "js"), ...others] : others;
    },
    find,
  };
}

function isExtension(extension: string | undefined): extension is Extension {
  return extension !== undefined && extension in kinds;
}
