import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import type { BlockPage } from "../../block/prepared-block.ts";
import type { PageEvent } from "../../events/event.ts";
import { closedSentence } from "../../events/event-words.ts";
import { takesSignUps, type SignUpState } from "../../events/sign-up-state.ts";

/** The usual anchor of the form, whatever block it is in. */
const usual = "tilmelding";

/** The address of the sign-up form of a page; `undefined` if the page has none. */
export function formHref({ findId }: Pick<BlockPage, "findId">): string | undefined {
  if (!findId) return `#${usual}`;
  const id = findId(
    ({ componentName, params }) => componentName === "EventSignupForm" || params?.["anchor"]?.trim() === usual,
  );
  return id === undefined ? undefined : `#${id}`;
}

/** A note for editors if the page has neither a link nor a form to sign up with. */
export function withoutSignUp(page: BlockPage, link: object | undefined, field: string): readonly string[] {
  if (link !== undefined || formHref(page) !== undefined) return [];
  return [`Siden har ingen formular til tilmelding og intet link (${field}), så der er ingen knap.`];
}

/** Whether the page has the banner that says why nobody can sign up, so that other blocks need not. */
export function hasBanner({ findId }: Pick<BlockPage, "findId">): boolean {
  return findId?.(({ componentName }) => componentName === "RegistrationBanner") !== undefined;
}

interface SignUpLinkProps {
  readonly event: PageEvent;
  readonly state: SignUpState;
  readonly page: Pick<BlockPage, "findId">;
}

/** The link to the sign-up, or the reason why there is none. */
export function SignUpLink({ event, state, page }: SignUpLinkProps) {
  const { btnPrimary, defaultBtnLabel } = event;
  if (!takesSignUps(state)) return <p>{closedSentence(event, state)}</p>;
  const href = btnPrimary?.href ?? formHref(page);
  if (href === undefined) return null;
  const label =
    state === "waiting" ? "Tilmeld dig venteliste" : btnPrimary?.text || defaultBtnLabel || "Start tilmelding";
  return (
    <ButtonLink href={href} variant="accent">
      {label}
    </ButtonLink>
  );
}
