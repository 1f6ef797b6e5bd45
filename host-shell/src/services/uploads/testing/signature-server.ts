import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface SignatureServer {
  readonly url: string;
  /** For each request: its method, whether its signature is right, and its declared length. */
  readonly asked: readonly (readonly [string | undefined, boolean, string | undefined])[];
  readonly stop: () => Promise<void>;
}

/** Answers as S3 does, and verifies signatures by the specification of AWS Signature Version 4. */
export async function startSignatureServer(secret: string): Promise<SignatureServer> {
  const asked: (readonly [string | undefined, boolean, string | undefined])[] = [];
  const server = createServer((request, response) => {
    const isRight = isSignedWith(secret, request);
    asked.push([request.method, isRight, request.headers["content-length"]]);
    request.resume().on("end", () => response.writeHead(isRight ? 200 : 403).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/uploads`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function isSignedWith(secret: string, { method, url = "", headers }: IncomingMessage): boolean {
  const given = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
    headers.authorization ?? "",
  );
  if (!given) return false;
  const [, scope = "", names = "", signature] = given;
  const [path, query = ""] = url.split("?");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name])}\n`);
  const payload = String(headers["x-amz-content-sha256"]);
  const canonical = [method, path, query, signed.join(""), names, payload].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, digest].join("\n");
  const key = scope.split("/").reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(key, text).toString("hex") === signature;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
