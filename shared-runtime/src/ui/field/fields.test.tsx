import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { CheckboxGroup } from "./checkbox-group/checkbox-group.tsx";
import { DateField, unfinishedDate } from "./date-field/date-field.tsx";
import { ErrorSummary } from "./error-summary/error-summary.tsx";
import { NumberField } from "./number-field/number-field.tsx";
import { PhoneField } from "./phone-field/phone-field.tsx";
import { RadioGroup } from "./radio-group/radio-group.tsx";
import { Select } from "./select/select.tsx";
import { TextField } from "./text-field/text-field.tsx";
import { Textarea } from "./textarea/textarea.tsx";

const options = [
  { value: "a", label: "Ansat" },
  { value: "l", label: "Ledig", hint: "Også hvis du er opsagt" },
];
const noted = { id: "f", name: "f", label: "Felt", hint: "Hjælp", problem: "Ret det", required: true };
const text = { value: "", onChange: vi.fn() };

const all: readonly (readonly [kind: string, field: ReactElement, role: string])[] = [
  ["text field", <TextField key="1" {...noted} {...text} />, "textbox"],
  ["number", <NumberField key="2" {...noted} {...text} unit="kr." />, "textbox"],
  ["select", <Select key="3" {...noted} {...text} options={options} emptyLabel="Vælg" />, "combobox"],
  ["textarea", <Textarea key="4" {...noted} {...text} most={800} />, "textbox"],
  ["phone", <PhoneField key="5" {...noted} {...text} />, "textbox"],
  ["choice of one", <RadioGroup key="6" {...noted} {...text} options={options} />, "radiogroup"],
  [
    "choice of any number",
    <CheckboxGroup key="7" {...noted} options={options} value={[]} onChange={vi.fn()} />,
    "group",
  ],
];

const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);

describe.each(all)("a %s", (_, field, role) => {
  it("has its label as name, and is described by its hint and its error", async () => {
    const { container } = render(field);
    const control = screen.getByRole(role, { name: "Felt" });
    expect(described(control)).toEqual(expect.arrayContaining(["Hjælp", "Fejl: Ret det"]));
    expect(container.querySelector("[data-field]")?.getAttribute("data-field")).toBe("f");
    expect(await axeFindings(container)).toEqual([]);
  });

  it("is found by the error summary, which focuses its first control", async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: "f", message: "Ret det" }]} attempt={1} />
        {field}
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Ret det" }));
    const control = screen.getByRole(role, { name: "Felt" });
    const first = within(control).queryAllByRole(role === "radiogroup" ? "radio" : "checkbox")[0];
    expect(document.activeElement).toBe(first ?? control);
  });
});

it("a date has its label, its limits and its error", async () => {
  const { container } = render(<DateField {...noted} {...text} min="2026-01-01" />);
  const field = screen.getByLabelText("Felt");
  expect([field.getAttribute("min"), described(field)]).toEqual(["2026-01-01", ["Hjælp", "Fejl: Ret det"]]);
  expect(await axeFindings(container)).toEqual([]);
});

it("reports a part of a date, which the browser reports as empty, and the emptied field", async () => {
  const onChange = vi.fn();
  const shown = (value: string) => <DateField id="f" name="f" label="Felt" value={value} onChange={onChange} />;
  const { rerender } = render(shown(""));
  const input = screen.getByLabelText<HTMLInputElement>("Felt");
  const validity = vi.spyOn(input, "validity", "get").mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.keyUp(input);
  rerender(shown(unfinishedDate));
  fireEvent.blur(input);
  validity.mockRestore();
  expect(input.value).toBe("");
  fireEvent.keyUp(input);
  expect(onChange.mock.calls).toEqual([[unfinishedDate], [""]]);
});

it("says of a required choice of any number that it is required", () => {
  render(<CheckboxGroup {...noted} options={options} value={[]} onChange={vi.fn()} />);
  expect(described(screen.getByRole("group"))).toContain("Skal udfyldes");
});

it("the error summary leads to the chosen one of several, also in a shadow root", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const container = root.appendChild(document.createElement("div"));
  render(
    <>
      <ErrorSummary errors={[{ fieldId: "f", message: "Ret det" }]} attempt={1} />
      <RadioGroup {...noted} options={options} value="l" onChange={vi.fn()} />
    </>,
    { container, baseElement: container },
  );
  await userEvent.click(container.querySelector("a")!);
  expect(root.activeElement?.id).toBe("f-l");
  host.remove();
});

