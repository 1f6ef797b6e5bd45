import { createElement, Fragment, type ReactElement } from "react";
import {
  placeholderAttributes,
  placeholderLink,
  type PlaceholderTool,
} from "../../../shared-runtime/src/editors/placeholder.ts";
import { propsOfFields, type SitecoreFields, type SitecoreParams } from "./sitecore-values.ts";

/** What the Content SDK gives to a component of its component map, as far as a widget needs it. */
export interface WidgetComponentProps {
  readonly fields?: SitecoreFields;
  readonly params?: SitecoreParams;
  readonly page: { readonly mode: { readonly isNormal: boolean } };
}

/** The component of one tool. It renders on the server and in the browser, with React Server Components or without. */
export function widgetComponent(tool: PlaceholderTool, host: string): (props: WidgetComponentProps) => ReactElement {
  function LederkredsenWidget({ fields, params, page }: WidgetComponentProps): ReactElement {
    const { version = "", load = "", fallback = "", styles = "", RenderingIdentifier } = params ?? {};
    const values = { host, version, load, fallback, props: propsOfFields(tool, fields) };
    const attributes = placeholderAttributes(tool, values);
    const { href, text } = placeholderLink(tool, values);
    const placeholder = createElement(
      "div",
      {
        // On pages for visitors, a tool reads its attributes only once. If the key changes, React replaces the element,
        // and the tool starts again with the choices of the editor or of a personalisation rule.
        key: JSON.stringify(attributes),
        ...Object.fromEntries(attributes),
        // Only editors see a page that is not in its normal mode.
        ...(page.mode.isNormal ? {} : { "data-widget-editing": "" }),
        // The loader may have added its state before React hydrates the page.
        suppressHydrationWarning: true,
      },
      <a href={href}>{text}</a>,
    );
    return (
      <Fragment>
        {/* React moves it to the head, once per page. */}
        <script async src={`${host}/embed.js`} />
        <div className={`component lederkredsen-widget ${styles}`.trimEnd()} id={RenderingIdentifier || undefined}>
          {placeholder}
        </div>
      </Fragment>
    );
  }
  return LederkredsenWidget;
}
