import { useEffect, useEffectEvent, useRef } from "react";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { Form } from "shared-runtime/forms/use-form.ts";
import type { FormSchema } from "shared-runtime/forms/form-schema.ts";
import { fieldsOf, type LeadField, type LeadForm } from "shared-runtime/lead-forms/lead-form.ts";
import type { PageSession } from "shared-runtime/session/page-session.ts";

const factOf: Readonly<Record<NonNullable<LeadField["member"]>, (user: MemberUser) => string | undefined>> = {
  name: ({ memberName }) => memberName.fullName,
  email: ({ contactInfo }) => contactInfo.email,
  phone: ({ contactInfo }) => contactInfo.mobilePhone,
};

/**
 * Fills in the empty fields of a form with the facts about the signed-in user. When the user leaves, the fields that
 * still have these facts become empty.
 */
export function useMemberFields(
  leadForm: LeadForm,
  form: Pick<Form<FormSchema>, "values" | "write">,
  { member }: Pick<PageSession, "member">,
): void {
  const filled = useRef(new Map<string, string>());
  const fill = useEffectEvent((user: MemberUser | undefined) => {
    const values: Readonly<Record<string, unknown>> = form.values();
    for (const { name, member: fact } of fieldsOf(leadForm)) {
      if (fact === undefined) continue;
      const value = (user && factOf[fact](user)) ?? "";
      const before = filled.current.get(name) ?? "";
      if (values[name] !== before || value === before) continue;
      filled.current.set(name, value);
      form.write(name, value);
    }
  });
  useEffect(
    () =>
      member.subscribe((current) => {
        if (current.kind !== "unknown") fill(current.user);
      }),
    [member],
  );
}
