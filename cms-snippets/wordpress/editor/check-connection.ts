/** What was found out about the host. `detail` completes the text of the finding. */
export interface Finding {
  readonly isGood: boolean;
  readonly about:
    | "insecure"
    | "unreachable"
    | "foreign"
    | "registry"
    | "script"
    | "script-missing"
    | "origin"
    | "origin-missing";
  readonly detail?: string;
}

interface Options {
  readonly host: string;
  /** Origin of the page that asks. */
  readonly origin: string;
  readonly fetch: (address: string) => Promise<Response>;
}

/** Checks what a page needs of the host: the registry, the script, and that the calls of tools are allowed. */
export async function checkConnection({ host, origin, fetch }: Options): Promise<readonly Finding[]> {
  if (origin.startsWith("https:") && host.startsWith("http:")) return [{ isGood: false, about: "insecure" }];
  const registry = await answerOf(() => fetch(`${host}/widgets/registry.json`));
  if (!registry) return [{ isGood: false, about: "unreachable" }];
  const names = toolsIn(await jsonOf(registry));
  if (!names) return [{ isGood: false, about: "foreign" }];
  const script = await answerOf(() => fetch(`${host}/embed.js`));
  const isLoader = script?.ok === true && (await script.text()).includes("loader.js");
  return [
    { isGood: true, about: "registry", detail: names.join(", ") },
    { isGood: isLoader, about: isLoader ? "script" : "script-missing" },
    await originFinding({ host, origin, fetch }),
  ];
}

async function originFinding({ host, origin, fetch }: Options): Promise<Finding> {
  // A browser does not state the origin of calls to its own origin, which need no permission.
  const isOwn = new URL(host).origin === origin;
  const answer = isOwn ? undefined : await answerOf(() => fetch(`${host}/api/caller-origin`));
  const isAllowed = isOwn || (answer !== undefined && isAllowedIn(await jsonOf(answer)));
  return { isGood: isAllowed, about: isAllowed ? "origin" : "origin-missing", detail: origin };
}

async function answerOf(call: () => Promise<Response>): Promise<Response | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

function toolsIn(registry: unknown): readonly string[] | undefined {
  const { widgets } = (registry ?? {}) as { readonly widgets?: unknown };
  return typeof widgets === "object" && widgets !== null ? Object.keys(widgets) : undefined;
}

function isAllowedIn(answer: unknown): boolean {
  return (answer as { readonly allowed?: unknown } | undefined)?.allowed === true;
}
