import { permitted } from "shared-runtime/storage/permitted.ts";
import { enhanceEach } from "../../../enhance/enhance-each.ts";
import { requestPage } from "../../../enhance/request-page.ts";

type Problems = Readonly<Record<string, string>>;

const channelName = "contact-details";

/** Makes the forms of the contact details work. After each change, the rows are those that the server draws. */
export function enhanceContactDetails(
  section: HTMLElement,
  request: typeof requestPage = requestPage,
  reload = () => location.reload(),
): void {
  const channel = permitted(() => new BroadcastChannel(channelName));
  const rowOf = (part: string, root: ParentNode = section) =>
    root.querySelector<HTMLElement>(`[data-contact-part="${part}"]`);
  const partOf = (row: HTMLElement) => row.dataset["contactPart"] ?? "";
  const said = (row: HTMLElement | null) => row?.querySelector<HTMLElement>("[data-contact-told]");

  const post = (body: object) =>
    fetch("/api/member/change-contact", {
      method: "POST",
      headers: { "content-type": "application/json", "for-member": section.dataset["contactDetails"] ?? "" },
      body: JSON.stringify(body),
    }).catch(() => undefined);

  /** Replaces rows by what the server draws now. A row whose form is open keeps what was typed. */
  const refresh = async (parts: readonly string[]): Promise<boolean> => {
    try {
      const page = await request(location.href, new AbortController().signal);
      const isOwn =
        page.querySelector<HTMLElement>("[data-contact-details]")?.dataset["contactDetails"] ===
        section.dataset["contactDetails"];
      if (!isOwn) return false;
      for (const part of parts) {
        const drawn = rowOf(part, page);
        if (!drawn) continue;
        const row = document.importNode(drawn, true);
        rowOf(part)?.replaceWith(row);
        enhanceRow(row);
      }
      return true;
    } catch {
      return false;
    }
  };

  /** Says in the row what has happened, and moves the focus there, since the form is gone. */
  const finish = async (part: string, sentence: string) => {
    if (!(await refresh([part]))) return reload();
    // The list of what was sent is another block.
    document.dispatchEvent(new Event("member-sent"));
    const status = said(rowOf(part));
    if (status) status.textContent = sentence;
    status?.focus();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel?.postMessage(part);
  };

  const enhanceRow = (row: HTMLElement): void => {
    const details = row.querySelector("details");
    const form = row.querySelector<HTMLFormElement>("[data-contact-form]");
    const failed = row.querySelector<HTMLElement>("[data-contact-failed]");
    if (!details || !form || !failed) return;
    const inputs = [...form.querySelectorAll("input")];
    const bodyOf = () => ({
      part: partOf(row),
      ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    });
    const fail = (status?: number) => {
      failed.textContent = section.dataset[status === 401 ? "signedOut" : "failed"] ?? "";
    };
    const show = (problems: Problems, shown = inputs): void => {
      for (const input of shown) showProblem(section, input, problems[input.name]);
    };
    const check = async (): Promise<Problems> => {
      try {
        return (await import("./contact-problems.ts")).contactProblems(bodyOf());
      } catch {
        // Without the rules, the server alone judges.
        return {};
      }
    };
    let isSending = false;

    details.addEventListener("toggle", () => {
      if (details.open) inputs[0]?.focus();
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
    row.querySelector("[data-contact-cancel]")?.addEventListener("click", () => close());
    const close = () => {
      form.reset();
      show({});
      failed.textContent = "";
      details.open = false;
      details.querySelector("summary")?.focus();
    };

    for (const input of inputs) {
      // A field is judged when something was typed in it and it is left, and while it is mended.
      input.addEventListener("change", () => void check().then((problems) => show(problems, [input])));
      input.addEventListener("input", () => {
        if (input.getAttribute("aria-invalid"))
          void check().then((problems) => problems[input.name] ?? show({}, [input]));
      });
    }

    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (inputs.every(({ value, defaultValue }) => value.trim() === defaultValue)) close();
      else if (!isSending) void send();
    });
    const send = async (): Promise<void> => {
      isSending = true;
      failed.textContent = "";
      const found = await check();
      const isChecked = Object.keys(found).length === 0;
      const answer = isChecked ? await post(bodyOf()) : undefined;
      isSending = false;
      const problems = isChecked ? await problemsIn(answer) : found;
      show(problems);
      const first = inputs.find(({ name }) => name in problems);
      if (first) first.focus();
      else if (answer?.ok) await finish(partOf(row), form.dataset["saved"] ?? "");
      else fail(answer?.status);
    };

    const withdrawal = row.querySelector<HTMLElement>("[data-contact-withdraw]");
    withdrawal?.addEventListener("click", () => void withdraw(withdrawal.dataset["withdrawn"] ?? ""));
    const withdraw = async (withdrawn: string): Promise<void> => {
      const answer = await post({ part: partOf(row), withdraw: true });
      if (answer?.ok) return finish(partOf(row), withdrawn);
      const status = said(row);
      if (status) status.textContent = section.dataset[answer?.status === 401 ? "signedOut" : "failed"] ?? "";
    };
  };

  const rows = [...section.querySelectorAll<HTMLElement>("[data-contact-part]")];
  for (const row of rows) enhanceRow(row);
  channel?.addEventListener("message", ({ data }) => {
    const row = rowOf(String(data));
    if (row && row.querySelector("details")?.open !== true) void refresh([String(data)]);
  });
}

/** The problems that the server found, by field. */
async function problemsIn(answer: Response | undefined): Promise<Problems> {
  if (answer?.status !== 422) return {};
  const { problems = [] } = (await answer.json().catch(() => ({}))) as {
    readonly problems?: readonly { readonly field: string; readonly message: string }[];
  };
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

/** Shows or removes the problem of a field, between its label and the control. */
function showProblem(section: HTMLElement, input: HTMLInputElement, problem: string | undefined): void {
  const id = `${input.id}-problem`;
  const frame = input.closest<HTMLElement>("[data-field]");
  const wrong = section.dataset["wrongClass"];
  document.getElementById(id)?.remove();
  if (wrong) for (const name of wrong.split(" ")) frame?.classList.toggle(name, problem !== undefined);
  if (problem === undefined) {
    input.removeAttribute("aria-invalid");
    input.removeAttribute("aria-describedby");
    return;
  }
  const made = section
    .querySelector<HTMLTemplateElement>("template[data-problem]")
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!made) return;
  made.id = id;
  made.lastElementChild?.lastChild?.replaceWith(problem);
  input.before(made);
  input.setAttribute("aria-invalid", "true");
  input.setAttribute("aria-describedby", id);
}

enhanceEach("[data-contact-details]", (section) => enhanceContactDetails(section));
