import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Checkbox } from "../ui/field/checkbox/checkbox.tsx";
import { ErrorSummary } from "../ui/field/error-summary/error-summary.tsx";
import { TextField } from "../ui/field/text-field/text-field.tsx";
import { type Form, useForm } from "./use-form.ts";

const Trip = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty("Skriv dit navn"), v.maxLength(20, "Skriv et kortere navn")),
  meal: v.picklist(["fisk", "grønt"], "Vælg en ret"),
  terms: v.literal(true, "Sæt kryds"),
  days: v.pipe(v.array(v.string()), v.minLength(1, "Vælg en dag")),
});

const blank = { name: "", meal: "", terms: false, days: [] };
const onValid = vi.fn<(trip: v.InferOutput<typeof Trip>) => void>();
const onWrite = vi.fn<(values: object) => void>();
const onForm = vi.fn<(form: Form<typeof Trip>) => void>();
const form = () => onForm.mock.lastCall![0];

beforeEach(() => {
  onValid.mockClear();
  onWrite.mockClear();
  document.title = "Turen";
});

interface TripFormProps {
  readonly validateOn?: "submit" | "touch";
  readonly sentenceOf?: (problem: string) => string;
}

function TripForm(options: TripFormProps) {
  const trip = useForm({ schema: Trip, initial: blank, onValid, onWrite, ...options });
  useEffect(() => onForm(trip));
  return <TripFields trip={trip} />;
}

