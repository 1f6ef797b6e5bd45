import { cvBearer } from "shared-runtime/api/cv-bearer.ts";
import type { GivenConsents, OpenSessions, SentSubmissions, StoredCvs } from "shared-runtime/api/member-data.ts";
import { signupName } from "shared-runtime/api/submission-names.ts";
import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { timeLabel } from "shared-runtime/service-forms/time-options.ts";
import { caseNumberOf } from "shared-runtime/text/case-number.ts";
import { dateWords, fullMomentWords, momentWords } from "shared-runtime/time/relative-days.ts";
import { enhanceEach } from "../../../enhance/enhance-each.ts";
import { askFirst } from "./ask-first.ts";

type Words = Readonly<
  Record<
    | "otherForm"
    | "cvName"
    | "cvBrowserName"
    | "cvDates"
    | "cvLink"
    | "cvDelete"
    | "cvConfirm"
    | "cvDeleted"
    | "givenLabel"
    | "caseLabel"
    | "withdrawnLabel"
    | "withdraw"
    | "withdrawConfirm"
    | "withdrawSignupConfirm"
    | "replacedLabel"
    | "currentSession"
    | "otherSession"
    | "startedLabel"
    | "lastUsedLabel"
    | "endSessionsConfirm",
    string
  >
>;

interface Row {
  readonly name: string;
  readonly detail: string;
  readonly side?: Node | undefined;
  readonly asked?: GivenConsents["consents"][number]["asked"];
}

/** Sessions after these are folded. */
const mostSessions = 3;
const toolSession: LocalKey = "tool-session/1";
const moment = (iso: string) => fullMomentWords(new Date(iso));
const recent = (iso: string) => momentWords(new Date(iso), new Date());

