import type { Logger } from "pino";
import { answerHeaders } from "../http/answer-headers.ts";
import { publicUrlOf } from "../settings/public-url.ts";
import type { Settings } from "../settings/settings.ts";
import { type App, type HttpServer, listen } from "./listen.ts";

/**
 * Serves the calls of operators on an address of their own. Resolves with `undefined` if the settings name no such
 * address.
 */
export async function listenToOperators(
  { admin, strictTransportSecurity }: Pick<Settings, "admin" | "strictTransportSecurity">,
  { fetch }: Pick<App, "fetch">,
  log: Logger,
): Promise<HttpServer | undefined> {
  if (!admin) return undefined;
  const urlAt = (port: number) => publicUrlOf({ publicUrl: undefined, host: admin.host }, port);
  const server = await listen(
    (port) => ({
      fetch,
      always: answerHeaders({ publicUrl: urlAt(port), strictTransportSecurity }),
    }),
    { ...admin, names: { host: "ADMIN_HOST", port: "ADMIN_PORT" } },
  );
  log.info({ url: urlAt(server.port) }, "calls of operators are answered at an address of their own");
  return server;
}
