import type { Lead } from "shared-runtime/lead-forms/lead.ts";
import type { SubmissionBody } from "../submission-kind.ts";
import { leadFormKind } from "./lead-form.kind.ts";
import type { LeadKind } from "./lead-kind.ts";

/** What the page of an event says about its sign-up. */
export interface EventSignUp {
  readonly title: string;
  /** The sentence for those who come too late; `undefined` while somebody can sign up. */
  readonly closed: string | undefined;
  readonly isWaitingList: boolean;
}

export interface EventPorts {
  /** Resolves with `undefined` if there is no page of an event at the path. */
  readonly findEventSignUp: (path: string) => Promise<EventSignUp | undefined>;
}

/** The sign-up for an event. If the page of the event is known, a sign-up that comes too late is refused. */
export function eventSignupKind(lead: Lead, { findEventSignUp }: EventPorts): LeadKind {
  const kind = leadFormKind(lead);
  return {
    ...kind,
    bodies: kind.bodies.map((body): SubmissionBody => {
      if (body.sender !== "anyone") return body;
      return {
        ...body,
        read: async (given: Readonly<Record<string, unknown>>) => {
          const read = await body.read(given);
          if (!("filled" in read)) return read;
          const path = read.filled.payload["eventPage"];
          // A sign-up is never lost because another system does not answer: the receiver can refuse it, too.
          const event = typeof path === "string" ? await findEventSignUp(path).catch(() => undefined) : undefined;
          if (!event) return read;
          if (event.closed !== undefined) return { refusal: { errorKey: "registrationClosed", reason: event.closed } };
          const { title, isWaitingList } = event;
          const payload = { ...read.filled.payload, eventTitle: title, waitingList: isWaitingList };
          return { filled: { ...read.filled, payload } };
        },
      };
    }),
  };
}
