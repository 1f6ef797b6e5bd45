import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { CvCheck } from "../pages/cv-check.ts";
import { Placeholder } from "../pages/placeholder.ts";
import type { RunningServer } from "../server/start-server.ts";
import { expect, test } from "../test.ts";
import { answers, healthy, type MadeUpRemote, newRemote, offerRemotes } from "./made-up-remote.ts";

interface Fault {
  readonly answer: MadeUpRemote["answer"];
  /** Pattern for the reason in the report to the server. */
  readonly reason: RegExp;
  /** Set if the remote arrived undamaged, so that only another version can work. */
  readonly needsNewVersion?: true;
}

/** Firefox does not report a failed preload, so there the import fails. */
const missing = /did not arrive as it was built|error loading dynamically imported module/;

const faults: Readonly<Record<string, Fault>> = {
  "is missing": { answer: answers.status(404), reason: missing },
  "is answered with 500": { answer: answers.status(500), reason: missing },
  "is not a script": { answer: answers.module("<!doctype html>"), reason: /SyntaxError/ },
  "throws while it is evaluated": {
    answer: answers.module('throw new Error("evaluation broke")'),
    reason: /evaluation broke/,
  },
  "exposes no widget": {
    answer: answers.module("export const init = () => {}; export const get = async () => () => ({});"),
    reason: /exposes no mount/,
  },
  "throws while it is mounted": {
    answer: answers.mounting('throw new Error("mount broke")'),
    reason: /mount broke/,
    needsNewVersion: true,
  },
  "throws once it was shown": {
    answer: answers.mounting(
      'queueMicrotask(() => host.onCrash(new Error("rendering broke"))); return { unmount() {} };',
    ),
    reason: /rendering broke/,
    needsNewVersion: true,
  },
};

for (const [fault, { answer, reason, needsNewVersion }] of Object.entries(faults)) {
  test(`a remote that ${fault} is replaced by a fallback, harms no other widget, and works once it is fixed`, async ({
    page,
    otherSite,
    server,
  }) => {
    const remote = newRemote(answer);
    const platforms = notePlatforms(page);
    await offerRemotes(page, [remote]);
    await page.goto(otherSite.page(pageWith(server, remote)));
    const broken = new Placeholder(page, page.locator(`[data-widget="${remote.name}"]`));

    await broken.isIn("failed");
    await expect(broken.fallback).toBeVisible();
    await expectTheRestToWork(page);
    expect(await reportsOf(server, remote)).toEqual([
      expect.objectContaining({ version: "1.0.0", reason: expect.stringMatching(reason) }),
    ]);

    remote.answer = healthy;
    if (needsNewVersion) remote.version = "1.0.1";
    await broken.retry.click();
    await broken.isIn("ready");
    await expect(broken.place).toHaveText("Her er jeg");
    expect(platforms.size).toBe(1);
  });
}

test("a remote that never answers is replaced by a fallback after twelve seconds, and works once it answers", async ({
  page,
  otherSite,
  server,
}) => {
  const remote = newRemote(answers.never);
  const platforms = notePlatforms(page);
  await offerRemotes(page, [remote]);
  await page.clock.install();
  const asked = page.waitForRequest(`**/${remote.name}/1.0.0/remoteEntry.js`);
  await page.goto(otherSite.page(pageWith(server, remote)));
  const broken = new Placeholder(page, page.locator(`[data-widget="${remote.name}"]`));
  await asked;
  await new CvCheck(page).ready();

  await broken.isIn("loading");
  await page.clock.fastForward(12_000);
  await broken.isIn("failed");
  await expectTheRestToWork(page);
  expect(await reportsOf(server, remote)).toEqual([
    expect.objectContaining({ reason: expect.stringMatching(/^Error: no answer in time: .*remoteEntry\.js\b/) }),
  ]);

  remote.answer = healthy;
  await broken.retry.click();
  await broken.isIn("ready");
  expect(platforms.size).toBe(1);
});

test("several placeholders of one broken remote load it once, and each has its own retry button", async ({
  page,
  otherSite,
  server,
}) => {
  const remote = newRemote(answers.status(404));
  await offerRemotes(page, [remote]);
  const addresses = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/remoteEntry.js") && pathname.includes(remote.name)) addresses.add(pathname);
  });
  await page.goto(otherSite.page(pageWith(server, remote, remote)));
  const [first, second] = [0, 1].map(
    (nth) => new Placeholder(page, page.locator(`[data-widget="${remote.name}"]`).nth(nth)),
  );
  await first?.isIn("failed");
  await second?.isIn("failed");
  const at = `/widgets/${remote.name}/1.0.0`;
  expect([...addresses]).toEqual([`${at}/remoteEntry.js`, `${at}/~1/remoteEntry.js`]);

  remote.answer = healthy;
  await first?.retry.click();
  await first?.isIn("ready");
  await second?.isIn("failed");
  await second?.retry.click();
  await second?.isIn("ready");
});

function pageWith(server: RunningServer, ...remotes: readonly MadeUpRemote[]): string {
  const broken = remotes.map(({ name }) => `<div data-widget="${name}" data-widget-load="eager"></div>`).join("\n");
  return pageHtml({
    loader: `${server.url}/loader.js`,
    body: `${broken}
      <button onclick="document.title = 'Stadig i live'">Tryk</button>
      <div data-widget="cv-check" data-widget-load="eager"></div>`,
  });
}

const reportsOf = (server: RunningServer, { name }: MadeUpRemote) => server.logged((line) => line["widget"] === name);

async function expectTheRestToWork(page: Page): Promise<void> {
  const neighbour = new CvCheck(page);
  await neighbour.ready();
  await expect(neighbour.chooseButton).toBeVisible();
  await page.getByRole("button", { name: "Tryk" }).click();
  await expect(page).toHaveTitle("Stadig i live");
}

/** Collects the addresses of the platform that the page requests; a second address would mean a second React. */
function notePlatforms(page: Page): ReadonlySet<string> {
  const platforms = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.includes("/platform-")) platforms.add(request.url());
  });
  return platforms;
}
