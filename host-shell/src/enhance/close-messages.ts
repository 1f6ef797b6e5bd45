import { rememberClosed } from "./closed-messages.ts";

/** Lets visitors close the header's messages. The focus moves to the next control of the header. */
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
