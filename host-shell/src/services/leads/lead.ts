/** A lead as it is stored and delivered. Unknown fields are absent. */
export interface NewLead {
  /** Chosen by the sender. A repeated lead with the same id is not stored. */
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
  /** A visitor's number is E.164; a member's has the form that the issuer sent. */
  readonly phone?: string | undefined;
  /** The given consents. */
  readonly terms?: true;
  readonly terms2: true;
}
