import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server/free-port.ts";
import { startServer } from "../server/start-server.ts";
import { type Figure, quantile } from "./figure.ts";

const units = 500_000;

/**
 * Searches as people type them: the beginning of a name, whole names, typing errors, other spellings of the Danish
 * letters, and an empty text.
 */
const searches = [
  "ager",
  "agernhat",
  "agernhat byg",
  "agrenhat byg",
  "aakandesoe",
  "Åkandsø revision",
  "ærtehalm",
  "aertehalm software aps",
  "revision",
  "revsion",
  "kø",
  "by",
  "østenvind logistik a/s",
  "tordenskyl 12",
  "findes ikke",
  "stjernekaster hotel",
] as const;
/** The town that narrows a search; only every third search has one. */
const cities = ["", "københavn k", ""] as const;
const rounds = 15;

/** Measures the search for places of work over HTTP, on its own server with a large register. */
export async function measureCompanies(report: (figure: Figure) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-companies-"));
  const settings = { COMPANIES_SEED: String(units), TRUSTED_PROXIES: "127.0.0.1" };
  const server = await startServer({ port: await freePort(), dataDir, settings });
  try {
    const started = performance.now();
    await server.logged(({ msg }) => msg === "the company register was filled with made-up production units");
    const filledSeconds = (performance.now() - started) / 1_000;
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [place, name] of searches.entries()) {
        const begun = performance.now();
        // Each search has its own sender, since the searches of each sender are limited.
        const headers = { "x-forwarded-for": `198.51.${round}.${place + 1}` };
        const query = new URLSearchParams({ companyName: name, city: cities[place % cities.length] ?? "" });
        const answer = await fetch(`${server.url}/api/company/get-companies?${query}`, { headers });
        if (!answer.ok) throw new Error(`the search for ${name} was answered ${answer.status}`);
        await answer.arrayBuffer();
        // The first round only warms up.
        if (round > 0) times.push(performance.now() - begun);
      }
    }
    report({
      name: `search among ${units / 1_000} 000 places of work, p95`,
      value: quantile(times, 0.95),
      budget: 20,
      unit: "ms",
      bound: "most",
      note: `p50 ${quantile(times, 0.5).toFixed(1)} ms; filled in ${filledSeconds.toFixed(0)} s`,
    });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
