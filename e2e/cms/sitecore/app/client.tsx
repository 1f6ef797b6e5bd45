import { hydrateRoot } from "react-dom/client";
import { App, type Choice } from "./page.tsx";

declare global {
  interface Window {
    /** Hydrates the page. A test calls it when the tool is ready, so that the loader is always first. */
    hydrate: () => void;
  }
}

const choice = JSON.parse(document.getElementById("choice")?.textContent ?? "") as Choice;
window.hydrate = () => {
  hydrateRoot(document, <App choice={choice} client={import.meta.url} />, {
    onRecoverableError: (error) => console.error("recoverable:", error),
  });
};