describe("a choice", () => {
  it("of one is made by its label, and by the arrow keys", async () => {
    const onChange = vi.fn();
    render(<RadioGroup id="f" name="f" label="Situation" options={options} value="" onChange={onChange} />);
    await userEvent.click(screen.getByText("Ledig"));
    expect(onChange.mock.calls).toEqual([["l"]]);
    expect(described(screen.getByRole("radio", { name: "Ledig" }))).toEqual(["Også hvis du er opsagt"]);
  });

  it("of any number keeps the order of the options", async () => {
    const onChange = vi.fn();
    render(<CheckboxGroup id="f" name="f" label="Situation" options={options} value={["l"]} onChange={onChange} />);
    await userEvent.click(screen.getByRole("checkbox", { name: "Ansat" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Ledig" }));
    expect(onChange.mock.calls).toEqual([[["a", "l"]], [[]]]);
  });

  it("from a list begins with the empty option", async () => {
    const onChange = vi.fn();
    render(
      <Select
        id="f"
        name="f"
        label="Emne"
        options={options}
        value={""}
        onChange={onChange}
        emptyLabel="Vælg et emne"
      />,
    );
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Vælg et emne",
      "Ansat",
      "Ledig",
    ]);
    await userEvent.selectOptions(screen.getByLabelText("Emne"), "Ledig");
    expect(onChange.mock.calls).toEqual([["l"]]);
  });
});

describe("a textarea", () => {
  const Area = () => {
    const [value, setValue] = useState("");
    return <Textarea id="f" name="f" label="Besked" value={value} onChange={setValue} most={10} />;
  };

  it("counts what is left, and what is too much, without cutting it", async () => {
    render(<Area />);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Besked" });
    expect(described(area)).toEqual(["10 tegn tilbage"]);
    await userEvent.type(area, "Hej du ");
    expect(described(area)).toEqual(["4 tegn tilbage"]);
    await userEvent.click(area);
    await userEvent.paste("x".repeat(100_000));
    expect([described(area), area.value.length]).toEqual([["99.997 tegn for meget"], 100_007]);
  });

  it("announces the count when the visitor pauses, not at each key press", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    render(<Textarea id="f" name="f" label="Besked" value="" onChange={vi.fn()} most={10} />).rerender(
      <Textarea id="f" name="f" label="Besked" value="Hej" onChange={vi.fn()} most={10} />,
    );
    expect(screen.getByRole("status").textContent).toBe("");
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByRole("status").textContent).toBe("7 tegn tilbage");
    vi.useRealTimers();
  });
});

describe("a phone number", () => {
  const onChange = vi.fn<(value: string) => void>();
  const Phone = () => {
    const [value, setValue] = useState("");
    onChange.mockImplementation(setValue);
    return <PhoneField id="f" name="phone" label="Telefon" value={value} onChange={onChange} />;
  };
  const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Telefon" });
  const country = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Landekode, Telefon" });

  it("is Danish until another country is chosen, and keeps what was typed", async () => {
    render(<Phone />);
    expect(country().value).toBe("DK");
    await userEvent.type(number(), "70 123 45 67");
    expect(onChange.mock.lastCall).toEqual(["70 123 45 67"]);
    await userEvent.selectOptions(country(), "SE");
    expect([onChange.mock.lastCall, number().value]).toEqual([["+46 70 123 45 67"], "70 123 45 67"]);
  });

  it("moves the country when a number is pasted or filled in with its code", async () => {
    render(<Phone />);
    await userEvent.click(number());
    await userEvent.paste("+47 412 34 567");
    expect([country().value, number().value, onChange.mock.lastCall]).toEqual([
      "NO",
      "+47 412 34 567",
      ["+47 412 34 567"],
    ]);
    await userEvent.tab();
    expect([country().value, number().value, onChange.mock.calls.length]).toEqual(["NO", "412 34 567", 1]);
    await userEvent.selectOptions(country(), "DE");
    expect([number().value, onChange.mock.lastCall]).toEqual(["412 34 567", ["+49 412 34 567"]]);
  });

  it("follows a value that the form has set", () => {
    const shown = (value: string) => (
      <PhoneField id="f" name="phone" label="Telefon" value={value} onChange={vi.fn()} />
    );
    const { rerender } = render(shown("+46 70"));
    expect([country().value, number().value]).toEqual(["SE", "70"]);
    rerender(shown(""));
    expect([country().value, number().value]).toEqual(["DK", ""]);
  });

  it.each(["Ring 🌱", "بو", "x".repeat(100_000)])("takes any text without changing it", async (typed) => {
    render(<Phone />);
    await userEvent.click(number());
    await userEvent.paste(typed);
    expect([number().value, onChange.mock.lastCall]).toEqual([typed, [typed]]);
  });
});
