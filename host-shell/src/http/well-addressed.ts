import type { IncomingMessage } from "node:http";

type Addressed = Pick<IncomingMessage, "httpVersion" | "rawHeaders" | "url">;

/** A name or an IPv4 address, or an IPv6 address in brackets, with or without a port. */
const hostPattern = /^(?:[\w.~-]{1,255}|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/**
 * Whether a request names its host exactly once and unambiguously. If there are two hosts, proxies and caches differ in
 * which one they read. HTTP/1.0 allows requests without a host.
 */
export function isWellAddressed({ httpVersion, rawHeaders, url = "" }: Addressed): boolean {
  const [host, ...others] = hostsIn(rawHeaders);
  if (others.length > 0) return false;
  if (host === undefined) return httpVersion === "1.0" && url.startsWith("/");
  const port = hostPattern.exec(host);
  if (!port || Number(port[1] ?? 0) > 65_535) return false;
  if (url.startsWith("/") || url === "*") return true;
  const target = URL.parse(url);
  const asked = URL.parse(`${target?.protocol}//${host}`);
  // An absolute address must name the same host. A user name or password in it is refused.
  return target !== null && /^https?:\/\//i.test(url) && !url.includes("@") && target.host === asked?.host;
}

function hostsIn(rawHeaders: readonly string[]): readonly string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts.push(rawHeaders[index + 1] ?? "");
  }
  return hosts;
}
