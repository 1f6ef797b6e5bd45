/** A lead as it is kept and delivered. What is not known of a person is not there. */
export interface NewLead {
  /** Given by whoever sends it, who may send it again not knowing whether it arrived. */
  readonly id?: string;
  readonly kind: "tool";
  /** The dialog or form it comes from. */
  readonly source: number;
  readonly payload: LeadPayload;
  /** The member who was signed in. */
  readonly memberId?: string;
  readonly correlationId: string;
}

export interface LeadPayload {
  readonly name: string;
  readonly email?: string | undefined;
  /** E.164 from a visitor; from a member as the issuer has it. */
  readonly phone?: string | undefined;
  /** The consents that were given. */
  readonly terms?: true;
  readonly terms2: true;
}
