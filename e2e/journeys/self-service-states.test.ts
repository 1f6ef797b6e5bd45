import type { Page } from "@playwright/test";
import { coveredFocus } from "../pages/covered-focus.ts";
import { findings, findingsInEveryScheme } from "../pages/findings.ts";
import { confirmTestPerson } from "../pages/gate.ts";
import { clippedText, spaceText } from "../pages/text-spacing.ts";
import { expect, test } from "../test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A state of a page: where it is, and how a person gets there. */
interface State {
  readonly title: string;
  readonly path: string;
  readonly reach?: (page: Page) => Promise<void>;
}

const mine = "/selvbetjening/mine-oplysninger";
const front: State = { title: "front page", path: "/selvbetjening" };
const payment: State = { title: "payment", path: "/selvbetjening/betaling" };
const archive: State = { title: "archive", path: `${mine}/arkiv` };
const menu: State = {
  title: "menu of the phone",
  path: "/selvbetjening",
  reach: async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("button", { name: "Luk menu" })).toBeVisible();
  },
};

const row = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Navn og kontakt" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
const parts = ["Navn", "Adresse", "E\u2011mail", "Telefon", "Arbejdsplads"] as const;

/** All forms of the contact details at once, since one does not close another. */
const editing: State = {
  title: "contact details with all forms open",
  path: mine,
  reach: async (page) => {
    for (const part of parts) await row(page, part).locator("summary").click();
  },
};
const refused: State = {
  title: "contact details that are refused",
  path: mine,
  reach: async (page) => {
    const address = row(page, "Adresse");
    await address.locator("summary").click();
    await address.getByLabel("Postnummer").fill("8000");
    await address.getByLabel("By").fill("Viborg");
    await address.getByRole("button", { name: "Gem" }).click();
    await expect(address).toContainText("Skriv byen, der hører til postnummeret: Aarhus C");
  },
};
const pending: State = {
  title: "contact details with a pending change",
  path: mine,
  reach: async (page) => {
    const phone = row(page, "Telefon");
    await phone.locator("summary").click();
    await phone.getByRole("textbox").fill("20 30 40 50");
    await phone.getByRole("button", { name: "Gem" }).click();
    const withdraw = phone.getByRole("button", { name: /^Træk ændringen tilbage/ });
    await expect(withdraw).toBeVisible();
    const left = await withdraw.locator("span").first().evaluate(startsOfLines);
    const words = await phone.getByText(/^Sendt i dag/).evaluate(startsOfLines);
    expect(new Set(left), "all lines of the button begin where the text does").toEqual(new Set(words.slice(0, 1)));
  },
};
const withdrawing: State = {
  title: "the question about a consent",
  path: mine,
  reach: async (page) => {
    const consent = page.getByRole("list", { name: "Dine samtykker" }).getByRole("listitem").first();
    await consent.getByText("Se, hvad du sagde ja til").click();
    await consent.getByRole("button", { name: "Træk tilbage" }).click();
    await expect(consent.getByRole("group", { name: /^Vil du trække/ })).toBeFocused();
  },
};
const signingOut: State = {
  title: "the question about all sessions",
  path: mine,
  reach: async (page) => {
    await page.getByRole("button", { name: "Log ud overalt" }).click();
    await expect(page.getByRole("group", { name: /^Vil du logge ud/ })).toBeFocused();
  },
};

/** The whole pixels at which the lines of a text begin. Runs in the page. */
function startsOfLines(element: Element): readonly number[] {
  const range = document.createRange();
  range.selectNodeContents(element.firstChild ?? element);
  return [...range.getClientRects()].map(({ left }) => Math.round(left));
}

const phone = { width: 360, height: 740 };
const widths = [320, 360, 1280] as const;

async function open(page: Page, { path, reach }: State): Promise<void> {
  await page.setViewportSize(phone);
  await page.goto(path);
  await page.waitForLoadState("load");
  if (path === mine) await expect(page.getByText("Henter …")).toHaveCount(0);
  await reach?.(page);
}

async function signInAs(page: Page, person: RegExp): Promise<void> {
  await page.goto(`/api/auth/login?redirectUrl=${encodeURIComponent("/selvbetjening")}`);
  await confirmTestPerson(page, person);
  await expect(page).toHaveURL("/selvbetjening");
}

/** Sends a case, and a consent with its words, as the forms do. */
async function sendCases(page: Page): Promise<void> {
  const answers = await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).status;
    };
    const asked = "Må vi kontakte dig?\nJa, det er i orden";
    return [
      await post("/api/leads/post-tool-lead", { source: 1, name: "", email: "", phoneNumber: "", asked }),
      await post("/api/forms/post-simple-form", {
        formId: "LHO0089",
        schemaVersion: 1,
        question: "Chefen siger, at vi er gået konkurs. Hvad skal jeg gøre nu?",
      }),
    ];
  });
  expect(answers).toEqual([200, 200]);
}

const persons: readonly {
  readonly title: string;
  readonly name: RegExp;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly states: readonly State[];
}[] = [
  {
    title: "a member with open cases and a pending change",
    name: /Åge Attrap/,
    prepare: sendCases,
    states: [pending, front, payment, archive, editing, refused, withdrawing, signingOut, menu],
  },
  { title: "a member with an invoice", name: /Birgitte Skabelon/, states: [front, payment, archive, editing] },
  { title: "a member who has not chosen how to pay", name: /Søren Eksempel-Holm/, states: [front, payment] },
  {
    title: "a person outside the register",
    name: /Ida Gæst/,
    states: [front, payment, { title: "their data", path: mine }, archive, menu],
  },
];

for (const { title, name, prepare, states } of persons)
  test(
    `axe, the keyboard and text spacing find nothing in the states of ${title}`,
    { tag: ["@chromium-only", "@long"] },
    async ({ page }) => {
      test.setTimeout(240_000);
      await signInAs(page, name);
      await prepare?.(page);
      for (const state of states)
        await test.step(state.title, async () => {
          await open(page, state);
          expect.soft(await findingsInEveryScheme(page), state.title).toEqual([]);
          expect.soft(await coveredFocus(page, 30), `focus, ${state.title}`).toEqual([]);
          await spaceText(page);
          for (const width of state === menu ? [320, 360] : widths) {
            await page.setViewportSize({ ...phone, width });
            // A value that is longer than its field scrolls with the caret.
            const clipped = (await clippedText(page)).filter((line) => !line.startsWith("input kontakt-"));
            expect.soft(clipped, `${width} px, ${state.title}`).toEqual([]);
          }
        });
    },
  );

test("a pending change is in line with its words, and the question about a consent has a button for each answer", async ({
  page,
}) => {
  await signInAs(page, /Birgitte Skabelon/);
  await sendCases(page);
  for (const state of [pending, withdrawing]) {
    await open(page, state);
    expect(await findings(page), state.title).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Træk tilbage" }).first()).toBeFocused();
});
