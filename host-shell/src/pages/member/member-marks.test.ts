import { expect, it } from "vitest";
import { fillMember, memberMarks } from "./member-marks.ts";

it("fills the values of a member, escaped", () => {
  const user = {
    id: "1",
    memberName: { firstName: "<b>Åse</b>", fullName: `Åse "O'Hara" & Søn`, initials: "ÅS" },
    contactInfo: {},
  };
  const { firstName, fullName, initials, email } = memberMarks;
  expect(fillMember(`<p title="${fullName}">${firstName} ${initials} [${email}] ${firstName}</p>`, user)).toBe(
    '<p title="Åse &#34;O&#39;Hara&#34; &#38; Søn">&#60;b&#62;Åse&#60;/b&#62; ÅS [] &#60;b&#62;Åse&#60;/b&#62;</p>',
  );
});
