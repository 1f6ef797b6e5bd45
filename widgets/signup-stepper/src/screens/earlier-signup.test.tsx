import { cleanup, screen } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
// Loaded ahead, so that no test waits for a module.
import "shared-runtime/api/create-api-client.ts";
import "../later-steps.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { prices, startSignupServer } from "../../testing/signup-server.ts";
import { headingOf, visitSignup } from "../../testing/signup-visitor.tsx";
import { signupStepperTexts as texts } from "../signup-stepper.texts.ts";

let server: ReturnType<typeof startSignupServer>;
beforeEach(() => {
  window.sessionStorage.clear();
  server = startSignupServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sentAt = new Date().toISOString();
const answer = (earlier?: object) =>
  server.answer("signup/joining-terms", Response.json({ ...prices, ...(earlier && { earlier }) }));
const link = () => screen.findByRole("link", { name: texts.earlierButton });

it("tells a person who is signed in of the sign-up that the server has, and leads on to self-service", async () => {
  answer({ sentAt, product: "akasse" });
  const visitor = visitSignup();
  expect((await link()).getAttribute("href")).toBe("/selvbetjening");
  const said = visitor.container().textContent;
  expect(said).toContain("Vi har allerede din indmeldelse fra i dag");
  expect(said).toContain(
    "Den gælder: A‑kasse. Du kan gå videre med den. Sender du en ny, erstatter den nye den gamle.",
  );
  expect(await axeFindings(visitor.container())).toEqual([]);
});

it("tells the same browser of it without a session, and leads on by the sign-in to its sheet", async () => {
  answer({ sentAt, product: "akasse", calculation: { membership: "akasse", sleeveEnum: "ledig" } });
  const visitor = visitSignup();
  const href = new URL((await link()).getAttribute("href") ?? "");
  expect([href.pathname, href.searchParams.get("redirectUrl")]).toEqual([
    "/api/auth/login",
    "/selvbetjening?signup=true&sheet_confirmation=ledig&product=akasse&membership=akasse",
  ]);
  expect(visitor.container().textContent).toContain("en indmeldelse fra denne browser, sendt i dag");
});

it("says nothing if there is none, or if the server does not answer", async () => {
  for (const asks of [() => answer(), () => undefined]) {
    asks();
    const visitor = visitSignup();
    await headingOf(texts.contactTitle);
    await vi.waitFor(() => expect(server.bodiesOf("signup/joining-terms")).not.toEqual([]));
    expect(screen.queryByRole("link", { name: texts.earlierButton })).toBeNull();
    visitor.unmount();
    server = startSignupServer();
  }
});
