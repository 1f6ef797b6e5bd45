import { join } from "node:path";
import { build } from "vite";

/** What a test chooses: the fields are those of the layout service. */
export interface Choice {
  readonly host: string;
  readonly editing: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly params?: Readonly<Record<string, string>>;
}

/** The page of `sitecore-page.json`. */
export type SampleLayout = Readonly<Record<string, unknown>>;

export interface BuiltApp {
  /** The placeholders and fields of a page that is edited, drawn by the components of the SDK. */
  readonly renderFields: (layout: SampleLayout) => string;
  /** The script with the SDK's functions that find the editor. */
  readonly finder: string;
  /** The HTML of a page. */
  readonly render: (choice: Choice, client: string) => string;
  /** The script of the browser, which hydrates the page. */
  readonly client: string;
}

/**
 * Builds the application in `app` with the real SDK and React for development, which warns. Node cannot import the SDK
 * 2.4 as it is: its modules import each other without file extensions.
 */
export async function buildApp(sdkPackage: string, outDir: string): Promise<BuiltApp> {
  const built = async (entry: string, ssr: boolean): Promise<string> => {
    const dir = join(outDir, entry);
    await build({
      configFile: false,
      logLevel: "error",
      root: import.meta.dirname,
      mode: "development",
      define: { "process.env.NODE_ENV": '"development"' },
      resolve: {
        alias: { "lederkredsen-sitecore": join(sdkPackage, "index.js") },
        dedupe: ["react", "react-dom"],
      },
      ssr: { noExternal: true },
      build: {
        outDir: dir,
        minify: false,
        ssr,
        rollupOptions: {
          input: join(import.meta.dirname, `app/${entry}.tsx`),
          output: { entryFileNames: "app.mjs", codeSplitting: false },
        },
      },
    });
    return join(dir, "app.mjs");
  };
  const server = await built("server", true);
  const client = await built("client", false);
  const finder = await built("finder", false);
  const drawn = (await import(server)) as Pick<BuiltApp, "render" | "renderFields">;
  return { ...drawn, client, finder };
}
