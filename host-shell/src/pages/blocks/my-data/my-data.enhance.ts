import type { GivenConsents, OpenSessions, SentSubmissions } from "shared-runtime/api/member-data.ts";
import { isEditing } from "../../../enhance/is-editing.ts";

type Words = Readonly<
  Record<
    | "otherForm"
    | "cvName"
    | "cvLink"
    | "cvDelete"
    | "cvConfirm"
    | "cvDeleted"
    | "givenLabel"
    | "withdraw"
    | "withdrawConfirm"
    | "currentSession"
    | "otherSession"
    | "lastUsedLabel"
    | "endSessionsConfirm"
    | "yes",
    string
  >
> & { readonly forms: Readonly<Record<string, string>> };

interface Row {
  readonly name: string;
  readonly detail: string;
  readonly side?: Node | undefined;
}

const toolSession = "tool-session/1";
const moments = new Intl.DateTimeFormat("da-DK", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "long",
  timeStyle: "short",
});
const moment = (iso: string) => moments.format(new Date(iso));

/** Fills the parts of a page with what the server knows about the member. */
export function enhanceMyData(block: HTMLElement): void {
  const words = JSON.parse(block.dataset["myData"] ?? "{}") as Words;
  const template = (selector: string) => {
    const found = find(`template${selector}`, block);
    return (found as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  };
  const copy = (name: string) => template(`[data-${name}]`).firstElementChild as HTMLElement;
  const state = (name: string) => template(`[data-state="${name}"]`);
  const formName = (kind: string) => words.forms[kind] ?? words.otherForm;
  const part = (name: string) => find(`[data-part="${name}"]`, block);

  const tell = (name: string, sentence: string) => find("[data-told]", part(name)).replaceChildren(sentence);
  const show = (name: string, rows: readonly Row[]): void => {
    tell(name, rows.length > 0 ? "" : (find("[data-told]", part(name)).dataset["empty"] ?? ""));
    find("[data-rows]", part(name)).replaceChildren(
      ...rows.map((row) => {
        const item = copy("row").firstElementChild as HTMLElement;
        find("[data-name]", item).textContent = row.name;
        find("[data-detail]", item).textContent = row.detail;
        if (row.side) find("[data-side]", item).replaceChildren(row.side);
        return item;
      }),
    );
  };
  const fail = (name: string) => tell(name, find("[data-told]", part(name)).dataset["failed"] ?? "");
  const load = async (name: string, path: string, rowsOf: (answer: never) => readonly Row[]): Promise<void> => {
    try {
      const answer = await fetch(`/api/member/${path}`);
      if (answer.ok) show(name, rowsOf((await answer.json()) as never));
      else fail(name);
    } catch {
      fail(name);
    }
  };
  const post = (path: string, body?: object) =>
    fetch(`/api/member/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body ?? {}),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  /** The first press asks, the second one does it. */
  const confirmed = (made: HTMLElement, name: string, question: string, act: () => Promise<void>): HTMLElement => {
    const label = made.textContent;
    const face = made.lastElementChild ?? made;
    let isAsking = false;
    const ask = (asks: boolean) => {
      if (isAsking === asks) return;
      isAsking = asks;
      face.textContent = asks ? `${words.yes} ${label.toLowerCase()}` : label;
      tell(name, asks ? question : "");
    };
    made.addEventListener("click", () => {
      if (isAsking) void act();
      else ask(true);
    });
    made.addEventListener("blur", () => ask(false));
    return made;
  };
  const button = (label: string): HTMLElement => {
    const made = copy("action");
    (made.lastElementChild ?? made).textContent = label;
    return made;
  };

  const loadSent = () =>
    load("sent", "submissions", ({ submissions }: SentSubmissions) =>
      submissions.map(({ form, sentAt, files, delivery }) => ({
        name: formName(form),
        detail: [moment(sentAt), ...files].join(" · "),
        side: state(delivery),
      })),
    );
  const loadConsents = () =>
    load("consents", "consents", ({ consents }: GivenConsents) =>
      consents.map(({ id, form, givenAt, withdrawnAt }) => ({
        name: formName(form),
        detail: `${words.givenLabel} ${moment(givenAt)}`,
        side: withdrawnAt
          ? state("withdrawn")
          : confirmed(button(words.withdraw), "consents", words.withdrawConfirm, async () => {
              if (!(await post("withdraw-consent", { id }))) return fail("consents");
              await Promise.all([loadConsents(), loadSent()]);
              find("h2", part("consents")).focus();
            }),
      })),
    );
  const loadSessions = () =>
    load("sessions", "sessions", ({ sessions }: OpenSessions) =>
      sessions.map(({ isCurrent, renewedAt }) => ({
        name: isCurrent ? words.currentSession : words.otherSession,
        detail: `${words.lastUsedLabel} ${moment(renewedAt)}`,
      })),
    );
  const showCv = (): void => {
    const cvJwt = storedCv();
    if (!cvJwt) return show("cv", []);
    const link = document.createElement("a");
    link.href = "/cv-tjek";
    link.textContent = words.cvLink;
    const side = document.createDocumentFragment();
    side.append(
      link,
      confirmed(button(words.cvDelete), "cv", words.cvConfirm, async () => {
        const answer = await fetch(`/api/stored-cv?${new URLSearchParams({ cvJwt })}`, { method: "DELETE" }).catch(
          () => undefined,
        );
        // An expired token opens nothing any more.
        if (!answer?.ok && answer?.status !== 401) return fail("cv");
        localStorage.removeItem(toolSession);
        show("cv", []);
        tell("cv", words.cvDeleted);
        find("h2", part("cv")).focus();
      }),
    );
    show("cv", [{ name: words.cvName, detail: "", side }]);
  };

  confirmed(find("[data-end-sessions]", block), "sessions", words.endSessionsConfirm, async () => {
    if (await post("end-sessions")) location.assign("/");
    else fail("sessions");
  });
  showCv();
  addEventListener("storage", showCv);
  void Promise.all([loadSent(), loadConsents(), loadSessions()]);
}

function find(selector: string, root: ParentNode): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function storedCv(): string | undefined {
  try {
    const { cvJwt } = JSON.parse(localStorage.getItem(toolSession) ?? "{}") as { readonly cvJwt?: string };
    return cvJwt;
  } catch {
    return undefined;
  }
}

if (!isEditing()) for (const block of document.querySelectorAll<HTMLElement>("[data-my-data]")) enhanceMyData(block);
