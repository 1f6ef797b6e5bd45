import { renderToStaticMarkup } from "react-dom/server";
import { userEvent } from "@testing-library/user-event";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { sampleMember } from "../../member/sample-member.ts";
import { contactDetailsPart, type ContactWords } from "./contact-details-part.tsx";
import { enhanceContactDetails } from "./contact-details.enhance.ts";

const words: ContactWords = {
  id: "c",
  title: "Navn og kontakt",
  edit: "Ret",
  save: "Gem",
  cancel: "Fortryd",
  pendingLabel: "Afventer",
  pendingText: "Sendt {dag}.",
  withdraw: "Træk ændringen tilbage",
  withdrawn: "Trukket tilbage.",
  saved: "Tak, vi har fået din ændring.",
  unknown: "Ikke oplyst",
  failedText: "Prøv igen om lidt.",
  signedOutText: "Log ind igen.",
  withoutScript: "Ring 70 20 30 40.",
};

/** What the server knows, and what was sent to it. */
let about: AboutMember;
let sent: { readonly body: Record<string, unknown>; readonly member: string | null }[];
let answer: () => Response | Promise<Response>;

/** The listeners to other tabs. */
let listeners: ((event: { readonly data: string }) => void)[];
class Channel {
  addEventListener = (_: string, listen: (event: { readonly data: string }) => void) => void listeners.push(listen);
  postMessage = () => undefined;
}

const markup = () =>
  `<main><h1>Mine oplysninger</h1>${renderToStaticMarkup(contactDetailsPart.draw(words, about))}</main>`;
const row = (part: string) => document.querySelector<HTMLElement>(`[data-contact-part="${part}"]`)!;
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const textOf = (part: string) => row(part).textContent.replaceAll(/[\u00a0\s]+/g, " ");
const button = (part: string, name: string) =>
  [...row(part).querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(name))!;

beforeEach(() => {
  about = { ...sampleMember, pending: [] };
  sent = [];
  answer = () => Response.json({ taken: true });
  listeners = [];
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("fetch", async (_: string, { body, headers }: RequestInit = {}) => {
    const given = await answer();
    sent.push({ body: JSON.parse(body as string), member: new Headers(headers).get("for-member") });
    return given;
  });
});
afterEach(() => vi.unstubAllGlobals());

const reload = vi.fn<() => void>();

async function open(): Promise<void> {
  document.body.innerHTML = markup();
  enhanceContactDetails(
    document.querySelector<HTMLElement>("[data-contact-details]")!,
    async () => new DOMParser().parseFromString(markup(), "text/html"),
    reload,
  );
  expect(await axeFindings(document.body)).toEqual([]);
}
async function edit(part: string): Promise<void> {
  const details = row(part).querySelector("details")!;
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
}

it("shows what the register has, in the shape of a letter", async () => {
  await open();
  expect(textOf("address")).toContain("AdresseLindevej 12 8000 Aarhus C");
  expect(textOf("phone")).toContain("Telefon00 00 00 01");
  about = { ...about, registered: { ...about.registered!, contactParts: ["name", "work"], contact: {} } };
  await open();
  expect([textOf("work").includes("Ikke oplyst"), document.querySelectorAll("[data-contact-part]").length]).toEqual([
    true,
    2,
  ]);
});

it("sends a change for the member who filled it in, and shows it as pending", async () => {
  await open();
  await edit("email");
  expect(document.activeElement).toBe(input("email"));
  await userEvent.clear(input("email"));
  await userEvent.type(input("email"), "ny@example.dk");
  about = { ...about, pending: [{ part: "email", values: { email: "ny@example.dk" }, sentAt: about.now }] };
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(textOf("email")).toContain("Tak, vi har fået din ændring."));
  expect(sent).toEqual([{ body: { part: "email", email: "ny@example.dk" }, member: "sample" }]);
  expect(textOf("email")).toContain("Afventerny@example.dkSendt i dag.");
  expect(document.activeElement).toBe(row("email").querySelector("[data-contact-told]"));
  expect(await axeFindings(document.body)).toEqual([]);
});

it("judges a field at its press, by the rules of the server, and sends nothing that is wrong", async () => {
  await open();
  await edit("address");
  await userEvent.clear(input("zipCode"));
  await userEvent.type(input("zipCode"), "80");
  await userEvent.click(button("address", "Gem"));
  await vi.waitFor(() => expect(input("zipCode").getAttribute("aria-invalid")).toBe("true"));
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(input("zipCode"));
  const problem = () => document.getElementById(input("zipCode").getAttribute("aria-describedby") ?? "")?.textContent;
  expect(problem()).toBe("Fejl: Skriv et postnummer med 4 cifre, fra 1000 til 9999");
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.type(input("zipCode"), "00");
  await vi.waitFor(() => expect(input("zipCode").hasAttribute("aria-invalid")).toBe(false));
});

it("shows what only the server knows at its field", async () => {
  answer = () => Response.json({ problems: [{ field: "city", message: "Skriv byen: Aarhus C" }] }, { status: 422 });
  await open();
  await edit("address");
  await userEvent.type(input("address"), "4");
  await userEvent.click(button("address", "Gem"));
  await vi.waitFor(() => expect(textOf("address")).toContain("Skriv byen: Aarhus C"));
  expect(document.activeElement).toBe(input("city"));
});

it.each<[string, () => Response | Promise<Response>]>([
  ["Log ind igen.", () => Response.json({}, { status: 401 })],
  ["Prøv igen om lidt.", () => Response.json({}, { status: 503 })],
  ["Prøv igen om lidt.", () => Promise.reject(new TypeError("offline"))],
])("keeps what was typed and says: %s", async (sentence, given) => {
  answer = given;
  await open();
  await edit("email");
  await userEvent.clear(input("email"));
  await userEvent.type(input("email"), "ny@example.dk{Enter}");
  await vi.waitFor(() => expect(textOf("email")).toContain(sentence));
  expect(input("email").value).toBe("ny@example.dk");
});

it("forgets what was typed at Escape, and moves the focus back", async () => {
  await open();
  await edit("name");
  await userEvent.type(input("name"), "xyz{Escape}");
  expect([input("name").value, row("name").querySelector("details")?.open]).toEqual([
    "Karen Margrethe Prøvesen",
    false,
  ]);
  expect(document.activeElement).toBe(row("name").querySelector("summary"));
});

it("withdraws a pending change", async () => {
  about = sampleMember;
  await open();
  about = { ...about, pending: [] };
  await userEvent.click(button("email", "Træk ændringen tilbage"));
  await vi.waitFor(() => expect(textOf("email")).toContain("Trukket tilbage."));
  expect(sent.map(({ body }) => body)).toEqual([{ part: "email", withdraw: true }]);
  expect(textOf("email")).not.toContain("Afventer");
});

it("follows another tab, except in a form that is open", async () => {
  await open();
  await edit("name");
  about = sampleMember;
  for (const part of ["name", "email"]) for (const listen of listeners) listen({ data: part });
  await vi.waitFor(() => expect(textOf("email")).toContain("Afventer"));
  expect(row("name").querySelector("details")?.open).toBe(true);
});

it("sends nothing if nothing was changed, and closes", async () => {
  await open();
  await edit("email");
  await userEvent.click(button("email", "Gem"));
  await vi.waitFor(() => expect(row("email").querySelector("details")?.open).toBe(false));
  expect(sent).toEqual([]);
});

it("takes over no rows of another member", async () => {
  await open();
  about = { ...about, user: { ...about.user, id: "other" } };
  await edit("email");
  await userEvent.type(input("email"), "x");
  await userEvent.click(button("email", "Gem"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
