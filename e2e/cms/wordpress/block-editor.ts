import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

interface Block {
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly clientId: string;
}

/** The parts of the editor's own API that the tests use. */
interface WordpressWindow {
  readonly wp: {
    readonly blocks: {
      readonly createBlock: (name: string, attributes: object) => unknown;
      readonly switchToBlockType: (block: unknown, name: string) => unknown;
      readonly getPossibleBlockTransformations: (blocks: readonly unknown[]) => readonly { readonly name: string }[];
    };
    readonly data: {
      readonly select: (store: string) => {
        readonly getCurrentPostId: () => number;
        readonly getBlocks: () => readonly Block[];
      };
      readonly dispatch: (store: string) => {
        readonly insertBlock: (block: unknown) => Promise<unknown>;
        readonly selectBlock: (clientId: string) => Promise<unknown>;
        readonly clearSelectedBlock: () => Promise<unknown>;
        readonly replaceBlocks: (clientId: string, blocks: unknown) => Promise<unknown>;
        readonly editPost: (fields: object) => Promise<unknown>;
        readonly savePost: () => Promise<unknown>;
      };
    };
    readonly apiFetch: (options: object) => Promise<unknown>;
  };
}

export type Role = "administrator" | "editor" | "author" | "redaktor";

/** WordPress's block editor, used by a person with a role. */
export class BlockEditor {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  async signIn(role: Role): Promise<void> {
    const answer = await this.page.request.post(`${this.url}/wp-login.php`, {
      form: { log: role, pwd: "hemmelig" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
  }

  /** Opens the editor with a new post or an existing one. */
  async open(post?: number): Promise<void> {
    const path = post === undefined ? "post-new.php" : `post.php?post=${post}&action=edit`;
    await this.page.goto(`${this.url}/wp-admin/${path}`);
    await this.page.locator(".edit-post-visual-editor, .editor-visual-editor").first().waitFor();
  }

  /** Inserts a block into the post, and selects it. */
  async insert(name: string, attributes: object = {}): Promise<void> {
    await this.page.evaluate(
      async ([type, given]) => {
        const { blocks, data } = (window as unknown as WordpressWindow).wp;
        await data.dispatch("core/block-editor").insertBlock(blocks.createBlock(type, given));
      },
      [name, attributes] as const,
    );
  }

  /** Inserts a block of custom HTML into the post. */
  insertHtml(content: string): Promise<void> {
    return this.insert("core/html", { content });
  }

  async select(index: number): Promise<void> {
    await this.page.evaluate(async (number) => {
      const { data } = (window as unknown as WordpressWindow).wp;
      const block = data.select("core/block-editor").getBlocks()[number];
      await data.dispatch("core/block-editor").selectBlock(block?.clientId ?? "");
    }, index);
  }

  /** Publishes the post and returns its number. */
  async publish(title: string): Promise<number> {
    return this.save({ title, status: "publish" });
  }

  /** Saves the post with changed fields, and returns its number. */
  async save(fields: object = {}): Promise<number> {
    return this.page.evaluate(async (changed) => {
      const { data } = (window as unknown as WordpressWindow).wp;
      await data.dispatch("core/editor").editPost(changed);
      await data.dispatch("core/editor").savePost();
      return data.select("core/editor").getCurrentPostId();
    }, fields);
  }

  /** The content of a post as stored in the database. */
  async storedContent(post: number): Promise<string> {
    return this.page.evaluate(async (id) => {
      const { apiFetch } = (window as unknown as WordpressWindow).wp;
      const { content } = (await apiFetch({ path: `/wp/v2/posts/${id}?context=edit` })) as {
        readonly content: { readonly raw: string };
      };
      return content.raw;
    }, post);
  }

  /** The blocks of the post: name and attributes. */
  async blocks(): Promise<readonly Pick<Block, "name" | "attributes" | "isValid">[]> {
    return this.page.evaluate(() =>
      (window as unknown as WordpressWindow).wp.data
        .select("core/block-editor")
        .getBlocks()
        .map(({ name, attributes, isValid }) => ({ name, attributes, isValid })),
    );
  }

  /** Turns the first block into the blocks of another type, as its menu does, and returns the types that the menu has. */
  async transform(to: string): Promise<readonly string[]> {
    return this.page.evaluate(async (name) => {
      const { blocks, data } = (window as unknown as WordpressWindow).wp;
      const [block] = data.select("core/block-editor").getBlocks();
      const possible = blocks.getPossibleBlockTransformations([block]).map(({ name }) => name);
      const turned = blocks.switchToBlockType(block, name);
      await data.dispatch("core/block-editor").replaceBlocks(block?.clientId ?? "", turned);
      return possible;
    }, to);
  }

  /** Pastes a text where one writes, as from another window. */
  async paste(text: string, html?: string): Promise<void> {
    await this.insert("core/paragraph");
    const canvas = await this.canvas();
    await canvas.locator("[data-type='core/paragraph']").last().click();
    await canvas
      .locator("[data-type='core/paragraph']")
      .last()
      .evaluate(
        (element, data) => {
          const clipboardData = new DataTransfer();
          for (const [type, content] of data) if (content !== undefined) clipboardData.setData(type, content);
          element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        },
        [
          ["text/plain", text],
          ["text/html", html],
        ] as const,
      );
  }

  /** Where one writes: a frame in new versions, the page itself in older ones. */
  async canvas(): Promise<FrameLocator | Page> {
    const frame = this.page.locator("iframe[name=editor-canvas]");
    await expect(frame.or(this.page.locator(".block-editor-block-list__layout")).first()).toBeAttached();
    return (await frame.count()) > 0 ? frame.contentFrame() : this.page;
  }

  /** The frame with the tool in the block of the plugin. */
  async toolFrame(): Promise<FrameLocator> {
    return (await this.canvas()).locator(".lederkredsen-preview iframe").contentFrame();
  }

  /** The sidebar, with the settings of the selected block. */
  get sidebar(): Locator {
    return this.page.locator(".interface-interface-skeleton__sidebar");
  }

  /** Shows a block of HTML in the editor's preview. */
  async preview(): Promise<{ readonly frame: Locator; readonly inside: FrameLocator }> {
    await this.page.locator(".wp-block-html").click();
    await this.page
      .locator(".block-editor-block-contextual-toolbar")
      .getByRole("button", { name: "Preview", exact: true })
      .click();
    const frame = this.page.locator(".wp-block-html iframe.components-sandbox");
    await frame.waitFor({ state: "attached" });
    return { frame, inside: frame.contentFrame() };
  }
}
