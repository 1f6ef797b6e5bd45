import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { interactionPolicy, Provider } from "oidc-provider";
import { memoryAdapter } from "../../services/sign-in/test-identity/memory-adapter.ts";

// An issuer in its own thread, so that its clock can be wrong. It signs in every visitor without asking.
const { redirectUri, clients } = workerData as { redirectUri: string; clients: readonly string[] };
let offsetSeconds = 0;
const rightTime = Date.now;
Date.now = () => rightTime() + offsetSeconds * 1_000;

const server = createServer();
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: clients.map((client_id) => ({
      client_id,
      client_secret: `secret of ${client_id}`,
      redirect_uris: [redirectUri],
    })),
    claims: { openid: ["sub"], profile: ["name"] },
    scopes: ["openid", "profile"],
    cookies: { keys: ["test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/choose/${uid}`, policy },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, name: "Karen Prøvesen" }) }),
    loadExistingGrant: async ({ oidc }) => {
      const clientId = oidc.client?.clientId ?? "";
      const granted = oidc.session?.grantIdFor(clientId);
      // A code issued in another tab is valid as long as its grant belongs to the session.
      const kept = granted === undefined ? undefined : await oidc.provider.Grant.find(granted);
      if (kept) return kept;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? "" });
      grant.addOIDCScope("openid profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/choose/"))
      void provider.interactionFinished(request, response, { login: { accountId: "karen", remember: false } });
    else void answer(request, response);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage({ issuer });
});

parentPort?.on("message", (message: { readonly offsetSeconds: number }) => {
  ({ offsetSeconds } = message);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage({ offsetSeconds });
});
