import { act, fireEvent, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { memberSessionChanged } from "shared-runtime/session/member-session.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";
import { fieldsOf } from "shared-runtime/lead-forms/lead-form.ts";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { filledBody } from "shared-runtime/lead-forms/lead.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

const apiUrl = "https://vaert.example/api/";
const settings = {
  now: "2026-11-05T12:00:00Z",
  formResponse: {
    successTitle: "Tak for det",
    successButtonText: "Videre",
    errorTitle: "Det gik ikke",
    errorButtonText: "Tilbage",
  },
  sessionTimeout: { title: "t", text: "t", renewLabel: "r", logoutLabel: "l" },
  serviceWindows: {},
};
const stored = () => Response.json({ taken: true });
const refused = (status: number, more: object = {}) =>
  Response.json({ errorKey: "genericError", message: { id: "fejl-7" }, ...more }, { status });

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

let container: HTMLElement;
let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];
let settingsAnswer: () => Response;
let user: MemberUser | undefined;
beforeEach(() => {
  for (const place of ["shared-runtime/site-settings/2", "shared-runtime/page-session/2"])
    Reflect.deleteProperty(globalThis, Symbol.for(place));
  user = undefined;
  window.sessionStorage.clear();
  forgetConsent();
  keepConsent({ statistics: true, marketing: false });
  [sent, answers, settingsAnswer] = [[], [], () => Response.json(settings)];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.pathname === "/api/site-settings") return settingsAnswer();
    if (url.pathname === "/api/session") return Response.json(user ? { user } : {});
    if (!(input instanceof Request) || input.method !== "POST") return Response.json({});
    sent.push({ path: url.pathname, body: await input.json(), key: input.headers.get("idempotency-key") });
    return (answers.shift() ?? stored)();
  });
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  container.remove();
  forgetConsent();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(attributes: Readonly<Record<string, string>> = {}, editing = false) {
  const host = {
    element: container,
    apiUrl,
    editing,
    onCrash: (error: unknown) => {
      throw error;
    },
  };
  await act(async () => {
    mount(container, { attributes, json: undefined }, host);
  });
  return within(container);
}

type Seen = ReturnType<typeof within>;
const fill = async (seen: Seen, values: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(values)) await userEvent.type(seen.getByLabelText(label), text);
};
const press = (seen: Seen, name: string) => userEvent.click(seen.getByRole("button", { name }));
const tracked = () => (window as { dataLayer?: readonly unknown[] }).dataLayer ?? [];

const noCampaign = {
  endpoint: "",
  workspace: "",
  poolId: "",
  campaignId: "",
  subject: "",
  sourceCampaign: "",
  utmSource: "",
  utmMedium: "",
  utmCampaign: "",
  utmContent: "",
  googleClickId: "",
};
const caller = { Navn: "Hanne Holm", Telefon: "20123456" };
const callMeBody = { name: "Hanne Holm", phone: "+4520123456", kontrolfelt: "", ...noCampaign };

