import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { LayoutServiceData } from "../../layout-service-data.ts";

export const layoutServiceKey = "{0fbff61e-267a-43e3-9252-b77e71cee4ba}";

type Answer = (response: ServerResponse) => void;

/** A Sitecore Layout Service on this machine. */
export interface TestLayoutService {
  readonly url: string;
  /** The queries in the order of arrival. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** Adds or replaces an item of a site; `undefined` removes it. */
  readonly publish: (site: string, item: string, layout: LayoutServiceData | undefined) => void;
  /** Answers all calls this way until it is called with nothing. */
  readonly answerWith: (answer?: Answer) => void;
  /** Holds the answers until the returned function is called. */
  readonly hold: () => () => void;
  /** Closes it. `start` opens it at the same address again. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

export async function startLayoutService(): Promise<TestLayoutService> {
  const asked: Record<string, string>[] = [];
  const items = new Map<string, string>();
  let answer: Answer | undefined;
  let held: (() => void)[] | undefined;

  const answerItem = (site: string, item: string, response: ServerResponse): void => {
    const found = items.get(`${site} ${item}`);
    response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json; charset=utf-8" });
    response.end(
      found ?? JSON.stringify({ sitecore: { context: { pageEditing: false, language: "da" }, route: null } }),
    );
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://layout-service");
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
