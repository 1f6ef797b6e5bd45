import { Hono } from "hono";
import { contactCardPath } from "shared-runtime/api/contact-card.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { answerBody } from "../../http/answer-body.ts";
import { encodeBody } from "../../http/coded-body.ts";
import type { ContentSource } from "../content/content-source.ts";
import { revalidated } from "../http/page-answer.ts";
import { contactCard } from "./contact-card.ts";

interface Options {
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly contentSource: Pick<ContentSource, "listSites">;
}

/** The telephone of the main site as a file for address books. Its facts are the contact details in `site.json`. */
export function contactRoutes({ publicUrl, contentSource }: Options): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get(contactCardPath, async (c) => {
    const site = (await contentSource.listSites()).find(({ kind }) => kind === "main");
    const { phone, email, address } = site?.settings?.contact ?? {};
    if (!site || phone === undefined) return c.text("Der er intet nummer.", 404, { "cache-control": "no-store" });
    const name = site.name.replaceAll(/[^a-z\d-]/g, "") || "kontakt";
    c.header("content-disposition", `attachment; filename="${name}.vcf"`);
    c.header("x-robots-tag", "noindex");
    const card = contactCard({ name: site.title, phone, email, address, url: publicUrl + site.root });
    const body = await encodeBody(card, { lastsMs: 0 });
    return answerBody(c, body, { type: "text/vcard; charset=utf-8", cacheControl: revalidated });
  });
}
