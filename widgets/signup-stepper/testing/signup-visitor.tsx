import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import * as v from "valibot";
import { LiveSignup, type LiveSignupProps } from "../src/live-signup.tsx";
import { SignupStepperProps } from "../src/signup-stepper.props.ts";
import { signupStepperTexts as texts } from "../src/signup-stepper.texts.ts";

/** A visitor of the flow in jsdom. `reload` starts the flow again with what the tab has kept. */
export function visitSignup(options: Partial<LiveSignupProps> = {}) {
  const wentTo: string[] = [];
  const load = () =>
    render(
      <>
        <LiveSignup
          props={v.parse(SignupStepperProps, {})}
          texts={texts}
          apiUrl="http://localhost/api/"
          member={{ kind: "visitor" }}
          refreshMember={async () => undefined}
          privacyHref="/privatlivspolitik"
          typedEarly={{}}
          onFailure={(error) => console.error(error)}
          goTo={(href) => wentTo.push(href)}
          {...options}
        />
        <a href="/forside">Forside</a>
      </>,
    );
  let view = load();
  return {
    wentTo,
    container: () => view.container,
    unmount: () => view.unmount(),
    reload: () => {
      view.unmount();
      view = load();
    },
  };
}

export const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
export const choose = async (name: string | RegExp, group?: string) => {
  const inside = group === undefined ? screen : within(screen.getByRole("radiogroup", { name: group }));
  await act(async () => void fireEvent.click(inside.getByRole("radio", { name })));
};
export const headingOf = (name: string) => screen.findByRole("heading", { level: 2, name });

/** One press of the browser's Back or Forward. */
export async function move(by: 1 | -1): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await act(() => moved);
}

export async function fillContact(): Promise<void> {
  const products = screen.getByRole("radiogroup", { name: texts.productQuestion });
  if (within(products).queryByRole("radio", { checked: true }) === null) {
    await choose(/^Fagforening og a‑kasse/, texts.productQuestion);
  }
  await type(texts.contactName, "Anna Lind");
  await type(texts.contactAddress, "Lindevej 12");
  await type(texts.contactZip, "8000");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(texts.contactCity).value).toBe("Aarhus C"));
  await type(texts.contactEmail, "anna@firma.dk");
  await type(texts.contactPhone, "20 12 34 56");
  const terms = screen.getByLabelText<HTMLInputElement>(texts.contactTerms);
  if (!terms.checked) await act(async () => void fireEvent.click(terms));
}

const roleQuestion = "Hvad passer bedst på dig?";

/** Answers the questions, from the first one on. */
export async function answerRole(role: string, then: string): Promise<void> {
  await screen.findByText(roleQuestion);
  const reopen = screen.queryByRole("button", { name: new RegExp(`Ret svaret på: Hvad passer`) });
  if (reopen) await act(async () => void fireEvent.click(reopen));
  await choose(role);
  await choose(then);
}

export async function fillJob(): Promise<void> {
  await type(texts.workJobTitle, "Afdelingsleder");
  await act(async () => void fireEvent.click(screen.getByText(texts.placeAbroad)));
}

/** Answers the questions about the fund. The last answer leads on; those that were complete before are confirmed. */
export async function passFund(withHours = true): Promise<void> {
  await headingOf(texts.fundTitle);
  const open = [
    ...(withHours ? [[texts.fundHoursMore, texts.fundHours]] : []),
    [texts.no, texts.fundOther],
    [texts.no, texts.fundAbroad],
  ].filter(([, group = ""]) => {
    const answers = within(screen.getByRole("radiogroup", { name: group }));
    return answers.queryByRole("radio", { checked: true }) === null;
  });
  for (const [answer = "", group] of open) await choose(answer, group);
  if (open.length === 0) await press(texts.next);
}
