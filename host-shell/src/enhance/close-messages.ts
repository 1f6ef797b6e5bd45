import { rememberClosed } from "./closed-messages.ts";

/** Lets the visitor close the header's messages. The focus goes on to what comes next in the header. */
export function closeMessages(): void {
  for (const message of document.querySelectorAll<HTMLElement>("[data-service-message]")) {
    message.querySelector("button")?.addEventListener("click", () => {
      rememberClosed(message.dataset["serviceMessage"] ?? "");
      const header = message.closest("header");
      message.remove();
      header?.querySelector<HTMLElement>("button, a")?.focus();
    });
  }
}
