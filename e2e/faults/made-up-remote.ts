import type { Page, Route } from "@playwright/test";

/** A remote of a few lines, which the registry offers on this page in addition to the real ones. */
export interface MadeUpRemote {
  readonly name: string;
  /** The stable version, which can be changed while the page is open. */
  version: string;
  /** Answers requests for the remote's `remoteEntry.js`. Can be replaced while the page is open. */
  answer: (route: Route) => Promise<void>;
}

// The number of remotes so far. It makes names unique, so that each test finds its own reports in the server's log.
let made = 0;
export const newRemote = (answer: MadeUpRemote["answer"]): MadeUpRemote => ({
  name: `made-up-${process.pid}-${++made}`,
  version: "1.0.0",
  answer,
});

const script = (body: string) => ({
  contentType: "text/javascript",
  headers: { "access-control-allow-origin": "*" },
  body,
});

export const answers = {
  module: (body: string) => (route: Route) => route.fulfill(script(body)),
  /** A remote whose `mount` has this body, which can use `container`, `input` and `host`. */
  mounting: (body: string) => (route: Route) =>
    route.fulfill(
      script(`export const init = () => {};
        export const get = async () => () => ({ mount(container, input, host) { ${body} } });`),
    ),
  status: (status: number) => (route: Route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, body: "" }),
  never: () => new Promise<void>(() => {}),
} as const;

export const healthy = answers.mounting(
  'container.textContent = "Her er jeg"; return { unmount() { container.replaceChildren(); } };',
);

/** Adds the remotes to the registry that this page receives. */
export async function offerRemotes(page: Page, remotes: readonly MadeUpRemote[]): Promise<void> {
  await page.route("**/widgets/registry.json", async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { readonly widgets: Record<string, unknown> };
    for (const { name, version } of remotes) {
      const at = `${name}/${version}`;
      registry.widgets[name] = {
        channels: { stable: version },
        versions: {
          [version]: {
            entry: `${at}/remoteEntry.js`,
            integrity: "",
            styles: [],
            props: `${at}/props.json`,
            texts: `${at}/texts.json`,
            firstFrame: `${at}/first-frame.html`,
          },
        },
      };
    }
    await route.fulfill({ response, json: registry });
  });
  for (const remote of remotes) {
    await page.route(`**/widgets/${remote.name}/**`, (route) =>
      route.request().url().endsWith("/remoteEntry.js") ? remote.answer(route) : answers.status(404)(route),
    );
  }
}
