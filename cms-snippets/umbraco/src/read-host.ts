/**
 * The address of the host from `settings.json` next to the package's scripts, without a slash at its end; `undefined` if
 * it is not an address of http or https.
 */
export async function readHost(settings: URL, fetch = globalThis.fetch): Promise<string | undefined> {
  const read = async (): Promise<unknown> => {
    const answer = await fetch(settings);
    return answer.ok ? ((await answer.json()) as { readonly host?: unknown }).host : undefined;
  };
  return hostOf(await read().catch(() => undefined));
}

function hostOf(address: unknown): string | undefined {
  const url = typeof address === "string" && URL.canParse(address.trim()) ? new URL(address.trim()) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/[?#].*$/, "").replace(/\/+$/, "") : undefined;
}
