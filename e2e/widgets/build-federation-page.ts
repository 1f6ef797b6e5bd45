import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { repository } from "./built-once.ts";

/**
 * Builds the script of a page that loads remotes with the official runtime and shares the repository's React with them.
 */
export async function buildFederationPage(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    // The tests' own packages include an older React.
    resolve: {
      alias: [{ find: /^(?=react(-dom)?(\/|$))/, replacement: `${join(repository, "node_modules")}/` }],
    },
    build: { write: false, rolldownOptions: { input: join(repository, "e2e/fixtures/federation-page.ts") } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
