import {
  type ComponentMap,
  EditingScripts,
  type Field,
  Image,
  type ImageField,
  type LayoutServiceData,
  Link,
  type LinkField,
  type Page,
  Placeholder,
  RichText,
  SitecoreProvider,
  Text,
} from "@sitecore-content-sdk/react";
import { LayoutServicePageState } from "@sitecore-content-sdk/content/layout";
import { renderToString } from "react-dom/server";

interface BannerProps {
  readonly fields: { readonly title: Field<string>; readonly text: Field<string>; readonly link: LinkField };
}

function PromotionBanner({ fields: { title, text, link } }: BannerProps) {
  return (
    <section>
      <h2>
        <Text field={title} />
      </h2>
      <p>
        <Text field={text} />
      </p>
      <Link field={link} />
    </section>
  );
}

function TextWithImage({ fields: { title, text, link, image } }: BannerProps & { fields: { image: ImageField } }) {
  return (
    <section>
      <h2>
        <Text field={title} />
      </h2>
      <RichText field={text} />
      <Link field={link} />
      <figure>
        <Image field={image} />
      </figure>
    </section>
  );
}

const components: ComponentMap = new Map<string, never>([
  ["PromotionBanner", PromotionBanner as never],
  ["TextWithImage", TextWithImage as never],
]);

/** Draws the placeholders and fields of a page that Sitecore Pages edits, with the vendor's own components. */
export function renderFields(layout: LayoutServiceData): string {
  const mode = { name: LayoutServicePageState.Edit, isNormal: false, isPreview: false, isEditing: true };
  const page = {
    layout,
    locale: "da",
    mode: { ...mode, designLibrary: {}, isDesignLibrary: false },
  } as unknown as Page;
  const { route } = layout.sitecore;
  return renderToString(
    <SitecoreProvider api={{} as never} page={page} componentMap={components}>
      {route && Object.keys(route.placeholders).map((name) => <Placeholder key={name} name={name} rendering={route} />)}
      <EditingScripts />
    </SitecoreProvider>,
  );
}
