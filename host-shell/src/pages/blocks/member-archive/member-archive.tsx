import * as v from "valibot";
import { defineBlock } from "../../block/define-block.ts";
import { textField } from "../../content/fields/text.ts";
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
        sample={{ ...sampleArchive, addonTitles: sampleMember.addonTitles }}
        words={{ ...fields, id }}
      />
    </div>
  ),
});
