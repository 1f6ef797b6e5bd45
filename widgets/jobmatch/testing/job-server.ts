import type { MemberUser } from "shared-runtime/api/session-answer.ts";

type Answer = () => Response | Promise<Response>;

export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
export const refused = (status: number, errorKey = "genericError") =>
  json({ errorKey, message: { id: "k-1" } }, status);
export const cut: Answer = () => Promise.reject(new TypeError("fetch failed"));

export interface JobServer {
  readonly fetch: typeof fetch;
  /** The calls in order: the last part of the path and the parameters. */
  readonly asked: readonly string[];
}

/** A fake server. It answers each call with the next of the given answers, and repeats the last one. */
export function serveJobs(answers: Readonly<Record<string, readonly Answer[]>>, user?: MemberUser): JobServer {
  const asked: string[] = [];
  const left = new Map(Object.entries(answers).map(([call, ends]) => [call, [...ends]]));
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/api/session") return Response.json(user ? { user } : {});
    if (pathname === "/api/member/consents") return Response.json({ consents: [] });
    if (pathname === "/api/site-settings") return new Response(undefined, { status: 503 });
    const [, call = "", zip = ""] = /([a-z-]+)(\/\d+)?$/.exec(pathname) ?? [];
    const isRating = call === "post-jobmatch-rating";
    asked.push(`${call}${zip}${isRating ? ` ${await request.text()}` : ""}${parametersIn(searchParams)}`);
    const ends = left.get(call) ?? [];
    const next = ends.length > 1 ? ends.shift() : ends[0];
    return (next ?? refused(500))();
  };
  return { fetch: answer, asked };
}

function parametersIn(parameters: URLSearchParams): string {
  const values = ["jobId", "jobLocationPostalCode", "jobLocationRegion", "maxDistance"].flatMap(
    (name) => parameters.get(name) ?? [],
  );
  return values.length === 0 ? "" : ` ${values.join(" ")}`;
}
