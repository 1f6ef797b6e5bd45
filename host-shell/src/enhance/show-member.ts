import type { MemberUser } from "shared-runtime/api/session-answer.ts";

/** Shows the member in the header. Cached pages contain no member. */
export function showMember(user: MemberUser | undefined): void {
  const { dataset } = document.documentElement;
  if (!user) {
    delete dataset["signedIn"];
    return;
  }
  dataset["signedIn"] = "";
  const { initials, fullName } = user.memberName;
  const parts = { initials, spoken: fullName, name: fullName, email: user.contactInfo.email ?? "" };
  for (const [part, text] of Object.entries(parts)) {
    for (const place of document.querySelectorAll(`[data-member-${part}]`)) place.replaceChildren(text);
  }
}
