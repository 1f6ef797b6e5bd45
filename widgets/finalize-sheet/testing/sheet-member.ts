import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { mount } from "../src/widget.tsx";

export const paymentPath = "member/update-payment";
export const addonsPath = "signup/addon-products-lead";
export const proxyPath = "layout-service-proxy/afslut";
/** The address of a member after a sign-up. */
export const joinedAddress = "/selvbetjening?signup=true&sheet_confirmation=leder&product=x&membership=y&utm=1#a";
/** The address of a member who changes how to pay. */
export const changingAddress = "/selvbetjening/betaling?signup=true&sheet_confirmation=leder";
/** The account of `fillAccount`, in the form in which it is sent. */
export const account = { payByInvoice: false, regNo: "0040", accountNo: "0440116243" };
export const invoiceLabel = "Jeg vil hellere have en faktura";

const mounted: (() => void)[] = [];

interface OpenedSheet {
  readonly container: HTMLElement;
  readonly crashes: readonly unknown[];
  readonly failures: readonly unknown[];
  readonly stop: () => void;
}

/** Mounts the widget on the open page, as the loader does. */
export function openSheet(
  attributes: Readonly<Record<string, string>> = { variants: "leder: afslut" },
  editing = false,
): OpenedSheet {
  const container = document.body.appendChild(document.createElement("div"));
  const [crashes, failures]: [unknown[], unknown[]] = [[], []];
  const host = {
    element: container,
    apiUrl: "http://localhost/api/",
    editing,
    onCrash: (error: unknown) => void crashes.push(error),
    onFailure: (error: unknown) => void failures.push(error),
  };
  let unmount = () => {};
  act(() => {
    ({ unmount } = mount(container, { attributes, json: undefined }, host));
  });
  const stop = () => act(unmount);
  mounted.push(stop);
  return { container, crashes, failures, stop };
}

/** Ends the page: its widgets, and the session that they share. The storage of the tab is kept. */
export function leavePage(): void {
  for (const stop of mounted.splice(0)) stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
}

export const user = userEvent.setup();
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => user.click(button(name));
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
export const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const heading = (name: string) => screen.findByRole("heading", { name });
export const atPayment = () => heading("Hvordan vil du betale?");
export const atAddons = () => heading("Vil du have noget med?");
export const welcome = "Nu er vi 12. Velkommen, Hanne.";
export const atEnd = () => heading(welcome);

export async function fillAccount(): Promise<void> {
  await user.type(input("Reg.nr."), "0040");
  await user.type(input("Kontonr."), "440116243");
}

/** What a member who changes something has, as the server answers it. */
export const current = { hasAccount: true, payment: { way: "account", end: "4567" }, addons: ["netvaerk"] };

export async function payByInvoice(): Promise<void> {
  await atPayment();
  await user.click(box(invoiceLabel));
  await press("Fortsæt");
  await atAddons();
}
