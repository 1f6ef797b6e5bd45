import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A proxy with its own certificate, like that of an operator. */
export interface TlsProxy {
  /** Paths that the proxy answers with 404. */
  missing: RegExp | undefined;
  readonly close: () => Promise<void>;
}

/** Serves the site at `target` under https on a port of this machine. */
export async function startTlsProxy(port: number, target: string): Promise<TlsProxy> {
  const proxy: { missing: RegExp | undefined } = { missing: undefined };
  const server = createServer(ownCertificate(), (incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    if (proxy.missing?.test(url)) {
      outgoing.writeHead(404).end();
      return;
    }
    const passed = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(proxy, {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  });
}

/** Makes a certificate for this machine with `openssl`. */
export function ownCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "pipe" });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
}
