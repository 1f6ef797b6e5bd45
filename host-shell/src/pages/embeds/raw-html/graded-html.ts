import type { DocumentAttachment } from "../../block/attachment.ts";
import type { Site } from "../../sites/site.ts";
import { type Grade, gradeOf } from "./grade-of.ts";
import { sandboxedDocument } from "./sandboxed-document.ts";
import { sandboxPolicy } from "./sandbox-policy.ts";

interface Pasted {
  readonly title?: string | undefined;
  readonly html: { readonly unsafeHtml: string };
}

export interface GradedHtml {
  readonly grade: Grade;
  /** The accessible name of what is framed. */
  readonly title: string;
  /** Only for grade 3. */
  readonly document: DocumentAttachment | undefined;
}

const known = new WeakMap<Pasted["html"], { readonly site: Site; readonly graded: GradedHtml }>();

/** Grades pasted markup for a site, once for each value of the field. */
export function gradedHtml({ html, title = "Indlejret indhold" }: Pasted, site: Site): GradedHtml {
  const last = known.get(html);
  if (last?.site === site) return last.graded;
  const grade = gradeOf(html.unsafeHtml, site.embeds, site.mediaHosts);
  const graded: GradedHtml = {
    grade,
    title,
    document:
      grade.kind === "sandbox"
        ? sandboxedDocument({
            title,
            language: site.language,
            html: grade.html,
            policy: sandboxPolicy(site.embeds, grade.awaited, site.mediaHosts),
          })
        : undefined,
  };
  known.set(html, { site, graded });
  return graded;
}
