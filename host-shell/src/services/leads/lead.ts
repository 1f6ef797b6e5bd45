/** A lead as it is stored and delivered. Unknown fields are absent. */
export interface NewLead {
  /** From the sender, who may repeat a lead when its outcome is unknown. */
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
  /** E.164 from a visitor; from a member as the issuer sends it. */
  readonly phone?: string | undefined;
  /** The given consents. */
  readonly terms?: true;
  readonly terms2: true;
}
