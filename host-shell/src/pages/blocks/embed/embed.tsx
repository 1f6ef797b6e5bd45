import * as v from "valibot";
import { attachmentAddress } from "../../block/attachment.ts";
import { defineBlock } from "../../block/define-block.ts";
import { optional } from "../../content/fields/empty.ts";
import { optionalKey, rawHtmlField } from "../../content/fields/text.ts";
import { numberField } from "../../content/fields/values.ts";
import { listedOrigin } from "../../embeds/embed-rules.ts";
import { heightNotes } from "../../embeds/frame-explanations.ts";
import { gradedHtml } from "../../embeds/raw-html/graded-html.ts";
import { gradeExplanations } from "../../embeds/raw-html/grade-explanations.ts";
import { sandboxFlags } from "../../embeds/raw-html/sandbox-policy.ts";
import { ForeignFrame, UnlistedFrame } from "../../patterns/foreign-frame/foreign-frame.tsx";
import { imagesIn, Prose } from "../../patterns/prose/prose.tsx";
import type { Site } from "../../sites/site.ts";
import * as styles from "./embed.css.ts";

interface Fields {
  readonly html?: { readonly unsafeHtml: string } | undefined;
  readonly title?: string | undefined;
}

const gradedIn = ({ html, title }: Fields, site: Site) => html && gradedHtml({ html, title }, site);

/** Markup that an editor pasted. The content of the markup decides how it is shown: see `Grade`. */
export const embed = defineBlock({
  name: "embed",
  component: "Embed",
  fields: v.object({ html: optional(rawHtmlField), title: optionalKey, height: optional(numberField) }),
  emptyText: ({ html }) => (html ? undefined : "Indsæt HTML (html)"),
  policy: (fields, { site }) => {
    const grade = gradedIn(fields, site)?.grade;
    if (!grade || grade.kind === "sandbox") return {};
    const frames = grade.kind === "frames" ? grade.frames : [];
    return {
      ...imagesIn(site, grade.html),
      frames: frames.flatMap(({ src }) => listedOrigin(src, site.embeds)?.origin ?? []),
    };
  },
  attachments: (fields, { site }) => {
    const document = gradedIn(fields, site)?.document;
    return document ? [document] : [];
  },
  notes: ({ height }) => heightNotes(height),
  explanations: (fields, { site }) => {
    const grade = gradedIn(fields, site)?.grade;
    if (!grade) return [];
    const isNamed = grade.kind === "harmless" || fields.title !== undefined;
    return [
      ...gradeExplanations(grade, site.embeds),
      ...(isNamed ? [] : ["Skriv en titel (title): skærmlæsere læser den op for rammen."]),
    ];
  },
  draw: ({ fields, outer, view }) => {
    const graded = gradedIn(fields, view.site);
    if (!graded) return null;
    const { grade, title, document } = graded;
    const { editing, site } = view;
    if (document && grade.kind === "sandbox") {
      return (
        <div className={styles.section} {...outer}>
          <ForeignFrame
            title={title}
            src={attachmentAddress(document, view.path)}
            height={fields.height}
            origin="null"
            hosts={grade.awaited.map((origin) => new URL(origin).host)}
            waits={grade.awaited.length > 0}
            ownFlags={sandboxFlags}
            editing={editing}
          />
        </div>
      );
    }
    const frames = grade.kind === "frames" ? grade.frames : [];
    return frames.length === 0 && grade.html === "" ? null : (
      <div className={styles.section} {...outer}>
        {frames.map((frame, index) => {
          const { host } = new URL(frame.src);
          const name = fields.title ?? frame.title ?? `Indhold fra ${host}`;
          const listed = listedOrigin(frame.src, site.embeds);
          return listed ? (
            <ForeignFrame
              key={index}
              {...listed}
              title={name}
              src={frame.src}
              height={fields.height ?? frame.height}
              hosts={[host]}
              editing={editing}
            />
          ) : (
            <UnlistedFrame key={index} title={name} href={frame.src} />
          );
        })}
        {grade.html !== "" && <Prose html={grade.html} />}
      </div>
    );
  },
});
