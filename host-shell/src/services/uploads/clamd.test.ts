import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createClamd } from "./clamd.ts";
import { type FakeClamd, startFakeClamd } from "./testing/fake-clamd.ts";
import { hasClamd, startRealClamd, testVirus } from "./testing/real-clamd.ts";
import { ScannerAway } from "./virus-scanner.ts";

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scanned-"));
  path = join(folder, "file");
});
afterAll(() => rm(folder, { recursive: true }));

const daemons = [
  { name: "a daemon of the test", virus: "EICAR", start: startFakeClamd },
  ...(hasClamd ? [{ name: "ClamAV's own daemon", virus: testVirus, start: startRealClamd }] : []),
];

describe.each(daemons)("the virus scanner at $name", ({ virus, start }) => {
  let daemon: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    daemon = await start();
  }, 60_000);
  afterAll(() => daemon.stop());

  it("answers, and finds a virus in a file", async () => {
    const scanner = createClamd({ address: daemon.address });
    expect(await scanner.answers()).toBe(true);
    await writeFile(path, "a letter");
    expect(await scanner.scan(path)).toBe("clean");
    await writeFile(path, `a letter with ${virus} in it`);
    expect(await scanner.scan(path)).toBe("infected");
  });

  it("reads files of 10 MB, several at once", async () => {
    const scanner = createClamd({ address: daemon.address });
    await writeFile(path, Buffer.concat([Buffer.alloc(10_485_760 - 40, "a letter "), Buffer.from(virus)]));
    expect(await Promise.all([1, 2, 3].map(() => scanner.scan(path)))).toEqual(["infected", "infected", "infected"]);
  });
});

describe("a virus scanner", () => {
  let daemon: FakeClamd | undefined;
  afterEach(async () => {
    await daemon?.stop();
    daemon = undefined;
  });

  it("that cannot be reached is away", async () => {
    await writeFile(path, "a letter");
    for (const address of [join(folder, "no-socket"), "tcp://127.0.0.1:1"]) {
      const scanner = createClamd({ address });
      expect(await scanner.answers()).toBe(false);
      await expect(scanner.scan(path)).rejects.toThrow(ScannerAway);
    }
  });

  it.each(["INSTREAM size limit exceeded. ERROR\0", "stream: Can't allocate memory ERROR\0", "", "OK"])(
    "that answers %j is away: no file passes that it did not read",
    async (answer) => {
      daemon = await startFakeClamd(answer);
      const scanner = createClamd({ address: daemon.address });
      await expect(scanner.scan(path)).rejects.toThrow(ScannerAway);
      expect(await scanner.answers()).toBe(false);
    },
  );

  it("that does not answer in time is away", async () => {
    const silent = createServer();
    silent.listen(join(folder, "silent"));
    await once(silent, "listening");
    const scanner = createClamd({ address: join(folder, "silent"), timeoutMs: 50 });
    await expect(scanner.scan(path)).rejects.toThrow(ScannerAway);
    silent.close();
  });
});
