import type { MemberUser } from "shared-runtime/api/session.ts";

/** Puts the person into the header, which was cached without anybody. */
export function showMember(user: MemberUser | undefined): void {
  const { dataset } = document.documentElement;
  if (!user) {
    delete dataset["signedIn"];
    return;
  }
  dataset["signedIn"] = "";
  const { initials, fullName } = user.memberName;
  const place = document.querySelector<HTMLElement>("[data-member]");
  place?.querySelector("[data-member-initials]")?.replaceChildren(initials);
  place?.querySelector("[data-member-name]")?.replaceChildren(fullName);
  place?.querySelector("[data-member-email]")?.replaceChildren(user.contactInfo.email ?? "");
  place?.querySelector("button")?.setAttribute("aria-label", `${place.dataset["member"]}: ${fullName}`);
}
