import { within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";

/** Lets an editor's preview show all screens below each other. */
export async function showAllScreens(container: HTMLElement): Promise<void> {
  const list = await within(container).findByRole("combobox", { name: "Skærmbillede" });
  await userEvent.selectOptions(list, "Alle på én gang");
}
