import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as v from "valibot";
import { beforeEach, expect, it, vi } from "vitest";
import { CheckboxGroup } from "../ui/field/checkbox-group/checkbox-group.tsx";
import { ErrorSummary } from "../ui/field/error-summary/error-summary.tsx";
import { TextField } from "../ui/field/text-field/text-field.tsx";
import { secret } from "./secret.ts";
import { type SubmissionForm, useSubmissionForm } from "./use-submission-form.ts";

const VisitForm = v.object({
  name: v.pipe(v.string(), v.nonEmpty("Skriv dit navn")),
  days: v.pipe(v.array(v.string()), v.minLength(1, "Vælg en dag")),
  account: v.pipe(v.string(), v.length(4, "Skriv fire cifre"), secret()),
});
const visit: SubmissionForm<typeof VisitForm> = {
  id: "visit",
  schemaVersion: 1,
  call: { path: "forms/visit", fields: ["name", "days", "account"] },
  schema: async () => VisitForm,
  initial: { name: "", days: [], account: "" },
  kept: ["name", "days"],
};
const days = [
  { value: "fre", label: "fredag" },
  { value: "lør", label: "lørdag" },
];

const onAnswer = vi.fn<(isStored: boolean, body: object) => void>();
let sent: { readonly path: string; readonly body: unknown; readonly key: string | null }[];
let answers: Response[];
beforeEach(() => {
  window.sessionStorage.clear();
  onAnswer.mockClear();
  [sent, answers] = [[], []];
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push({ path: pathname, body: await request.json(), key: request.headers.get("idempotency-key") });
    return answers.shift() ?? Response.json({ taken: true });
  });
});

function Visit({ definition = visit }: { readonly definition?: SubmissionForm<typeof VisitForm> }) {
  const { form, isStored, hasFailed, problem, acknowledge } = useSubmissionForm({
    definition,
    apiUrl: "https://vaert.example/api/",
    problemWord: "Fejl",
    moreOf: () => ({ source: 2 }),
    onAnswer,
  });
  return (
    <form {...form.props}>
      {form.errors.length > 0 && <ErrorSummary errors={form.errors} attempt={form.attempt} />}
      <TextField {...form.text("name")} label="Navn" />
      <CheckboxGroup {...form.list("days")} label="Dage" options={days} />
      <TextField {...form.text("account")} label="Konto" />
      <button type="submit">Send</button>
      {isStored && <p>Tak</p>}
      {hasFailed && <p>{problem?.failure.kind}</p>}
      {(isStored || hasFailed) && (
        <button type="button" onClick={acknowledge}>
          Tilbage
        </button>
      )}
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>("Navn");
const account = () => screen.getByLabelText<HTMLInputElement>("Konto");
const press = (button: string) => userEvent.click(screen.getByRole("button", { name: button }));
const fill = async () => {
  await userEvent.type(name(), "Bo");
  await userEvent.click(screen.getByLabelText("lørdag"));
  await userEvent.type(account(), "1234");
};
const refused = (status: number, more: object = {}) =>
  Response.json({ errorKey: "genericError", message: { id: "fejl-7" }, ...more }, { status });

it("sends the fields and what the page adds, and is empty afterwards", async () => {
  render(<Visit />);
  await fill();
  await press("Send");
  await screen.findByText("Tak");
  expect(sent).toEqual([
    {
      path: "/api/forms/visit",
      body: { name: "Bo", days: ["lør"], account: "1234", source: 2 },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  await waitFor(() => expect([name().value, account().value, window.sessionStorage.length]).toEqual(["", "", 0]));
  await press("Tilbage");
  expect([screen.queryByText("Tak"), onAnswer.mock.calls]).toEqual([null, [[true, sent[0]?.body]]]);
});

it("keeps what may be kept over a reload, and sends it again with the same key", async () => {
  answers.push(refused(500));
  const { unmount } = render(<Visit />);
  await fill();
  await press("Send");
  await screen.findByText("refused");
  expect(onAnswer.mock.calls).toEqual([[false, sent[0]?.body]]);
  unmount();
  render(<Visit />);
  expect([name().value, screen.getByLabelText<HTMLInputElement>("lørdag").checked, account().value]).toEqual([
    "Bo",
    true,
    "",
  ]);
  await userEvent.type(account(), "1234");
  await press("Send");
  await screen.findByText("Tak");
  expect(sent[1]).toEqual(sent[0]);
});

it("shows the server's problems at the fields", async () => {
  answers.push(refused(422, { problems: [{ field: "account", message: "Kontoen findes ikke" }] }));
  render(<Visit />);
  await fill();
  await press("Send");
  const link = await screen.findByRole("link", { name: "Kontoen findes ikke" });
  expect([link.getAttribute("href"), screen.queryByText("refused")]).toEqual([`#${account().id}`, null]);
});

it("says so if its schema does not arrive, and checks again at the next attempt", async () => {
  const schema = vi.fn(visit.schema).mockRejectedValue(new TypeError("Failed to fetch"));
  render(<Visit definition={{ ...visit, schema }} />);
  await fill();
  await press("Send");
  await screen.findByText("offline");
  await press("Tilbage");
  schema.mockImplementation(visit.schema);
  await press("Send");
  await screen.findByText("Tak");
  expect(sent).toHaveLength(1);
});