describe("the call-me form", () => {
  it("sends name, phone and the hidden fields, and tracks the kind of call", async () => {
    const seen = await start({ opkaldstype: "forside", utmSource: "nyhedsbrev", campaignId: "7" });
    await fill(seen, caller);
    await press(seen, "Ring til mig");
    const dialog = within(await seen.findByRole("dialog", { name: "Tak for det" }));
    expect(dialog.getByText(texts.callMeDone)).toBeTruthy();
    expect(sent).toEqual([
      {
        path: "/api/leads/create-call-me-lead",
        body: { ...callMeBody, utmSource: "nyhedsbrev", campaignId: "7" },
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(tracked()).toEqual([{ event: "call_me", opkaldstype: "forside" }]);
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Videre" }));
    expect(seen.queryByRole("dialog")).toBeNull();
    expect(seen.getByLabelText<HTMLInputElement>("Navn").value).toBe("");
    expect(window.sessionStorage.length).toBe(0);
  });

  it("says on which day and between which hours somebody calls which number", async () => {
    const open = { opening: 480, closing: 1020 };
    settingsAnswer = () => Response.json({ ...settings, openingHours: Array.from({ length: 7 }, () => open) });
    const seen = await start();
    await fill(seen, caller);
    await press(seen, "Ring til mig");
    const dialog = within(await seen.findByRole("dialog", { name: "Tak for det" }));
    expect(dialog.getByText("Vi ringer i dag, torsdag den 5. november, mellem 13 og 17 på 20 12 34 56.")).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it("has a title that fits the call, if editors have written one", async () => {
    const seen = await start({ callMeDoneTitle: "Tak, vi ringer til dig" });
    await fill(seen, caller);
    await press(seen, "Ring til mig");
    const dialog = within(await seen.findByRole("dialog", { name: "Tak, vi ringer til dig" }));
    expect(dialog.queryByText("Tak for det")).toBeNull();
  });

  it("says what editors have written instead", async () => {
    const open = { opening: 480, closing: 1020 };
    settingsAnswer = () => Response.json({ ...settings, openingHours: Array.from({ length: 7 }, () => open) });
    const seen = await start({ callMeDone: "Kristian ringer i denne uge." });
    await fill(seen, caller);
    await press(seen, "Ring til mig");
    expect(await seen.findByText("Kristian ringer i denne uge.")).toBeTruthy();
  });

  it("shows all errors in a summary, and sends nothing", async () => {
    const seen = await start();
    await press(seen, "Ring til mig");
    const summary = seen.getByRole("group", { name: /Ret dette, før du går videre/ });
    expect(
      within(summary)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Skriv dit navn", "Skriv dit telefonnummer"]);
    expect([document.activeElement, sent]).toEqual([summary, []]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it("stays filled in when the server fails, shows the correlation id, and is sent again under the same key", async () => {
    answers.push(() => refused(500));
    const seen = await start();
    await fill(seen, caller);
    await press(seen, "Ring til mig");
    const dialog = within(await seen.findByRole("alertdialog", { name: "Det gik ikke" }));
    expect(dialog.getByText("Fejlnummer: fejl-7")).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Tilbage" }));
    expect(seen.getByLabelText<HTMLInputElement>("Navn").value).toBe("Hanne Holm");
    await press(seen, "Ring til mig");
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect([sent.length, sent[0]?.key === sent[1]?.key, tracked().length]).toEqual([2, true, 1]);
  });

  it("shows the server's problems at the fields", async () => {
    answers.push(() => refused(422, { problems: [{ field: "phone", message: "Skriv et andet nummer" }] }));
    const seen = await start();
    await fill(seen, caller);
    await press(seen, "Ring til mig");
    expect(await seen.findByRole("link", { name: "Skriv et andet nummer" })).toBeTruthy();
    expect(seen.getByLabelText("Telefon").getAttribute("aria-invalid")).toBe("true");
    expect(seen.queryByRole("alertdialog")).toBeNull();
  });

  it("is sent once by a double click", async () => {
    const answer = Promise.withResolvers<Response>();
    answers.push(() => answer.promise);
    const seen = await start();
    await fill(seen, caller);
    await userEvent.dblClick(seen.getByRole("button", { name: "Ring til mig" }));
    await userEvent.click(seen.getByRole("button", { name: /Sender/ }));
    answer.resolve(stored());
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect(sent).toHaveLength(1);
  });

  it("keeps what was typed over a reload, without the hidden field", async () => {
    const first = await start();
    await fill(first, caller);
    container.replaceChildren();
    container.remove();
    container = document.body.appendChild(document.createElement("div"));
    const seen = await start();
    expect(seen.getByLabelText<HTMLInputElement>("Navn").value).toBe("Hanne Holm");
    expect(window.sessionStorage.getItem("draft/lead-forms/call-me")).not.toContain("kontrolfelt");
  });
});

describe("the recommendation", () => {
  it("sends both persons", async () => {
    const seen = await start({ form: "member-get-member", type: "kollega" });
    const [you, them] = ["Dig", "Den, du anbefaler"].map((name) => within(seen.getByRole("group", { name })));
    await fill(you!, { "Dit navn": "Hanne Holm", "Din e-mail": "hanne@firma.dk" });
    await fill(them!, {
      Navn: "Bo 🌱 بو",
      Stilling: "Driftschef",
      Telefon: "+46 70 123 45 67",
      "E-mail": "bo@firma.se",
    });
    await press(seen, "Send anbefalingen");
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect(sent[0]).toMatchObject({
      path: "/api/leads/create-member-get-member-lead",
      body: {
        name: "Hanne Holm",
        email: "hanne@firma.dk",
        recommendedName: "Bo 🌱 بو",
        recommendedJobtitle: "Driftschef",
        recommendedPhone: "+46701234567",
        recommendedEmail: "bo@firma.se",
        kontrolfelt: "",
        ...noCampaign,
      },
    });
    expect(tracked()).toEqual([{ event: "member_get_member", type: "kollega" }]);
  });

  it("names the person in each error", async () => {
    const seen = await start({ form: "member-get-member" });
    await press(seen, "Send anbefalingen");
    expect(seen.getAllByRole("link", { name: /^Skriv/ }).map(({ textContent }) => textContent)).toEqual([
      "Skriv dit navn",
      "Skriv din e-mail",
      "Skriv navnet på den, du vil anbefale",
      "Skriv personens stilling",
      "Skriv personens telefonnummer",
      "Skriv personens e-mail",
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });
});

it.each([
  ["member-get-member", { "Din e-mail": "email", "E-mail": "off" }],
  ["event-signup", { "E-mail": "email" }],
])("asks for an e-mail address without a capital at its start, in %s", async (form, completed) => {
  const seen = await start({ form });
  for (const [label, autocomplete] of Object.entries(completed)) {
    const field = seen.getByLabelText(label);
    const attributes = ["type", "inputmode", "autocapitalize", "spellcheck", "autocomplete"];
    expect(attributes.map((name) => field.getAttribute(name))).toEqual([
      "email",
      "email",
      "none",
      "false",
      autocomplete,
    ]);
  }
});

describe("the sign-up for an event", () => {
  const event = { form: "event-signup", source: "2", eventSource: "modvind", arrangementtype: "moede" };
  const all = { jobTitleEnabled: "true", companyEnabled: "true", zipCodeEnabled: "true", termsEnabled: "true" };
  const guest = { Navn: "Hanne Holm", "E-mail": "hanne@firma.dk", Telefon: "20123456" };

  it("asks only for the fields whose flag is set", async () => {
    const seen = await start(event);
    const labels = seen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
    expect(labels.filter((label) => label !== "kontrolfelt")).toEqual(["Navn", "E-mail", "Telefon"]);
    expect(seen.queryByRole("checkbox")).toBeNull();
  });

  it("sends values, flags, source and event", async () => {
    const seen = await start({ ...event, ...all });
    await fill(seen, { ...guest, Stilling: "Driftschef", Virksomhed: "Nordlys", Postnummer: "8000" });
    await userEvent.click(seen.getByRole("checkbox", { name: texts.eventTerms }));
    await press(seen, "Tilmeld dig");
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect(sent[0]).toMatchObject({
      path: "/api/leads/bloomreach-send-event-lead",
      body: {
        name: "Hanne Holm",
        email: "hanne@firma.dk",
        phone: "+4520123456",
        title: "Driftschef",
        company: "Nordlys",
        zipCode: "8000",
        terms: true,
        kontrolfelt: "",
        jobTitleEnabled: true,
        companyEnabled: true,
        zipCodeEnabled: true,
        termsEnabled: true,
        eventSource: "modvind",
        source: 2,
        ...noCampaign,
      },
    });
  });

  it("shows an error when something was typed and the field is left, and all at once when it is sent", async () => {
    const seen = await start({ ...event, ...all });
    await userEvent.click(seen.getByLabelText("Navn"));
    await userEvent.tab();
    await userEvent.type(seen.getByLabelText("E-mail"), "h{Backspace}");
    expect(seen.queryByText(/^Skriv/)).toBeNull();
    await userEvent.tab();
    expect(await seen.findByText("Skriv din e-mail", { exact: false })).toBeTruthy();
    expect(seen.queryByRole("group", { name: /Ret dette, før du går videre/ })).toBeNull();
    await press(seen, "Tilmeld dig");
    expect(seen.getAllByRole("link", { name: /^Skriv|^Angiv|^Sæt/ }).map(({ textContent }) => textContent)).toEqual([
      "Skriv dit navn",
      "Skriv din e-mail",
      "Skriv dit telefonnummer",
      "Angiv stilling",
      "Angiv virksomhed",
      "Angiv postnummer",
      "Sæt kryds, hvis du vil tilmelde dig",
    ]);
    expect(await axeFindings(container)).toEqual([]);
  });

  it("is tracked whatever the outcome", async () => {
    answers.push(() => refused(500));
    const seen = await start(event);
    await fill(seen, guest);
    await press(seen, "Tilmeld dig");
    const dialog = within(await seen.findByRole("alertdialog", { name: "Det gik ikke" }));
    expect(tracked()).toEqual([{ event: "event_signup", arrangementtype: "moede" }]);
    await userEvent.click(dialog.getByRole("button", { name: "Tilbage" }));
    await press(seen, "Tilmeld dig");
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect(tracked()).toHaveLength(2);
  });

  const anna: MemberUser = {
    id: "1",
    memberName: { firstName: "Anna", fullName: "Anna Lind", initials: "AL" },
    contactInfo: { email: "anna@lind.dk", mobilePhone: "20123456" },
    membership: { membershipNumber: 7 },
  };
  const valuesIn = (seen: Seen) =>
    ["Navn", "E-mail", "Telefon"].map((label) => (seen.getByLabelText(label) as HTMLInputElement).value);
  const signedInAs = async (next: MemberUser | undefined) => {
    user = next;
    await act(async () => {
      window.dispatchEvent(new Event(memberSessionChanged));
    });
  };

  it("is filled in for a signed-in member, who can change it", async () => {
    user = anna;
    const seen = await start(event);
    await seen.findByDisplayValue("Anna Lind");
    expect(valuesIn(seen)).toEqual(["Anna Lind", "anna@lind.dk", "20123456"]);
    await userEvent.clear(seen.getByLabelText("Navn"));
    await userEvent.type(seen.getByLabelText("Navn"), "Anna L. Lind");
    await press(seen, "Tilmeld dig");
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect(sent[0]?.body).toMatchObject({ name: "Anna L. Lind", email: "anna@lind.dk", phone: "+4520123456" });
  });

  it("keeps what a member typed, and fills in only empty fields", async () => {
    const seen = await start(event);
    await fill(seen, { Navn: "Hanne Holm" });
    await signedInAs(anna);
    await seen.findByDisplayValue("anna@lind.dk");
    expect(valuesIn(seen)).toEqual(["Hanne Holm", "anna@lind.dk", "20123456"]);
  });

  it("forgets what it filled in when the member leaves, also in this tab", async () => {
    user = anna;
    const seen = await start(event);
    await seen.findByDisplayValue("Anna Lind");
    await userEvent.type(seen.getByLabelText("Navn"), " Holm");
    await signedInAs(undefined);
    await vi.waitFor(() => expect(valuesIn(seen)).toEqual(["Anna Lind Holm", "", ""]));
    expect(window.sessionStorage.getItem("draft/lead-forms/event-signup")).not.toContain("anna@lind.dk");
  });

  it("leaves the other forms empty", async () => {
    user = anna;
    const seen = await start();
    await act(async () => {});
    expect(seen.getByLabelText<HTMLInputElement>("Navn").value).toBe("");
  });

  it("shows why a sign-up came too late, and stays filled in", async () => {
    const reason = "Fristen for tilmelding var torsdag den 5. marts 2099.";
    answers.push(() => refused(422, { errorKey: "registrationClosed", reason }));
    const seen = await start({ ...event, eventPage: "/arrangementer/modvind" });
    await fill(seen, guest);
    await press(seen, "Tilmeld dig");
    const dialog = within(await seen.findByRole("alertdialog", { name: "Det gik ikke" }));
    expect(dialog.getByText(reason)).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ eventPage: "/arrangementer/modvind" });
    await userEvent.click(dialog.getByRole("button", { name: "Tilbage" }));
    expect(valuesIn(seen)[0]).toBe("Hanne Holm");
  });

  it("takes a participant from Germany", async () => {
    const seen = await start({ ...event, zipCodeEnabled: "true" });
    await fill(seen, { ...guest, Telefon: "+49 151 23456789", Postnummer: "D-10115" });
    await press(seen, "Tilmeld dig");
    await seen.findByRole("dialog", { name: "Tak for det" });
    expect(sent[0]?.body).toMatchObject({ phone: "+4915123456789", zipCode: "DE-10115" });
  });

  it("offers the waiting list when it is sold out", async () => {
    const seen = await start({ ...event, termsEnabled: "true", soldOut: "true" });
    const form = within(seen.getByRole("form", { name: texts.soldOutTitle }));
    expect(seen.getByText(texts.soldOutText)).toBeTruthy();
    await userEvent.click(form.getByRole("checkbox", { name: texts.soldOutTerms }));
    await fill(seen, guest);
    await press(seen, "Tilmeld dig venteliste");
    const dialog = within(await seen.findByRole("dialog", { name: "Tak for det" }));
    expect(dialog.getByText(texts.soldOutDone)).toBeTruthy();
  });
});

/** For each form, the typed texts by label, and the label of its button. */
const filledForms = leads.map((lead): [string, Readonly<Record<string, string>>, string] => {
  const { id, prefix, texts: words } = lead.form;
  const typed = fieldsOf(lead.form).flatMap(({ name, label }) => {
    const value = filledBody(lead)[name];
    return typeof value === "string" ? [[words[label] ?? "", value]] : [];
  });
  return [id, Object.fromEntries(typed), words[`${prefix}Button`] ?? ""];
});

describe.each(filledForms)("the call of %s", (form, values, button) => {
  it.each<[string, () => Response, RegExp]>([
    ["offline", () => Response.error(), /forbindelsen røg/],
    ["a body that is too large", () => refused(413), /lykkedes ikke/],
    ["too many calls", () => refused(429, { reason: "Prøv igen om 20 sekunder." }), /Prøv igen om 20 sekunder/],
    ["a server that fails", () => refused(500), /lykkedes ikke/],
    ["a database that does not keep up", () => refused(503), /lykkedes ikke/],
  ])("says what happened when it is %s, and leaves the form filled in", async (_, answer, words) => {
    answers.push(() => {
      const given = answer();
      if (given.type === "error") throw new TypeError("Failed to fetch");
      return given;
    });
    const seen = await start({ form });
    for (const [label, text] of Object.entries(values)) {
      fireEvent.change(seen.getByLabelText(label), { target: { value: text } });
    }
    await press(seen, button);
    const dialog = within(await seen.findByRole("alertdialog", { name: "Det gik ikke" }));
    expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.getByText(/Alt, hvad du har skrevet, står der stadig/)).toBeTruthy();
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toMatch(/^leads\/.* failed$/);
    await userEvent.click(dialog.getByRole("button", { name: "Tilbage" }));
    for (const [label, text] of Object.entries(values)) {
      expect(seen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
    }
  });
});

it("tracks nothing that a program has filled in", async () => {
  const seen = await start();
  await fill(seen, caller);
  fireEvent.change(container.querySelector("[name=kontrolfelt]")!, { target: { value: "https://spam.example" } });
  await press(seen, "Ring til mig");
  await seen.findByRole("dialog", { name: "Tak for det" });
  expect([sent[0]?.body, tracked()]).toEqual([expect.objectContaining({ kontrolfelt: "https://spam.example" }), []]);
});

it.each<[string, () => Response]>([
  ["without a body", () => new Response(null, { status: 204 })],
  ["with a page", () => new Response("<html>")],
  ["of another shape", () => Response.json({ ok: true }, { status: 201 })],
])("takes an answer of 2xx %s as a success", async (_, answer) => {
  answers.push(answer);
  const seen = await start();
  await fill(seen, caller);
  await press(seen, "Ring til mig");
  expect(await seen.findByRole("dialog", { name: "Tak for det" })).toBeTruthy();
});

describe("in editing mode", () => {
  it.each(leadForms.map(({ id }) => id))("%s sends nothing and shows every text", async (form) => {
    const seen = await start({ form }, true);
    await showAllScreens(container);
    expect(seen.getByText(/Fejlnummer: 0197/)).toBeTruthy();
    const buttons = seen.getAllByRole("button");
    await userEvent.click(buttons.at(-1)!);
    expect(sent).toEqual([]);
    expect(seen.getByText("Tak for det")).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it("says that the global settings of responses are missing", async () => {
    settingsAnswer = () => refused(503);
    const seen = await start({}, true);
    expect(await seen.findByText("Form response data undefined")).toBeTruthy();
  });
});

describe("the first frame", () => {
  it("holds every form and the waiting list, with every field by its name, so that what is typed early is taken over", () => {
    const html = renderToStaticMarkup(firstFrame(texts));
    expect(html.match(/<form/g)).toHaveLength(leadForms.length + 1);
    for (const text of [texts.eventButton, texts.soldOutButton, texts.soldOutText]) expect(html).toContain(text);
    for (const name of ["recommendedJobtitle", "zipCode", "terms"]) expect(html).toContain(`name="${name}"`);
  });

  it("leaves its texts to the form that is live", async () => {
    container.innerHTML = '<form><input name="name" value="Hanne Holm"><input name="title" value="Chef"></form>';
    const seen = await start();
    expect(seen.getByLabelText<HTMLInputElement>("Navn").value).toBe("Hanne Holm");
  });

  const event = { form: "event-signup", termsEnabled: "true" };

  it("leaves a country and a tick to the form that is live", async () => {
    container.innerHTML = renderToStaticMarkup(firstFrame(texts));
    const frame = within(screenOf("Tilmeld dig"));
    await userEvent.selectOptions(frame.getByLabelText("Landekode, Telefon"), "SE");
    await userEvent.type(frame.getByLabelText("Telefon"), "70 123 45 67");
    await userEvent.click(frame.getByRole("checkbox"));
    const seen = await start(event);
    expect(seen.getByLabelText<HTMLInputElement>("Telefon").value).toBe("70 123 45 67");
    expect(seen.getByLabelText<HTMLSelectElement>("Landekode, Telefon").value).toBe("SE");
    expect(seen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });

  it("leaves a box that nobody ticked unticked", async () => {
    container.innerHTML = renderToStaticMarkup(firstFrame(texts));
    const seen = await start(event);
    await press(seen, texts.eventButton);
    const problems = seen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(problems).toContain("Sæt kryds, hvis du vil tilmelde dig");
    expect(seen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });
});

const screenOf = (title: string) => within(container).getByRole("form", { name: title });

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
