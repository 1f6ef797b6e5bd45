interface Site {
  readonly fetch: (request: Request, bindings: object) => Response | Promise<Response>;
}

export interface Visited {
  readonly url: URL;
  readonly response: Response;
}

export interface TestBrowser {
  /**
   * Sends a request with the cookies of its origin. Requests to origins in `sites` are answered by these sites; other
   * requests use the network.
   */
  readonly call: (url: string | URL, init?: RequestInit) => Promise<Response>;
  /** Follows redirects until a response is not a redirect or `until` returns true. */
  readonly go: (url: string | URL, options?: GoOptions) => Promise<Visited>;
  readonly cookie: (origin: string, name: string) => string | undefined;
  readonly setCookie: (origin: string, name: string, value: string) => void;
}

interface GoOptions {
  readonly until?: (url: URL) => boolean;
  readonly init?: RequestInit;
}

/** A minimal browser for sign-ins, with cookies by path and redirects. */
export function openTestBrowser(sites: Readonly<Record<string, Site>>): TestBrowser {
  const jar = new Map<string, { readonly path: string; readonly value: string }>();
  const keyOf = (origin: string, name: string) => `${origin} ${name}`;

  function take(url: URL, line: string): void {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? "/";
    const gone = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=Thu, 01 Jan 1970/i.test(one));
    const key = keyOf(url.origin, `${name} ${path}`);
    if (gone) jar.delete(key);
    else jar.set(key, { path, value: `${name}=${value}` });
  }

  async function call(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(init.headers);
    const cookies = [...jar].filter(
      ([key, { path }]) => key.startsWith(`${url.origin} `) && url.pathname.startsWith(path),
    );
    if (cookies.length > 0) headers.set("cookie", cookies.map(([, { value }]) => value).join("; "));
    if (!headers.has("accept")) headers.set("accept", "text/html");
    headers.set("host", url.host);
    const request = new Request(url, { ...init, headers, redirect: "manual" });
    const response = await (sites[url.origin]?.fetch(request, {}) ?? fetch(request));
    for (const line of response.headers.getSetCookie()) take(url, line);
    return response;
  }

  return {
    call,
    async go(address, { until = () => false, init } = {}) {
      let url = new URL(address);
      let response = await call(url, init);
      for (let steps = 0; steps < 20; steps += 1) {
        const location = response.headers.get("location");
        if (location === null) return { url, response };
        url = new URL(location, url);
        if (until(url)) return { url, response };
        response = await call(url);
      }
      throw new Error(`redirects without end, last to ${url.href}`);
    },
    cookie: (origin, name) => {
      const found = [...jar].find(([key]) => key.startsWith(`${keyOf(origin, name)} `));
      return found?.[1].value.slice(name.length + 1);
    },
    setCookie: (origin, name, value) =>
      void jar.set(keyOf(origin, `${name} /`), { path: "/", value: `${name}=${value}` }),
  };
}
