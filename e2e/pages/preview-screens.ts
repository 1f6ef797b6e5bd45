import type { Locator } from "@playwright/test";

/** The list with which an editor chooses the screen of a widget. */
export class PreviewScreens {
  readonly list: Locator;
  readonly next: Locator;

  constructor(place: Locator) {
    this.list = place.getByRole("combobox", { name: "Skærmbillede" });
    this.next = place.getByRole("group", { name: "Forhåndsvisning" }).getByRole("button", { name: "Næste" });
  }

  async choose(name: string): Promise<void> {
    await this.list.selectOption({ label: name });
  }
}
