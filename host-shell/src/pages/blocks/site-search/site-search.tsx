import { heading, text } from "shared-runtime/theme/typography.css.ts";
import { VisuallyHidden } from "shared-runtime/ui/visually-hidden/visually-hidden.tsx";
import * as v from "valibot";
import { type BlockProps, defineBlock } from "../../block/define-block.ts";
import { searchedSite } from "../../chrome/search-dialog.tsx";
import { SearchField } from "../../chrome/search-field.tsx";
import { itemsField } from "../../content/fields/items.ts";
import { linkField } from "../../content/fields/link.ts";
import { optionalText } from "../../content/fields/text.ts";
import { sitePhone } from "../../patterns/phone/site-phone.ts";
import { type FoundPages, lookUp } from "./look-up.ts";
import { SearchFailed, SearchResults } from "./search-results.tsx";
import { searchParameters, searchRequestOf } from "./search-request.ts";
import * as styles from "./site-search.css.ts";

const fields = v.object({
  title: optionalText,
  lead: optionalText,
  /** Title of `links`. */
  linksTitle: optionalText,
  /** Pages that many look for, for a search without words or without results. */
  links: itemsField({ link: linkField }),
});

type Props = BlockProps<v.InferOutput<typeof fields>, FoundPages>;

/**
 * The search of all sites: a form, and the results for the words in the address of the page. Its script replaces the
 * results without a new page.
 */
export const siteSearch = defineBlock({
  name: "site-search",
  component: "SiteSearch",
  fields,
  query: () => searchParameters,
  storedByQuery: false,
  load: async (_fields, context): Promise<FoundPages> => lookUp(context),
  draw: (props) => <Search {...props} />,
  drawFailed: (props) => (
    <Search {...props} data={{ request: searchRequestOf({}), answer: undefined, hasFailed: true }} />
  ),
});

function Search({ fields: { title, lead, linksTitle, links }, data, id, outer, view }: Props) {
  const { site } = view;
  const path = view.path || site.root;
  const help = { phone: sitePhone(site), linksTitle, links };
  return (
    <div className={styles.search} {...outer} data-site-search="">
      <div className={styles.opening}>
        {title && <h1 className={heading.display}>{title}</h1>}
        {lead && <p className={text.lead}>{lead}</p>}
        <SearchField
          id={`${id}-felt`}
          action={path}
          label="Hvad leder du efter?"
          value={data.request.text}
          site={data.request.site ?? searchedSite(site)}
        />
      </div>
      <div className={styles.results} data-results="">
        <SearchResults {...data} path={path} help={help} />
      </div>
      <template data-failed="">
        <SearchFailed href={path} phone={help.phone} />
      </template>
      <VisuallyHidden>
        <span role="status" data-told="" />
      </VisuallyHidden>
    </div>
  );
}
