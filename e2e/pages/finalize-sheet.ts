import type { Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";
import { signIn } from "./gate.ts";
import { pressUnavailable } from "./press-unavailable.ts";

/** Where a new member comes to after the sign-up. */
export const joined = "/selvbetjening?signup=true&sheet_confirmation=leder&product=fagforening&membership=fagforening";

/** The sheet after a sign-up, as a member sees it. */
export class FinalizeSheet {
  readonly dialog: Locator;
  readonly next: Locator;
  readonly problems: Locator;
  readonly failure: Locator;
  /** The title of the confirmation, which names the new member. */
  readonly welcome: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: /^(Gør din indmeldelse færdig|Så er alt på plads)$/ });
    this.welcome = this.dialog.getByRole("heading", { name: /^Nu er vi 12\. Velkommen/ });
    this.next = this.dialog.getByRole("button", { name: "Fortsæt", exact: true });
    this.problems = this.dialog.getByRole("group", { name: "Ret dette, før du går videre" });
    this.failure = page.getByRole("alertdialog", { name: "Der skete en fejl!" });
  }

  heading(name: string): Locator {
    return this.dialog.getByRole("heading", { name });
  }

  field(name: "Reg.nr." | "Kontonr."): Locator {
    return this.dialog.getByRole("textbox", { name });
  }

  box(name: string): Locator {
    return this.dialog.getByRole("checkbox", { name, exact: true });
  }

  /** Presses Fortsæt, even if it is announced as unavailable. */
  async pressNext(): Promise<void> {
    await pressUnavailable(this.next);
  }

  async fillAccount(accountNo = "440116243"): Promise<void> {
    await this.field("Reg.nr.").fill("0040");
    await this.field("Kontonr.").fill(accountNo);
  }
}

export async function openSheet(page: Page): Promise<FinalizeSheet> {
  await signIn(page, joined);
  const sheet = new FinalizeSheet(page);
  await expect(sheet.heading("Hvordan vil du betale?")).toBeVisible();
  return sheet;
}