/** Fills the parts of the block with the data that the server has about the member. */
export function enhanceMyData(block: HTMLElement): void {
  const words = JSON.parse(block.dataset["myData"] ?? "{}") as Words;
  const template = (selector: string) => {
    const found = find(`template${selector}`, block);
    return (found as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  };
  const copy = (name: string) => template(`[data-${name}]`).firstElementChild as HTMLElement;
  const state = (name: string) => template(`[data-state="${name}"]`);
  const part = (name: string) => find(`[data-part="${name}"]`, block);

  const tell = (name: string, sentence: string) => find("[data-told]", part(name)).replaceChildren(sentence);
  const show = (name: string, rows: readonly Row[]): void => {
    tell(name, rows.length > 0 ? "" : (find("[data-told]", part(name)).dataset["empty"] ?? ""));
    const items = rows.map((row) => {
      const item = copy("row").firstElementChild as HTMLElement;
      find("[data-name]", item).textContent = row.name;
      find("[data-detail]", item).textContent = row.detail;
      if (row.side) find("[data-side]", item).replaceChildren(row.side);
      if (row.asked) {
        const asked = copy("asked");
        find("[data-asked-words]", asked).textContent = row.asked.text;
        find("[data-detail]", item).after(asked);
      }
      return item;
    });
    const later = name === "sessions" && items.length > mostSessions + 1 ? items.splice(mostSessions) : [];
    find("[data-rows]", part(name)).replaceChildren(
      ...items,
      ...(later.length > 0 ? [folded(later, rows.length)] : []),
    );
  };
  /** The rows that are shown at a press. */
  const folded = (rows: readonly Node[], count: number): HTMLElement => {
    const more = copy("more");
    const summary = find("summary", more);
    summary.textContent = summary.textContent.replace("{antal}", String(count));
    find("ul", more).replaceChildren(...rows);
    return more;
  };
  const fail = (name: string) => tell(name, find("[data-told]", part(name)).dataset["failed"] ?? "");
  const load = async (name: string, path: string, rowsOf: (answer: never) => readonly Row[], cvJwt?: string) => {
    try {
      const answer = await fetch(`/api/member/${path}`, cvJwt ? { headers: cvBearer(cvJwt) } : {});
      if (answer.ok) show(name, rowsOf((await answer.json()) as never));
      else fail(name);
    } catch {
      fail(name);
    }
  };
  const send = (path: string, body: object = {}) =>
    fetch(`/api/member/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const post = (path: string, body?: object) =>
    send(path, body).then(
      ({ ok }) => ok,
      () => false,
    );
  const confirmed = (made: HTMLElement, question: string, act: () => Promise<void>): HTMLElement =>
    askFirst(made, copy("question"), question, act);
  const button = (label: string): HTMLElement => {
    const made = copy("action");
    made.firstElementChild?.replaceChildren(label);
    return made;
  };

  const loadSent = () =>
    load("sent", "submissions", ({ submissions }: SentSubmissions) =>
      submissions.map(({ id, title = words.otherForm, sentAt, files, delivery, preferredTime, ...later }) => ({
        name: title,
        detail: [
          moment(sentAt),
          ...(later.replacedAt ? [`${words.replacedLabel} ${moment(later.replacedAt)}`] : []),
          ...(later.withdrawnAt ? [`${words.withdrawnLabel} ${moment(later.withdrawnAt)}`] : []),
          ...(preferredTime ? [timeLabel(preferredTime) ?? ""] : []),
          `${words.caseLabel} ${caseNumberOf(id)}`,
          ...files,
        ].join(" · "),
        side: state(later.withdrawnAt ? "withdrawn" : later.replacedAt ? "replaced" : delivery),
      })),
    );
  const questionAbout = (form: string) => (form === signupName ? words.withdrawSignupConfirm : words.withdrawConfirm);
  const loadConsents = () =>
    load("consents", "consents", ({ consents }: GivenConsents) =>
      consents.map(({ id, form, title = words.otherForm, givenAt, asked, withdrawnAt }) => ({
        name: title,
        asked,
        detail: `${words.givenLabel} ${moment(givenAt)}`,
        side: withdrawnAt
          ? state("withdrawn")
          : confirmed(button(words.withdraw), questionAbout(form), async () => {
              if (!(await post("withdraw-consent", { id }))) return fail("consents");
              await Promise.all([loadConsents(), loadSent()]);
              find("h2", part("consents")).focus();
            }),
      })),
    );
  const loadSessions = () =>
    load("sessions", "sessions", ({ sessions }: OpenSessions) =>
      sessions.map(({ isCurrent, browserName, startedAt, renewedAt }) => ({
        name: [browserName ?? (isCurrent ? "" : words.otherSession), isCurrent ? words.currentSession : ""]
          .filter(Boolean)
          .join(" · "),
        detail: `${words.startedLabel} ${recent(startedAt)}, ${words.lastUsedLabel} ${recent(renewedAt)}`,
      })),
    );
  const cvRow = ({ id, isMine, uploadedAt, deletedAt, isReviewed, cvJwt }: StoredCvs["cvs"][number]): Row => {
    const link = document.createElement("a");
    link.href = `/cv-tjek#${new URLSearchParams({ cvId: id, cvJwt, toolId: "cv_tjek" })}`;
    link.textContent = words.cvLink;
    const side = document.createDocumentFragment();
    side.append(
      isReviewed ? link : state("pending"),
      confirmed(button(words.cvDelete), words.cvConfirm, async () => {
        const deletion = isMine
          ? send("delete-cv", { id })
          : fetch("/api/stored-cv", { method: "DELETE", headers: cvBearer(cvJwt) });
        const answer = await deletion.catch(() => undefined);
        // After a 404, the CV counts as deleted as well: it was deleted elsewhere.
        if (!answer?.ok && answer?.status !== 404) return fail("cv");
        const { cvId, person } = storedCv();
        if (cvId === id) {
          try {
            localStorage.removeItem(toolSession);
            // Data that is stored together with the CV still belongs to the person.
            if (person) localStorage.setItem(toolSession, JSON.stringify({ person }));
          } catch {
            // If storage is blocked or full, it has no CV.
          }
        }
        await loadCvs();
        tell("cv", words.cvDeleted);
        find("h2", part("cv")).focus();
      }),
    );
    return {
      name: isMine ? words.cvName : words.cvBrowserName,
      detail: words.cvDates
        .replace("{uploadet}", recent(uploadedAt))
        .replace("{slettes}", dateWords(new Date(deletedAt), new Date())),
      side,
    };
  };
  const loadCvs = () => load("cv", "cvs", ({ cvs }: StoredCvs) => cvs.map(cvRow), storedCv().cvJwt);

  confirmed(find("[data-end-sessions]", block), words.endSessionsConfirm, async () => {
    if (await post("end-sessions")) location.assign("/");
    else fail("sessions");
  });
  // Another tab has stored or deleted a CV, or cleared the whole storage.
  addEventListener("storage", ({ key }) => {
    if (key === toolSession || key === null) void loadCvs();
  });
  document.addEventListener("member-sent", () => void loadSent());
  void Promise.all([loadSent(), loadCvs(), loadConsents(), loadSessions()]);
}

function find(selector: string, root: ParentNode): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function storedCv(): Readonly<Partial<Record<"cvJwt" | "cvId" | "person", string>>> {
  try {
    return { ...(JSON.parse(localStorage.getItem(toolSession) ?? "{}") as object) };
  } catch {
    return {};
  }
}

enhanceEach("[data-my-data]", enhanceMyData);
