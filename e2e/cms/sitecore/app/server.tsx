import { renderToString } from "react-dom/server";
export { renderFields } from "./fields.tsx";
import { App, type Choice } from "./page.tsx";

export function render(choice: Choice, client: string): string {
  return `<!doctype html>${renderToString(<App choice={choice} client={client} />)}`;
}
