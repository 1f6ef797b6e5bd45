import { cvCheckPage, hrefOr, jobmatchPage } from "shared-runtime/contract/default-pages.ts";
import { defineWidget } from "shared-runtime/contract/define-widget.tsx";
import { CrossLinkProps } from "./cross-link.props.ts";
import { crossLinkTexts } from "./cross-link.texts.ts";
import { CrossLink } from "./cross-link.tsx";
import { EditedCrossLink } from "./edited-cross-link.tsx";
import type { LinkedTool } from "./model/linked-tool.ts";

const pageOf = { jobmatch: jobmatchPage, cv_tjek: cvCheckPage } as const satisfies Record<LinkedTool, string>;

export const { mount, propsSchema, texts, firstFrame } = defineWidget({
  name: "cross-link",
  props: CrossLinkProps,
  texts: crossLinkTexts,
  // Empty, since most visitors have no stored CV. No room is reserved for the card of visitors who have one.
  firstFrame: () => null,
  render: ({ props: { tool, href: given }, texts: words, host, session }) => {
    const href = hrefOr(given, pageOf[tool], host);
    const card = { tool, href, texts: words };
    if (host.editing) return <EditedCrossLink {...card} onMissing={host.onCrash} />;
    return <CrossLink {...card} apiUrl={host.apiUrl} session={session} onMissing={host.onFailure} />;
  },
});
