import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { Message, messageFields } from "../../patterns/message/message.tsx";
import { optionalText } from "../../content/fields/text.ts";
import { siteFrame } from "../site-frame.ts";
import { defineTemplate, rootPlaceholders } from "../template.ts";

/** The specification's texts for an error without an item in the CMS. */
export const unknownError = { message: "Der skete en ukendt fejl.", code: "unknown_error" } as const;

/** Replaces a page that cannot be shown. States the reason, its code, and the number of the error in the log. */
export const errorPage = defineTemplate({
  name: "ErrorPage",
  folder: "error-page",
  robots: "noindex",
  fields: v.object({
    // The field `ErrorMessage` replaces the lead.
    ...v.omit(v.object(messageFields), ["lead"]).entries,
    ErrorMessage: optionalText,
    ErrorCode: optionalText,
    /** Label of the link that requests the page again. */
    retry: optionalText,
    /** Labels of the error's code and of its number. */
    codeLabel: optionalText,
    numberLabel: optionalText,
  }),
  placeholders: rootPlaceholders,
  frame: (frame) => {
    const { view, data } = frame;
    const { title, ErrorMessage, ErrorCode, retry, codeLabel, numberLabel, note, links } = data;
    const message = ErrorMessage ?? unknownError.message;
    return siteFrame(
      frame,
      renderToStaticMarkup(
        <Message
          note={note}
          links={links}
          title={title ?? message}
          lead={title === undefined ? undefined : message}
          retry={retry && { text: retry, href: view.path || "/" }}
          codes={[
            { label: codeLabel ?? "Fejlkode:", code: ErrorCode ?? unknownError.code },
            ...(view.correlationId === undefined
              ? []
              : [{ label: numberLabel ?? "Fejlnummer:", code: view.correlationId }]),
          ]}
        />,
      ),
    );
  },
});
