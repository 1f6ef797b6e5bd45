import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { LayoutServiceData } from "../../layout-service-data.ts";

export const layoutServiceKey = "{0fbff61e-267a-43e3-9252-b77e71cee4ba}";

type Answer = (response: ServerResponse) => void;

/** An item as Sitecore sends it: ids have braces, and prices are text. */
export interface QueriedItem {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A Sitecore Layout Service, and its GraphQL service for the organisations, on this machine. */
export interface TestLayoutService {
  readonly url: string;
  /** The queries in the order of arrival. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** Adds or replaces an item of a site; `undefined` removes it. */
  readonly publish: (site: string, item: string, layout: LayoutServiceData | undefined) => void;
  /** The bodies that were posted to the query service, in the order of arrival. */
  readonly queried: readonly { readonly query: string; readonly variables: Readonly<Record<string, string>> }[];
  /** Adds or replaces an item that the query service has, and its children. */
  readonly publishItem: (path: string, item: QueriedItem, children?: readonly QueriedItem[]) => void;
  /** Gives this answer to all calls, until called without one. */
  readonly answerWith: (answer?: Answer) => void;
  /** Holds the answers until the returned function is called. */
  readonly hold: () => () => void;
  /** Closes the service. `start` opens it again at the same address. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export async function startLayoutService(): Promise<TestLayoutService> {
  const asked: Record<string, string>[] = [];
  const items = new Map<string, string>();
  const queried: { query: string; variables: Record<string, string> }[] = [];
  const queryable = new Map<string, { readonly item: QueriedItem; readonly children: readonly QueriedItem[] }>();
  let answer: Answer | undefined;
  let held: (() => void)[] | undefined;

  const answerItem = (site: string, item: string, response: ServerResponse): void => {
    const found = items.get(`${site} ${item}`);
    response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json; charset=utf-8" });
    response.end(
      found ?? JSON.stringify({ sitecore: { context: { pageEditing: false, language: "da" }, route: null } }),
    );
  };
  const answerQuery = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers["sc_apikey"] !== layoutServiceKey) return void response.writeHead(401).end("unauthorized");
    const posted = JSON.parse(await text(request)) as (typeof queried)[number];
    queried.push(posted);
    const first = Number(/children\(first: (\d+)\)/.exec(posted.query)?.[1]);
    const parent = queryable.get(posted.variables["parent"] ?? "");
    const ours = queryable.get(posted.variables["ours"] ?? "");
    const data = {
      parent: parent ? { children: { results: parent.children.slice(0, first).map(written) } } : null,
      ours: ours ? written(ours.item) : null,
    };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data }));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://layout-service");
    if (pathname === "/sitecore/api/graph/edge" && !answer) return void answerQuery(request, response);
    const query = Object.fromEntries(searchParams);
    asked.push(query);
    const send = (): void => {
      if (answer) answer(response);
      else if (pathname !== "/sitecore/api/layout/render/jss" || query["sc_apikey"] !== layoutServiceKey)
        response.writeHead(403).end("forbidden");
      else answerItem(query["sc_site"] ?? "", query["item"] ?? "", response);
    };
    if (held) held.push(send);
    else send();
  });
  let port = 0;
  const start = async (): Promise<void> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    ({ port } = server.address() as AddressInfo);
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    queried,
    publishItem: (path, item, children = []) => void queryable.set(path, { item, children }),
    publish: (site, item, layout) => {
      if (layout) items.set(`${site} ${item}`, JSON.stringify(layout));
      else items.delete(`${site} ${item}`);
    },
    answerWith: (next) => {
      answer = next;
    },
    hold: () => {
      const waiting: (() => void)[] = [];
      held = waiting;
      return () => {
        held = undefined;
        for (const send of waiting.splice(0)) send();
      };
    },
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
    start,
  };
}

const written = ({ id, fields }: QueriedItem) => ({
  id,
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
});
