import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { definePart } from "../../member/member-part.tsx";

interface TimesWords {
  /** Separated by spaces, as in the prop of the widget. */
  readonly times: string;
}

/** The proposed times without those that the member has chosen in an earlier submission. It is a text in JSON. */
export const freeTimesPart = definePart<TimesWords, AboutMember>({
  name: "free-times",
  load: ({ about }) => about(),
  draw: ({ times }, { submissions }) => {
    const booked = new Set(submissions.map(({ preferredTime }) => preferredTime));
    return (
      <>
        {times
          .split(" ")
          .filter((time) => !booked.has(time))
          .join(" ")}
      </>
    );
  },
  drawFailed: ({ times }) => <>{times}</>,
});
