import {
  type ComponentMap,
  type LayoutServiceData,
  type Page,
  Placeholder,
  SitecoreProvider,
} from "@sitecore-content-sdk/react";
import { LayoutServicePageState } from "@sitecore-content-sdk/content/layout";
import { allTools, type CvCheckFields, lederkredsenComponents, type WidgetParams } from "lederkredsen-sitecore";
import { useState } from "react";

/** What a test chooses, and what the server gives to the browser. */
export interface Choice {
  readonly host: string;
  readonly editing: boolean;
  readonly fields: CvCheckFields;
  readonly params?: WidgetParams;
}

declare global {
  interface Window {
    /** Shows other fields, as personalisation and the editor of Sitecore Pages do. */
    showFields: (fields: CvCheckFields) => void;
  }
}

/** A page as the Layout Service and the Content SDK describe it. */
function pageOf({ editing, fields, params = {} }: Choice): Page {
  const rendering = {
    uid: "3f1d6b4e-0000-4000-8000-000000000001",
    componentName: "LederkredsenCvCheck",
    dataSource: "{5A0B9D43-0000-4000-8000-000000000002}",
    params: { styles: "col-12", ...params },
    fields: { ...fields, unknownField: { value: "not a prop" } },
  };
  const layout = {
    sitecore: {
      context: { pageEditing: editing, language: "da", site: { name: "lederkredsen" } },
      route: { name: "karriere", itemId: "0a1b", placeholders: { "headless-main": [rendering] } },
    },
  } as unknown as LayoutServiceData;
  return {
    layout,
    locale: "da",
    mode: {
      name: editing ? LayoutServicePageState.Edit : LayoutServicePageState.Normal,
      designLibrary: { isVariantGeneration: false },
      isNormal: !editing,
      isPreview: false,
      isEditing: editing,
      isDesignLibrary: false,
    },
  } as Page;
}

export function App({ choice, client }: { readonly choice: Choice; readonly client: string }) {
  const [fields, setFields] = useState(choice.fields);
  if (typeof window !== "undefined") window.showFields = setFields;
  const page = pageOf({ ...choice, fields });
  const componentMap: ComponentMap = new Map([...lederkredsenComponents({ host: choice.host, tools: allTools })]);
  return (
    // The loader writes the versions of the page's tools to this element.
    <html lang="da" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Karriere</title>
      </head>
      <body>
        <main>
          <h1>Karriere</h1>
          <SitecoreProvider api={{} as never} page={page} componentMap={componentMap}>
            {page.layout.sitecore.route && <Placeholder name="headless-main" rendering={page.layout.sitecore.route} />}
          </SitecoreProvider>
        </main>
        <script type="application/json" id="choice" dangerouslySetInnerHTML={{ __html: JSON.stringify(choice) }} />
        <script type="module" src={client} />
      </body>
    </html>
  );
}