// A component below the hook's component, whose reads the form library must notice.
function TripFields({ trip }: { readonly trip: Form<typeof Trip> }) {
  const days = trip.list("days");
  return (
    <form aria-label="Tur" {...trip.props}>
      {trip.errors.length > 0 && <ErrorSummary errors={trip.errors} attempt={trip.attempt} />}
      <TextField {...trip.text("name")} label="Navn" />
      <TextField {...trip.text("meal")} label="Ret" />
      <Checkbox {...trip.tick("terms")} label="Jeg er med" />
      <fieldset data-field="days" id={days.id} aria-describedby={days.problem && "days-problem"}>
        <legend>Dage</legend>
        {["fredag", "lørdag"].map((day) => (
          <Checkbox
            key={day}
            id={day}
            name="days"
            label={day}
            checked={days.value.includes(day)}
            onChange={(isOn) => days.onChange(isOn ? [...days.value, day] : days.value.filter((one) => one !== day))}
          />
        ))}
        <p id="days-problem">{days.problem}</p>
      </fieldset>
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const messages = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

describe("a form that is validated when it is submitted", () => {
  it("passes on the schema's output of texts, choices, ticks and lists", async () => {
    render(<TripForm />);
    await userEvent.type(screen.getByLabelText("Navn"), " Bo ");
    await userEvent.type(screen.getByLabelText("Ret"), "fisk");
    await userEvent.click(screen.getByLabelText("Jeg er med"));
    await userEvent.click(screen.getByLabelText("lørdag"));
    await userEvent.click(screen.getByLabelText("fredag"));
    await userEvent.click(screen.getByLabelText("lørdag"));
    await send();
    expect(onValid.mock.calls).toEqual([[{ name: "Bo", meal: "fisk", terms: true, days: ["fredag"] }]]);
    expect(onWrite.mock.lastCall).toEqual([{ name: " Bo ", meal: "fisk", terms: true, days: ["fredag"] }]);
  });

  it("shows one summary of all errors per failed attempt, in reading order, and focuses it each time", async () => {
    render(<TripForm />);
    expect(messages()).toEqual([]);
    await send();
    expect(messages()).toEqual(["Skriv dit navn", "Vælg en ret", "Sæt kryds", "Vælg en dag"]);
    const summary = screen.getByRole("group", { name: /Ret dette, før du går videre/ });
    expect([document.activeElement, document.title]).toEqual([summary, "Fejl: Turen"]);
    await userEvent.type(screen.getByLabelText("Navn"), "Bo");
    await send();
    expect(messages()).toEqual(["Vælg en ret", "Sæt kryds", "Vælg en dag"]);
    expect([document.activeElement, onValid.mock.calls]).toEqual([summary, []]);
  });

  it("leaves an error in place while the visitor types, and shows none when a field is left", async () => {
    render(<TripForm />);
    await userEvent.click(screen.getByLabelText("Navn"));
    await userEvent.tab();
    expect(messages()).toEqual([]);
    await send();
    await userEvent.type(screen.getByLabelText("Navn"), "Bo");
    expect(messages()).toContain("Skriv dit navn");
  });

  it("shows other sentences than those of the schema", async () => {
    render(<TripForm sentenceOf={(problem) => (problem === "Sæt kryds" ? "Sæt kryds, hvis du vil med" : problem)} />);
    await send();
    expect(messages()).toEqual(["Skriv dit navn", "Vælg en ret", "Sæt kryds, hvis du vil med", "Vælg en dag"]);
    expect(screen.getAllByText("Sæt kryds, hvis du vil med")).toHaveLength(2);
  });

  it("takes the first key press after a failed attempt", async () => {
    render(<TripForm />);
    await send();
    await userEvent.click(screen.getAllByRole("link")[0]!);
    await userEvent.keyboard("Søren");
    expect(screen.getByLabelText<HTMLInputElement>("Navn").value).toBe("Søren");
  });

  it("shows the server's problems on their fields until the next attempt", async () => {
    render(<TripForm />);
    act(() => form().showErrors({ name: "Navnet findes allerede" }));
    expect(messages()).toEqual(["Navnet findes allerede"]);
    expect(screen.getByLabelText("Navn").getAttribute("aria-invalid")).toBe("true");
    await send();
    expect(messages()).not.toContain("Navnet findes allerede");
  });

  it("starts again with other values and without errors", async () => {
    render(<TripForm />);
    await send();
    act(() => form().reset({ ...blank, name: "Ida", days: ["fredag"] }));
    expect([messages(), form().values(), document.title]).toEqual([
      [],
      { ...blank, name: "Ida", days: ["fredag"] },
      "Turen",
    ]);
  });

  it("takes all fields at once, as autofill does, and a paste of 100 kB", async () => {
    render(<TripForm />);
    act(() => {
      form().write("name", "Bo");
      form().write("meal", "grønt");
      form().write("terms", true);
      form().write("days", ["fredag", "lørdag"]);
    });
    expect(form().values()).toEqual({ name: "Bo", meal: "grønt", terms: true, days: ["fredag", "lørdag"] });
    await userEvent.click(screen.getByLabelText("Navn"));
    await userEvent.paste("x".repeat(100_000));
    await send();
    expect(messages()).toEqual(["Skriv et kortere navn"]);
  });
});

describe("a form that is validated on first touch", () => {
  const shown = () => screen.queryAllByText(/^(?:Skriv|Vælg|Sæt)/).map(({ textContent }) => textContent);
  const name = () => screen.getByLabelText("Navn");
  const changeMind = async () => {
    await userEvent.type(name(), "B{Backspace}");
    await userEvent.tab();
  };

  it("judges no field that is only passed by", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.click(name());
    for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
    await act(async () => undefined);
    expect([shown(), document.activeElement]).toEqual([[], screen.getByRole("button", { name: "Send" })]);
  });

  it("shows a field's error at the field when something was typed and the field is left, and no other field's", async () => {
    render(<TripForm validateOn="touch" />);
    await changeMind();
    await waitFor(() => expect(shown()).toEqual(["Fejl: Skriv dit navn"]));
    expect([messages(), document.title]).toEqual([[], "Turen"]);
    expect(document.activeElement).toBe(screen.getByLabelText("Ret"));
  });

  it("judges what was there before, such as a draft, when it is left", async () => {
    render(<TripForm validateOn="touch" />);
    act(() => form().reset({ ...blank, meal: "kød" }));
    await userEvent.click(screen.getByLabelText("Ret"));
    await userEvent.tab();
    await waitFor(() => expect(shown()).toEqual(["Fejl: Vælg en ret"]));
  });

  it("forgets that a field was filled in when another answer empties it", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.type(screen.getByLabelText("Ret"), "fisk");
    await userEvent.tab();
    act(() => form().empty("meal", ""));
    await userEvent.click(screen.getByLabelText("Ret"));
    await userEvent.tab();
    await act(async () => form().recheck());
    expect(shown()).toEqual([]);
  });

  it("shows only the errors of a failed attempt until more fields are filled in", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.type(screen.getByLabelText("Ret"), "fisk");
    await send();
    expect(messages()).toEqual(["Skriv dit navn", "Sæt kryds", "Vælg en dag"]);
    act(() => form().empty("meal", ""));
    await act(async () => form().recheck());
    expect(messages()).toEqual(["Skriv dit navn", "Sæt kryds", "Vælg en dag"]);
  });

  it("drops the error when the value is right", async () => {
    render(<TripForm validateOn="touch" />);
    await changeMind();
    await waitFor(() => expect(shown()).toContain("Fejl: Skriv dit navn"));
    await userEvent.type(name(), "Bo");
    await waitFor(() => expect(shown()).not.toContain("Fejl: Skriv dit navn"));
    expect(document.activeElement).toBe(name());
  });

  it("checks what was written for the visitor when it is asked to, and shows the errors of touched fields alone", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.type(name(), "Bo");
    await userEvent.tab();
    await act(async () => form().write("name", ""));
    expect(shown()).toEqual([]);
    await act(async () => form().recheck());
    expect([shown(), messages()]).toEqual([["Fejl: Skriv dit navn"], []]);
  });

  it("moves nothing while a pointer is pressed, so that no press is lost", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.type(name(), "B{Backspace}");
    const user = userEvent.setup();
    await user.pointer({ keys: "[MouseLeft>]", target: screen.getByLabelText("Jeg er med") });
    await act(async () => undefined);
    expect(shown()).toEqual([]);
    await user.pointer({ keys: "[/MouseLeft]", target: screen.getByLabelText("Jeg er med") });
    await waitFor(() => expect(shown()).toEqual(["Fejl: Skriv dit navn"]));
    expect(screen.getByLabelText<HTMLInputElement>("Jeg er med").checked).toBe(true);
  });

  it("does not count a move within one field", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.click(screen.getByLabelText("fredag"));
    await userEvent.click(screen.getByLabelText("fredag"));
    await userEvent.tab();
    expect([document.activeElement, shown()]).toEqual([screen.getByLabelText("lørdag"), []]);
    await userEvent.tab();
    await waitFor(() => expect(shown()).toEqual(["Vælg en dag"]));
  });

  it("reports all errors at once when it is submitted", async () => {
    render(<TripForm validateOn="touch" />);
    await send();
    expect(messages()).toEqual(["Skriv dit navn", "Vælg en ret", "Sæt kryds", "Vælg en dag"]);
  });

  it("leaves the focus alone when a mistake is made after all errors were mended", async () => {
    render(<TripForm validateOn="touch" />);
    await send();
    await userEvent.type(name(), "Bo");
    await userEvent.type(screen.getByLabelText("Ret"), "fisk");
    await userEvent.click(screen.getByLabelText("Jeg er med"));
    await userEvent.click(screen.getByLabelText("fredag"));
    await userEvent.tab();
    await waitFor(() => expect(messages()).toEqual([]));
    await userEvent.clear(name());
    await userEvent.tab();
    await waitFor(() => expect(shown()).toEqual(["Fejl: Skriv dit navn"]));
    expect([document.activeElement, messages()]).toEqual([screen.getByLabelText("Ret"), []]);
    await send();
    expect(messages()).toEqual(["Skriv dit navn"]);
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Ret dette, før du går videre" }));
  });

  it("shows the server's problem until its field changes, whichever field is left", async () => {
    render(<TripForm validateOn="touch" />);
    await userEvent.type(name(), "Bo");
    await userEvent.type(screen.getByLabelText("Ret"), "fisk");
    act(() => form().showErrors({ name: "Navnet findes allerede" }));
    await userEvent.click(screen.getByLabelText("Ret"));
    await userEvent.tab();
    await act(async () => undefined);
    expect(messages()).toContain("Navnet findes allerede");
    await userEvent.type(name(), " Ek");
    await userEvent.tab();
    await waitFor(() => expect(messages()).not.toContain("Navnet findes allerede"));
  });

  it("keeps the server's problem with a list until the list changes", async () => {
    render(<TripForm validateOn="touch" />);
    act(() => form().write("days", ["fredag"]));
    act(() => form().showErrors({ days: "Fredag er optaget" }));
    await userEvent.click(screen.getByLabelText("Ret"));
    await userEvent.tab();
    await act(async () => undefined);
    expect(messages()).toContain("Fredag er optaget");
  });
});
