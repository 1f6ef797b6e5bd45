import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { BlockPage } from "../../block/prepared-block.ts";
import type { PageEvent } from "../../events/event.ts";
import { closedSentence } from "../../events/event-words.ts";
import { takesSignUps, type SignUpState } from "../../events/sign-up-state.ts";

/** The address of the form of a page: its sign-up form, or the place where editors usually put it. */
export function formHref({ idOf }: Pick<BlockPage, "idOf">): string {
  return `#${idOf?.("EventSignupForm") ?? "tilmelding"}`;
}

interface SignUpLinkProps {
  readonly event: PageEvent;
  readonly state: SignUpState;
  readonly page: Pick<BlockPage, "idOf">;
}

/** The link to the sign-up, or the reason why there is none. */
export function SignUpLink({ event, state, page }: SignUpLinkProps) {
  const { btnPrimary, defaultBtnLabel } = event;
  if (!takesSignUps(state)) return <p>{closedSentence(event, state)}</p>;
  const label =
    state === "waiting" ? "Tilmeld dig venteliste" : btnPrimary?.text || defaultBtnLabel || "Start tilmelding";
  return (
    <ButtonLink href={btnPrimary?.href ?? formHref(page)} variant="accent">
      {label}
    </ButtonLink>
  );
}
