import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const layoutServiceKey = "{0fbff61e-267a-43e3-9252-b77e71cee4ba}";

/** Starts a Layout Service that has one page. */
export async function startLayoutService(item: string, layout: object) {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://own.invalid");
    const isThere = searchParams.get("item") === item && searchParams.get("sc_apikey") === layoutServiceKey;
    response.writeHead(isThere ? 200 : 404, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(isThere ? layout : { sitecore: { context: { language: "da" }, route: null } }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
