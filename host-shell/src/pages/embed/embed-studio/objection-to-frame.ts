/** The data of a tool that decide whether a frame of another site can show it. */
export interface FramedTool {
  readonly name: string;
  readonly profile?: { readonly audience?: "everyone" | "members" | "site" };
}

/** Tools for everyone that lead to the digital ID, which refuses frames. */
const endAtDigitalId: ReadonlySet<string> = new Set(["signup-stepper"]);

/** Why a tool cannot work in a frame of another site, as sentences in Danish; `undefined` if it can. */
export function objectionToFrame({ name, profile }: FramedTool): string | undefined {
  const instead = "Sæt linket til værktøjets egen side ind i stedet.";
  if (endAtDigitalId.has(name)) return `Værktøjet ender hos MitID, som ikke kan vises i en ramme. ${instead}`;
  if (profile?.audience === "members")
    return `Man kan ikke logge ind i en ramme, og værktøjet er for medlemmer. ${instead}`;
  if (profile?.audience === "site") return `Værktøjet hører til hele webstedet og virker ikke i en ramme. ${instead}`;
  return undefined;
}
