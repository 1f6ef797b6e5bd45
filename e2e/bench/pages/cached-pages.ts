import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { freePort } from "../../server/free-port.ts";
import { type Figure, quantile } from "../figure.ts";
import { loadPage } from "../page-load.ts";
import { longPath, scriptedPath, textPath, writeBenchContent } from "./bench-content.ts";
import { measureDrawing } from "./drawing.ts";
import { requestRate } from "./request-rate.ts";

const root = join(import.meta.dirname, "../../..");

interface Process {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Measures a page of thirty blocks, with content and servers of its own. */
export async function measureBlocks(browser: Browser, report: (figure: Figure) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-pages-"));
  const content = join(folder, "content");
  await writeBenchContent(content);
  const open: Process[] = [];
  const keep = async (starting: Promise<Process>) => {
    const started = await starting;
    open.push(started);
    return started;
  };
  try {
    const logs = await keep(startSite(folder, content, "info"));
    const silent = await keep(startSite(folder, content, "silent"));
    const url = `http://127.0.0.1:${logs.port}`;
    const bare = await keep(startBare(url + longPath));
    await measureRates({ bare, logs, silent }, report);
    await measureMadeUpPaths(logs, report);
    await measureScripts(browser, url, report);
  } finally {
    for (const process of open) await process.stop();
  }
  try {
    await measureDrawing(content, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The compiler of V8 optimizes the larger server for about six seconds; the bare one for two. */
const warmingRounds = 3;

async function measureRates(
  { bare, logs, silent }: Readonly<Record<"bare" | "logs" | "silent", Process>>,
  report: (figure: Figure) => void,
): Promise<void> {
  const load = { connections: 16, seconds: 2 };
  const rounds: { readonly bare: number; readonly logs: number; readonly silent: number }[] = [];
  for (let round = 0; round < warmingRounds + 5; round += 1)
    rounds.push({
      bare: await requestRate(bare.port, "/", load),
      logs: await requestRate(logs.port, longPath, load),
      silent: await requestRate(silent.port, longPath, load),
    });
  const median = (rate: (round: (typeof rounds)[number]) => number) =>
    quantile(rounds.slice(warmingRounds).map(rate), 0.5);
  const note = `bare ${Math.round(median((round) => round.bare))} req/s`;
  for (const [name, of, budget] of [
    ["on", "logs", 70],
    ["off", "silent", 85],
  ] as const)
    report({
      name: `30 blocks from the cache, logs ${name}, of bare node:http`,
      value: median((round) => round[of] / round.bare) * 100,
      budget,
      unit: "%",
      bound: "least",
      note,
    });
}

/**
 * Requests many pages that do not exist, from many addresses: twice from the same, since each that the quotas count takes
 * memory for two minutes.
 */
async function measureMadeUpPaths({ port, pid }: Process, report: (figure: Figure) => void): Promise<void> {
  const ask = async (from: number, to: number) => {
    let next = from;
    const askInTurn = async () => {
      while (next < to) {
        next += 1;
        const sender = next % 100_000;
        const from = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
        const headers = { "x-forwarded-for": from };
        const answer = await fetch(`http://127.0.0.1:${port}/findes-ikke/${next}`, { headers });
        if (answer.status !== 404) throw new Error(`a made-up path was answered with ${answer.status}`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 16 }, askInTurn));
  };
  await ask(0, 20_000);
  const atFirst = await restingMemory(pid);
  // The memory of a server grows until about 140 000 requests, and then no more.
  await ask(20_000, 180_000);
  const before = await restingMemory(pid);
  report({
    name: "memory of quotas for 100 000 addresses",
    value: Math.max(0, before - atFirst) / 1e6,
    budget: 80,
    unit: "MB",
    bound: "most",
  });
  await ask(180_000, 280_000);
  report({
    name: "memory that 100 000 made-up paths leave behind",
    value: Math.max(0, (await restingMemory(pid)) - before) / 1e6,
    budget: 10,
    unit: "MB",
    bound: "most",
    note: `RSS before ${Math.round(before / 1e6)} MB`,
  });
}

/**
 * The resident bytes of a process: the lowest value within five seconds, since garbage is collected from time to time.
 */
async function restingMemory(pid: number): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 10; look += 1) {
    await setTimeout(500);
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    least = Math.min(least, Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024);
  }
  return least;
}

async function measureScripts(browser: Browser, url: string, report: (figure: Figure) => void): Promise<void> {
  for (const [name, path, budget] of [
    ["a text page", textPath, 4],
    ["the heaviest mix of blocks", longPath, 8],
    ["all blocks that have a script", scriptedPath, 8],
  ] as const) {
    const { scriptBytes } = await loadPage(browser, url + path, { consent: "given" });
    report({ name: `script of ${name}`, value: scriptBytes / 1000, budget, unit: "kB", bound: "most" });
  }
}

/** Starts a server that logs to a file, since reading its log would take time from the client. */
async function startSite(folder: string, content: string, level: "info" | "silent"): Promise<Process> {
  const port = await freePort();
  const log = openSync(join(folder, `${level}.log`), "w");
  const child = spawn(process.execPath, [join(root, "host-shell/dist/server/main.js")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: join(folder, `data-${level}`),
      CONTENT_DIR: content,
      LOG_LEVEL: level,
      TRUSTED_PROXIES: "127.0.0.1",
      JOBS_SEED: "0",
      COMPANIES_SEED: "0",
      CV_WORKERS: "1",
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(await readFile(join(folder, `${level}.log`), "utf8"));
    await setTimeout(100);
  }
  return running(child, port);
}

async function startBare(address: string): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), address, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return running(child, port);
}

function running(child: ChildProcess, port: number): Process {
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, "exit");
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
    },
  };
}
