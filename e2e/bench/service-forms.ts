import type { Browser } from "@playwright/test";
import { type Figure, quantile } from "./figure.ts";
import { cookieOfMember } from "./session.ts";

const calls = 400;
const warmUp = 100;
const body = {
  formId: "LHO0075",
  subject: "Tillægsforsikring",
  insurance: "Ændring",
  coverageAmountCheckbox: true,
  coverageAmountValue: "20013",
  salary: "55.000",
  terms: true,
  question: "Jeg vil gerne hæve min dækning fra næste måned, fordi min løn er steget.",
};

/** Measures how long a member waits until a form is stored. */
export async function measureServiceForms(
  browser: Browser,
  url: string,
  report: (figure: Figure) => void,
): Promise<void> {
  const cookie = await cookieOfMember(browser, url);
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const headers = {
      cookie,
      origin: url,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    const start = performance.now();
    const answer = await fetch(`${url}/api/forms/post-simple-form`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`a form was answered with ${answer.status}`);
    if (call >= warmUp) times.push(performance.now() - start);
  }
  report({
    name: "service form stored, p95",
    value: quantile(times, 0.95),
    budget: 30,
    unit: "ms",
    bound: "most",
    note: `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
  });
}
