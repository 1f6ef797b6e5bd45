import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as later } from "node:timers/promises";
import { expect } from "@playwright/test";
import { freePort } from "../server/free-port.ts";
import { findWebKit } from "./find-webkit.ts";

/** A reference to an element in the form of WebDriver. */
type ElementReference = Readonly<Record<string, string>>;

/** How an element is found: by a selector, and by its name, which is its label or text. */
export interface Sought {
  readonly selector: string;
  readonly name?: string;
}

const elementKey = "element-6066-11e4-a52e-4f735466cecf";
const patienceMs = 30_000;

/** A window of WebKitGTK, driven by WebDriver over HTTP. */
export class WebKitPage {
  private readonly session: string;
  private readonly endDriver: () => Promise<void>;

  private constructor(session: string, endDriver: () => Promise<void>) {
    this.session = session;
    this.endDriver = endDriver;
  }

  /** Starts a browser on its own virtual screen. */
  static async open(): Promise<WebKitPage> {
    const { driver, browser } = findWebKit();
    const port = await freePort();
    const screen = ["-a", "-s", "-screen 0 1400x1000x24"];
    // A process group of the screen, the driver and the browser.
    const child = spawn("xvfb-run", [...screen, driver, "-p", String(port)], { stdio: "ignore", detached: true });
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    };
    process.once("exit", end);
    const exited = once(child, "exit");
    const url = `http://127.0.0.1:${port}`;
    while (!(await isOpen(url))) {
      if (child.exitCode !== null) throw new Error(`WebKitWebDriver exited with ${child.exitCode}`);
      await later(100);
    }
    const { sessionId } = (await command(`${url}/session`, {
      capabilities: {
        alwaysMatch: {
          acceptInsecureCerts: true,
          "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
        },
      },
    })) as { readonly sessionId: string };
    return new WebKitPage(`${url}/session/${sessionId}`, async () => {
      end();
      await exited;
      process.off("exit", end);
    });
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: "DELETE" });
    await this.endDriver();
  }

  async goto(url: string): Promise<void> {
    await this.send("/url", { url });
  }

  async reload(): Promise<void> {
    await this.send("/refresh", {});
  }

  async url(): Promise<string> {
    return (await command(`${this.session}/url`)) as string;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send("/window/rect", { width, height });
  }

  /** Runs a function in the page. The function must not use variables of its surroundings. */
  async evaluate<Result, Args extends readonly unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.send("/execute/sync", {
      script: `return (${run.toString()}).apply(undefined, arguments)`,
      args,
    })) as Awaited<Result>;
  }

  /** Waits for a visible element, including those in shadow roots. */
  async find(sought: Sought): Promise<ElementReference> {
    let found: unknown = null;
    await expect
      .poll(async () => (found = await this.evaluate(findDeep, sought)), {
        message: `${sought.selector} ${sought.name ?? ""} is shown`,
        timeout: patienceMs,
      })
      .not.toBe(null);
    return found as ElementReference;
  }

  async isShown(sought: Sought): Promise<boolean> {
    return (await this.evaluate(findDeep, sought)) !== null;
  }

  async click(sought: Sought): Promise<void> {
    const element = await this.find(sought);
    // WebDriver refuses an element that has not been drawn yet after scrolling, so this is retried.
    await expect(async () => {
      // WebDriver would scroll the element to the nearest edge, where a bar may cover it.
      await this.send("/execute/sync", {
        script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        args: [element],
      });
      await this.send(`/element/${element[elementKey]}/click`, {});
    }).toPass({ timeout: patienceMs });
  }

  /** Types into a field until it contains the text. For a file input, chooses the file with this path. */
  async type(sought: Sought, text: string): Promise<void> {
    const element = await this.find(sought);
    await this.send(`/element/${element[elementKey]}/value`, { text });
    // WebDriver answers before the last keys have arrived.
    await expect
      .poll(async () =>
        this.send("/execute/sync", {
          script: 'return arguments[0].type === "file" || arguments[0].value.replaceAll(" ", "") === arguments[1]',
          args: [element, text],
        }),
      )
      .toBe(true);
  }

  private send(path: string, body: object): Promise<unknown> {
    return command(this.session + path, body);
  }
}

async function isOpen(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function command(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body && { method: "POST", body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`WebDriver refused ${new URL(url).pathname}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

/**
 * Runs in the page. Returns the first visible element that matches, including those in shadow roots; `null` if there is
 * none.
 */
function findDeep({ selector, name }: Sought): Element | null {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll("*")) if (element.shadowRoot) roots.push(element.shadowRoot);
  }
  const nameOf = (element: Element): string => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return (element.getAttribute("aria-label") ?? label ?? element.textContent).replace(/\s+/g, " ").trim();
  };
  for (const root of roots) {
    for (const element of root.querySelectorAll(selector)) {
      const isShown = element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
      if (isShown && (name === undefined || nameOf(element).startsWith(name))) return element;
    }
  }
  return null;
}
