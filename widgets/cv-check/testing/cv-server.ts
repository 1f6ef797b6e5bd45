import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StoredCvs } from "shared-runtime/api/member-data.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { recommendations } from "./recommendations.ts";

export type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

export const accepted = json(200, { cvId: "1", cvIdJwtString: "token-1" });
export const reviewed = json(200, recommendations);
export const refused = (status: number, errorKey = "genericError") =>
  json(status, { errorKey, message: { id: "k-1" } });
export const garbled: Answer = (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>");
export const offline: Answer = (response) => response.destroy();
export const hanging: Answer = () => {};

export interface CvAnswers {
  readonly upload?: Answer[];
  readonly review?: Answer[];
  /** The signed-in user; `undefined` if not signed in. */
  readonly user?: MemberUser | undefined;
  /** The CVs that the server lists for the signed-in user. */
  readonly cvs?: StoredCvs["cvs"];
}

export interface CvServer {
  readonly apiUrl: string;
  /** `upload <file name>` and `review <token>`, in the order of the requests. */
  readonly asked: readonly string[];
  /** The calls that the browser aborted before they were answered. */
  readonly givenUp: readonly string[];
  readonly close: () => void;
}

/** Starts a server for one test on a real port. It answers each call with the next of the given answers. */
export async function serveCvs({ user, cvs = [], ...answers }: CvAnswers): Promise<CvServer> {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
    response.setHeader("access-control-allow-credentials", "true");
    response.setHeader("access-control-allow-headers", "accept, authorization");
    if (request.method === "OPTIONS") return void response.end();
    const address = new URL(request.url ?? "", "http://localhost");
    if (address.pathname === "/api/session") return json(200, user ? { user } : {})(response);
    if (address.pathname === "/api/member/cvs") return json(200, { cvs })(response);
    if (address.pathname === "/api/member/consents") return json(200, { consents: [] })(response);
    if (address.pathname === "/api/site-settings") return void response.writeHead(503).end();
    const call = address.pathname === "/api/cv-upload" ? "upload" : "review";
    response.on("close", () => response.writableEnded || givenUp.push(call));
    const what = call === "upload" ? fileNameIn(await bodyOf(request)) : tokenIn(request);
    asked.push(`${call} ${what}`);
    (answers[call]?.shift() ?? refused(500))(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    asked,
    givenUp,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function tokenIn({ headers }: IncomingMessage): string | undefined {
  return headers.authorization?.replace(/^Bearer /, "");
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function fileNameIn(body: string): string | undefined {
  return /name="file"; filename="([^"]*)"/.exec(body)?.[1];
}
