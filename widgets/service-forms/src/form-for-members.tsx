import { useState } from "react";
import { MissingPart } from "shared-runtime/flow/missing-part.tsx";
import type { MemberSession } from "shared-runtime/session/member-session.ts";
import { ButtonLink } from "shared-runtime/ui/button/button.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { FirstFrame } from "./first-frame.tsx";
import * as styles from "./service-forms.css.ts";
import { ServiceFormFlow, type ServiceFormOptions } from "./service-form-flow.tsx";
import { signInHref } from "shared-runtime/session/sign-in-href.ts";
import { lacksOptions } from "shared-runtime/service-forms/form-lists.ts";
import { listsFrom, useServiceForm } from "./use-service-form.ts";

export interface FormForMembersProps extends ServiceFormOptions {
  readonly formId: string;
  /** Times that the page offers for a conversation, separated by spaces. */
  readonly times: string;
  readonly member: MemberSession;
}

/**
 * A form for signed-in users. It remains when the session ends, so that the typed answers can be sent after the same
 * person signs in again.
 */
export function FormForMembers({ formId, times, member, ...options }: FormForMembersProps) {
  const { texts, apiUrl } = options;
  const form = useServiceForm(formId, times, listsFrom(apiUrl));
  const now = member.kind === "unknown" ? undefined : member.user;
  const [user, setUser] = useState(now);
  if (now !== undefined && now.id !== user?.id) setUser(now);
  if (form.kind === "unknown") {
    return (
      <Notice status="bad" word={texts.problemWord} title={texts.unknownForm}>
        <p>{texts.unknownFormText}</p>
      </Notice>
    );
  }
  if (form.kind === "failed") {
    return (
      <MissingPart
        texts={{
          problemWord: texts.problemWord,
          gateUnavailableTitle: texts.missingTitle,
          gateUnavailableText: texts.missingText,
          gateUnavailableButton: texts.missingButton,
        }}
        onRetry={form.retry}
      />
    );
  }
  if (user === undefined && member.kind === "visitor") {
    return (
      <Notice status="info" title={texts.signedOutTitle}>
        <div className={styles.notice}>
          <p>{texts.signedOutText}</p>
          <ButtonLink href={signInHref(apiUrl)}>{texts.signIn}</ButtonLink>
        </div>
      </Notice>
    );
  }
  if (user === undefined || form.kind === "loading") return <FirstFrame texts={texts} />;
  if (lacksOptions(form.part.form)) {
    return (
      <Notice status="info" title={texts.nothingOpenTitle}>
        <p>{texts.nothingOpenText}</p>
      </Notice>
    );
  }
  return (
    <ServiceFormFlow
      // A form for another person is a new one, without the values of the first person.
      key={`${formId} ${user.id}`}
      {...form.part}
      memberId={user.id}
      firstName={user.memberName.firstName}
      {...options}
    />
  );
}
