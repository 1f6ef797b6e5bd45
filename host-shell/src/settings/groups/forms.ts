import { text, wholeNumber } from "../checks.ts";
import { refuseUnencrypted } from "../refuse-unencrypted.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";
import { StartRefused } from "../start-refused.ts";
import { type WebhookSetting, webhookOf } from "../webhook.ts";

/** The number of invented production units, with which the server can be tried out. */
const triedCompanies = 5_000;

export const formsEntries = {
  LEADS_PER_MINUTE: setting(
    wholeNumber(1, 100_000),
    "Leads of tools and of lead forms together that one client address may send in a minute, and also one member.",
    "20",
  ),
  LEAD_RETENTION_DAYS: setting(
    wholeNumber(1, 3_650),
    "Days after which a lead that was delivered is deleted here.",
    "90",
  ),
  SIGNUPS_PER_MINUTE: setting(
    wholeNumber(1, 100_000),
    "Sign-ups that one client address may send in a minute, and also one member.",
    "20",
  ),
  SIGNUP_RETENTION_DAYS: setting(
    wholeNumber(1, 3_650),
    "Days after which a sign-up that was delivered is deleted here, also an unfinished one.",
    "90",
  ),
  FORMS_PER_MINUTE: setting(
    wholeNumber(1, 100_000),
    "Service forms that one client address may send in a minute, and also one member.",
    "20",
  ),
  FORM_RETENTION_DAYS: setting(
    wholeNumber(1, 3_650),
    "Days after which a service form that was delivered is deleted here, with its files.",
    "90",
  ),
  UNDELIVERED_RETENTION_DAYS: setting(
    wholeNumber(1, 3_650),
    "Days after which a lead, sign-up or service form is deleted here even if it was never delivered, unless its own retention is longer.",
    "365",
  ),
  BANK_DETAILS_KEYS: optionalSetting(
    text(
      /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/,
      "must be keys of 32 bytes in base64, as `openssl rand -base64 32` makes them, separated by commas",
    ),
    "Keys that bank details are encrypted with; the first encrypts, all decrypt. Needed with `DATABASE_URL`. Not set: generated at the first start, in `DATA_DIR`.",
  ),
  BANK_DETAILS_LOST_KEYS: optionalSetting(
    text(/^[\da-f]{8}(?:,[\da-f]{8})*$/, "must be ids of keys, eight hexadecimal digits each, separated by commas"),
    "Ids of lost keys of bank details. A server with `DATABASE_URL` starts without them; what they encrypt is not delivered.",
  ),
  OUTBOX_WEBHOOK_URL: optionalSetting(
    text(/^https?:\/\/\S+$/, "must be an address like https://crm.example.dk/leads"),
    "Where leads are delivered. Not set: they are kept, and `npm run outbox -- list` shows them.",
  ),
  OUTBOX_WEBHOOK_SECRET: optionalSetting(
    text(/^.{32,}$/, "must have at least 32 characters"),
    "Signs deliveries. Required with `OUTBOX_WEBHOOK_URL`.",
  ),
  CVR_URL: optionalSetting(
    text(/^https?:\/\/\S+$/, "must be an address like https://distribution.virk.dk/cvr-permanent"),
    "Index of the CVR register. Not set: the embedded register of made-up companies.",
  ),
  CVR_USER: optionalSetting(text(/^[^:]+$/, "must be a user name without a colon"), "User of the CVR register."),
  CVR_PASSWORD: optionalSetting(text(/^.+$/, "must not be empty"), "Password of the CVR register."),
  COMPANIES_SEED: optionalSetting(
    wholeNumber(0, 1_000_000),
    "Made-up production units in the embedded company register. Not set: 5000, or none with `DATABASE_URL` or where others may reach the server.",
  ),
};

type FormsGiven = Given<typeof formsEntries>;

export interface FormsSettings {
  readonly leadsPerMinute: number;
  readonly leadRetentionDays: number;
  readonly signupsPerMinute: number;
  readonly signupRetentionDays: number;
  readonly formsPerMinute: number;
  readonly formRetentionDays: number;
  readonly undeliveredRetentionDays: number;
  /** Keys of 32 bytes each, the current one first. */
  readonly bankDetailsKeys: readonly Uint8Array[] | undefined;
  /** Ids of the keys that are lost. */
  readonly bankDetailsLostKeys: readonly string[];
  readonly outboxWebhook: WebhookSetting | undefined;
  /** The CVR register, with user and password for basic authentication. */
  readonly cvr: { readonly url: string; readonly user: string; readonly password: string } | undefined;
  readonly companiesSeed: number;
}

export function formsSettings(given: FormsGiven, { isForTrying, unencryptedHosts }: Surroundings): FormsSettings {
  return {
    leadsPerMinute: given.LEADS_PER_MINUTE,
    leadRetentionDays: given.LEAD_RETENTION_DAYS,
    signupsPerMinute: given.SIGNUPS_PER_MINUTE,
    signupRetentionDays: given.SIGNUP_RETENTION_DAYS,
    formsPerMinute: given.FORMS_PER_MINUTE,
    formRetentionDays: given.FORM_RETENTION_DAYS,
    undeliveredRetentionDays: given.UNDELIVERED_RETENTION_DAYS,
    bankDetailsKeys: given.BANK_DETAILS_KEYS?.split(",").map((key) => new Uint8Array(Buffer.from(key, "base64"))),
    bankDetailsLostKeys: given.BANK_DETAILS_LOST_KEYS?.split(",") ?? [],
    outboxWebhook: webhookOf(
      "OUTBOX",
      given.OUTBOX_WEBHOOK_URL,
      given.OUTBOX_WEBHOOK_SECRET,
      "leads contain personal data",
    ),
    cvr: cvrOf(given, unencryptedHosts),
    companiesSeed: given.COMPANIES_SEED ?? (isForTrying ? triedCompanies : 0),
  };
}

function cvrOf(given: FormsGiven, hosts: Surroundings["unencryptedHosts"]): FormsSettings["cvr"] {
  const { CVR_URL: url, CVR_USER: user, CVR_PASSWORD: password } = given;
  if (url === undefined && user === undefined && password === undefined) return undefined;
  if (url === undefined || user === undefined || password === undefined) {
    throw new StartRefused("CVR_URL, CVR_USER and CVR_PASSWORD need each other: set all three, or none.");
  }
  refuseUnencrypted("CVR_URL", url, hosts);
  return { url, user, password };
}
