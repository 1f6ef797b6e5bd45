import type { EmbedRules } from "../embed-rules.ts";

/**
 * What a sandboxed frame may do. Never `allow-same-origin`: with it, the frame has this server's cookies and storage.
 */
export const sandboxFlags = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * The `content-security-policy` of pasted markup with script. `sandbox` gives the document an origin of its own even if
 * its address is opened outside of a frame. The document reaches only listed origins. It reaches an origin that needs
 * consent only if the markup names the origin, since only then the frame waits for consent. The frame on the page keeps
 * the document from navigating elsewhere.
 */
export function sandboxPolicy(
  { origins, marketingOrigins }: EmbedRules,
  awaited: readonly string[],
  mediaHosts: readonly string[],
): string {
  const reached = [...origins.filter((origin) => !marketingOrigins.includes(origin)), ...awaited].toSorted();
  const directive = (name: string, ...sources: readonly string[]): string => {
    const all = [...new Set([...sources, ...reached])];
    return `${name} ${all.length > 0 ? all.join(" ") : "'none'"}`;
  };
  return [
    `sandbox ${sandboxFlags}`,
    "default-src 'none'",
    directive("script-src", "'unsafe-inline'"),
    directive("style-src", "'unsafe-inline'"),
    directive("img-src", "data:", "blob:", ...mediaHosts),
    directive("font-src", "data:"),
    directive("media-src"),
    directive("connect-src"),
    directive("frame-src"),
    directive("form-action"),
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
