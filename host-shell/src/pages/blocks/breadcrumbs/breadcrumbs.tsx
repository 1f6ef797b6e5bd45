import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import type { LoadContext } from "../../block/prepared-block.ts";
import { jsonIn } from "../../block/first-frame-markup.ts";
import { encodedPath } from "../../http/canonical-path.ts";
import * as styles from "./breadcrumbs.css.ts";

interface Crumb {
  readonly path: string;
  readonly title: string;
}

/** The pages above this one in the tree of pages. Hidden if there are none. */
export const breadcrumbs = defineBlock({
  name: "breadcrumbs",
  component: "Breadcrumbs",
  fields: v.object({}),
  load: async (_fields, context) => trailOf(context),
  draw: ({ data: crumbs, outer, view }) =>
    crumbs.length < 2 ? null : (
      <nav className={styles.trail} {...outer} aria-label="Brødkrumme">
        <ol className={styles.list} role="list">
          {crumbs.map(({ path, title }) => (
            <li className={styles.crumb} key={path}>
              {path === view.path ? (
                <span aria-current="page">{title}</span>
              ) : (
                <a className={styles.link} href={encodedPath(path)}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonIn(breadcrumbList(crumbs, view.publicUrl)) }}
        />
      </nav>
    ),
});

async function trailOf({ content, site, path }: LoadContext): Promise<readonly Crumb[]> {
  const pages = new Map((await content.listPages(site.name)).map((page) => [page.path, page.title]));
  const parts = path.split("/").filter((part) => part !== "");
  const paths = ["/", ...parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return paths.flatMap((above) => {
    const title = pages.get(above);
    return title === undefined ? [] : [{ path: above, title }];
  });
}

/** The breadcrumbs for search engines, in the format of schema.org. */
function breadcrumbList(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: publicUrl + encodedPath(path),
    })),
  };
}
