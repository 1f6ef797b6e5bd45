import { HTTPError } from "ky";

/** The error that the client throws for a refusal. */
export function refusal(status: number, errorKey?: string): HTTPError {
  const request = new Request("http://localhost/api/");
  const error = new HTTPError(new Response("", { status }), request, {} as never);
  return Object.assign(error, { data: { ...(errorKey && { errorKey }), message: { id: "k-1" } } });
}
