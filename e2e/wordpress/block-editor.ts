import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** The parts of the editor's own API that the tests use. */
interface WordpressWindow {
  readonly wp: {
    readonly blocks: { readonly createBlock: (name: string, attributes: object) => unknown };
    readonly data: {
      readonly select: (store: string) => {
        readonly getCurrentPostId: () => number;
        readonly getBlocks: () => readonly { readonly isValid: boolean; readonly name: string }[];
        readonly isFeatureActive: (name: string) => boolean;
      };
      readonly dispatch: (store: string) => {
        readonly insertBlock: (block: unknown) => Promise<unknown>;
        readonly editPost: (fields: object) => Promise<unknown>;
        readonly savePost: () => Promise<unknown>;
        readonly toggleFeature: (name: string) => void;
      };
    };
    readonly apiFetch: (options: object) => Promise<unknown>;
  };
}

export type Role = "administrator" | "editor" | "author";

/** WordPress's block editor, used by a person with a role. */
export class BlockEditor {
  readonly page: Page;
  readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  async signIn(role: Role): Promise<void> {
    await this.page.goto(`${this.url}/wp-login.php`);
    await this.page.locator("#user_login").fill(role);
    await this.page.locator("#user_pass").fill("hemmelig");
    await this.page.locator("#wp-submit").click();
    await expect(this.page).toHaveURL(/wp-admin/);
  }

  /** Opens the editor with a new post or an existing one. */
  async open(post?: number): Promise<void> {
    const path = post === undefined ? "post-new.php" : `post.php?post=${post}&action=edit`;
    await this.page.goto(`${this.url}/wp-admin/${path}`);
    await this.page.locator(".edit-post-visual-editor").waitFor();
    await this.page.evaluate(() => {
      const { data } = (window as unknown as WordpressWindow).wp;
      if (data.select("core/edit-post").isFeatureActive("welcomeGuide"))
        data.dispatch("core/edit-post").toggleFeature("welcomeGuide");
    });
  }

  /** Inserts a block of custom HTML into the post. */
  async insertHtml(content: string): Promise<void> {
    await this.page.evaluate(async (html) => {
      const { blocks, data } = (window as unknown as WordpressWindow).wp;
      await data.dispatch("core/block-editor").insertBlock(blocks.createBlock("core/html", { content: html }));
    }, content);
  }

  /** Publishes the post and returns its number. */
  async publish(title: string): Promise<number> {
    return this.page.evaluate(async (name) => {
      const { data } = (window as unknown as WordpressWindow).wp;
      await data.dispatch("core/editor").editPost({ title: name, status: "publish" });
      await data.dispatch("core/editor").savePost();
      return data.select("core/editor").getCurrentPostId();
    }, title);
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

  /** Whether the editor accepts each block unchanged, by the names of the blocks. */
  async validity(): Promise<Readonly<Record<string, boolean>>> {
    return this.page.evaluate(() => {
      const blocks = (window as unknown as WordpressWindow).wp.data.select("core/block-editor").getBlocks();
      return Object.fromEntries(blocks.map(({ name, isValid }) => [name, isValid]));
    });
  }

  /** Shows the block in the editor's preview. */
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
