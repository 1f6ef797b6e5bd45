import { once } from "node:events";
import { type IncomingMessage, request as httpRequest, type Server } from "node:http";
import { duplexPair } from "node:stream";
import { buffer } from "node:stream/consumers";

/** Passes a request to an HTTP server in memory, without a socket. Does not follow redirects. */
export async function callInMemory(server: Server, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const [ours, theirs] = duplexPair();
  server.emit("connection", theirs);
  const outgoing = httpRequest({
    createConnection: () => ours,
    method: request.method,
    path: pathname + search,
    signal: request.signal,
    headers: { ...Object.fromEntries(request.headers), connection: "close" },
  });
  outgoing.end(request.body === null ? undefined : new Uint8Array(await request.arrayBuffer()));
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (hopByHop.has(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = incoming.statusCode ?? 500;
  const body = await buffer(incoming);
  return new Response(body.length === 0 ? null : body, { status, headers });
}

const hopByHop: ReadonlySet<string> = new Set(["connection", "content-length", "keep-alive", "transfer-encoding"]);
