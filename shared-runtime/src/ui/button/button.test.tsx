import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { axeFindings } from "../../../testing/axe-findings.ts";
import { Button, ButtonLink } from "./button.tsx";

it("calls onClick once for a click, Enter and space", async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Fortsæt</Button>);
  const button = screen.getByRole("button", { name: "Fortsæt" });

  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");

  expect(onClick).toHaveBeenCalledTimes(3);
});

it("stays in the tab order while blocked, submits nothing and is announced as unavailable", async () => {
  const onClick = vi.fn();
  const onBlocked = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" blocked onClick={onClick} onBlocked={onBlocked}>
        Fortsæt
      </Button>
    </form>,
  );

  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fortsæt" }));
  expect(document.activeElement?.getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{Enter}");

  expect([onClick, onBlocked, onSubmit].map((spy) => spy.mock.calls.length)).toEqual([0, 1, 0]);
});

it("looks unavailable only if a press does nothing", () => {
  const looks = (name: string) => screen.getByRole("button", { name }).hasAttribute("data-answers");
  render(
    <>
      <Button blocked onBlocked={vi.fn()}>
        Fortsæt
      </Button>
      <Button blocked>Vis alle</Button>
    </>,
  );
  expect([looks("Fortsæt"), looks("Vis alle")]).toEqual([true, false]);
});

it("ignores presses while busy and says what it is doing", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Sender …" onClick={onClick} onBlocked={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Sender …" });

  await userEvent.click(button);

  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("keeps its label while busy if there is no busy label", () => {
  render(<Button busy>Gem</Button>);
  expect(screen.getByRole("button", { name: "Gem" })).toBeDefined();
});

it("submits its form only with the type submit", async () => {
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Fortryd</Button>
      <Button type="submit">Send</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Fortryd" }));
  expect(onSubmit).toHaveBeenCalledTimes(0);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("is a link when it has an address", () => {
  render(<ButtonLink href="/bliv-medlem">Bliv medlem</ButtonLink>);
  expect(screen.getByRole("link", { name: "Bliv medlem" }).getAttribute("href")).toBe("/bliv-medlem");
});

it("has no axe findings in any state", async () => {
  const { container } = render(
    <>
      <Button variant="accent">Vælg dit CV</Button>
      <Button variant="outline" blocked>
        Fortsæt
      </Button>
      <Button busy>Gem</Button>
      <ButtonLink variant="quiet" href="/cv-tjek">
        Tjek dit CV
      </ButtonLink>
    </>,
  );
  expect(await axeFindings(container)).toEqual([]);
});
