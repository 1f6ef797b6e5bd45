import { copyCode } from "../embed-studio/copy-code.ts";

const waiting = "Henter siden …";

/** Shows that the page is being fetched, which may take seconds. Until it is fetched, another press sends nothing. */
function enhanceForm(form: HTMLFormElement): void {
  const button = form.querySelector("button");
  const state = form.querySelector("[data-check-state]");
  if (!button || !state) return;
  const label = button.textContent;
  const show = (isWaiting: boolean): void => {
    state.textContent = isWaiting ? waiting : "";
    button.textContent = isWaiting ? waiting : label;
    button.ariaDisabled = isWaiting ? "true" : null;
  };
  form.addEventListener("submit", (event) => {
    if (button.ariaDisabled === "true") event.preventDefault();
    else show(true);
  });
  // After a stopped request, another address can be sent.
  form.addEventListener("input", () => show(false));
  // A page that comes back from the cache of the browser waits for nothing.
  window.addEventListener("pageshow", ({ persisted }) => persisted && show(false));
}

/** Buttons that copy the code of a finding. */
function enhanceCopying(result: HTMLElement): void {
  const state = result.querySelector("[data-copied]");
  result.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    const code = button?.closest("[data-code]")?.querySelector<HTMLElement>("code");
    const label = button?.querySelector("[data-copy-label]");
    if (label && code && state) void copyCode({ code, label, state });
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>("[data-check-form]")) enhanceForm(form);
for (const result of document.querySelectorAll<HTMLElement>("[data-copies]")) enhanceCopying(result);
