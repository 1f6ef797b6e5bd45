import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { Message, messageFields } from "../../patterns/message/message.tsx";
import { PathSearch, PathSuggestions } from "../../patterns/path-suggestions/path-suggestions.tsx";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";

/** The page for an address without a page: a header, and blocks that other pages share. */
export const notFoundPage = defineTemplate({
  name: "NotFoundPage",
  folder: "not-found-page",
  robots: "noindex",
  fields: v.object(messageFields),
  placeholders: rootPlaceholders,
  frame: (frame) => {
    const { site } = frame.view;
    const search = site.settings?.header?.searchLink;
    return siteFrame(
      frame,
      frame.data.title
        ? renderToStaticMarkup(
            <Message
              {...frame.data}
              title={frame.data.title}
              codes={[]}
              more={search && <PathSuggestions site={site} />}
            >
              {search && <PathSearch site={site} action={search.href} />}
            </Message>,
          )
        : "",
    );
  },
});
