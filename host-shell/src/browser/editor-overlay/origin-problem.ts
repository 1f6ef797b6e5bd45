import type { CallerOrigin } from "shared-runtime/api/caller-origin.ts";

/** A sentence for the editor if the server forbids the page to call the API; otherwise `undefined`. */
export async function originProblem(base: URL): Promise<string | undefined> {
  if (base.origin === origin) return undefined;
  const response = await fetch(new URL("api/caller-origin", base));
  const { allowed } = (await response.json()) as Partial<CallerOrigin>;
  if (allowed !== false) return undefined;
  const remedy =
    origin === "null"
      ? "Det gælder denne visning, som ingen adresse har. Se siden på dens egen adresse."
      : `Bed dem, der driver serveren, om at føje ${origin} til ALLOWED_ORIGINS.`;
  return `Siden må ikke kalde serveren bag værktøjet, så det, besøgende sender, kommer ikke frem. ${remedy}`;
}
