import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { optionalText, textField } from "../../content/fields/text.ts";
import { MemberPartPlace } from "../../member/member-part.tsx";
import { sampleArchive, sampleMember } from "../../member/sample-member.ts";
import { memberArchivePart } from "./member-archive-part.tsx";
import * as styles from "./member-archive.css.ts";

/** Everything that the server has about a member, as a page to read and print. `MyData` offers the same as a file. */
export const memberArchive = defineBlock({
  name: "member-archive",
  component: "MemberArchive",
  fields: v.object({
    print: textField,
    fileLabel: textField,
    /** `{dag}` is replaced by the day of the answer. */
    madeText: textField,
    personTitle: textField,
    /** Where the facts of the sign-in come from. Default: "Det fik vi at vide, da du loggede ind." */
    personText: optionalText,
    /** Default: "Det står i medlemsregistret". */
    registerTitle: optionalText,
    /** Default: "Sådan står det i registret nu. …" */
    registerText: optionalText,
    sentTitle: textField,
    filesTitle: textField,
    consentsTitle: textField,
    cvTitle: textField,
    sessionsTitle: textField,
    /** Below the title of a part without entries. */
    nothing: textField,
    otherForm: textField,
    failedText: textField,
  }),
  draw: ({ fields, id, outer, view }) => (
    <div className={styles.outer} {...outer}>
      <MemberPartPlace
        part={memberArchivePart}
        view={view}
        sample={{ ...sampleArchive, about: sampleMember }}
        words={{
          ...fields,
          id,
          personText: fields.personText ?? "Det fik vi at vide, da du loggede ind.",
          registerTitle: fields.registerTitle ?? "Det står i medlemsregistret",
          registerText:
            fields.registerText ??
            "Sådan står det i registret nu. Du retter det under »Mine oplysninger« og »Betaling og tilvalg«.",
        }}
      />
    </div>
  ),
});
