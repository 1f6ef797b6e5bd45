import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import type { LogLevel } from "../logging/logger.ts";
import { Environment } from "./environment.ts";
import { isLocal } from "./is-local.ts";
import { isOwnMachine } from "./is-loopback.ts";
import { StartRefused } from "./start-refused.ts";

/** All settings, validated. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The listener of operators, if they have one of their own. */
  readonly admin: { readonly host: string; readonly port: number } | undefined;
  readonly keepAliveMs: number;
  readonly headersMs: number;
  readonly drainMs: number;
  /**
   * Origin under which visitors reach this server, without a slash at the end; `publicUrlOf` derives it if it is not
   * set.
   */
  readonly publicUrl: string | undefined;
  /** Value of the header. */
  readonly strictTransportSecurity: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  readonly migrateAtStart: boolean;
  readonly allowedOrigins: readonly string[];
  readonly overrideOrigins: readonly string[];
  readonly siteProduct: string;
  readonly contentDir: string | undefined;
  /** Origins besides our own that images may come from. */
  readonly mediaHosts: readonly string[];
  /** The layout service of a CMS. Without it, the pages are files. */
  readonly layoutService:
    | {
        readonly url: string;
        readonly key: string;
        readonly timeoutMs: number;
        readonly maxAgeMs: number;
        /** Items of the CMS that the fee calculator compares. Without it, they are a file. */
        readonly organisations: { readonly parent: string; readonly ours: string } | undefined;
      }
    | undefined;
  /** The editor of a CMS that may show pages in editing. */
  readonly editor: { readonly secret: string; readonly origins: readonly string[] } | undefined;
  /** Absolute. */
  readonly widgetsDir: string;
  /** Absolute. */
  readonly releasesDir: string;
  readonly releasesKeptMs: number;
  /** Ends in a slash. */
  readonly widgetsUrl: string | undefined;
  /** Absolute. */
  readonly localWidgetsDir: string;
  readonly deployAdminToken: string | undefined;
  readonly widgetFailureLimit: number;
  readonly widgetFailureMinimum: number;
  readonly cvRetentionDays: number;
  readonly cvWorkers: number;
  readonly cvUploadsPerMinute: number;
  readonly cvBytesPerDay: number;
  readonly cvStorageBytes: number;
  readonly diskReserveBytes: number;
  readonly cvTokenSecret: string | undefined;
  /** 32 bytes each, the current one first. */
  readonly bankDetailsKeys: readonly Uint8Array[] | undefined;
  /** Ids. */
  readonly bankDetailsLostKeys: readonly string[];
  /** Without it, visitors sign in as test persons. */
  readonly oidc: OidcSettings | undefined;
  /** Whether test persons may sign in although others may reach the server. */
  readonly anyoneCanSignIn: boolean;
  readonly sessionIdleMinutes: number;
  readonly sessionMaxHours: number;
  /** Whether pages have the debug panel of the session. */
  readonly authDebug: boolean;
  /** Addresses and networks, such as `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  readonly leadsPerMinute: number;
  readonly leadRetentionDays: number;
  readonly signupsPerMinute: number;
  /** The CVR register, with its basic authentication. */
  readonly cvr: { readonly url: string; readonly user: string; readonly password: string } | undefined;
  readonly companiesSeed: number;
  readonly signupRetentionDays: number;
  readonly formsPerMinute: number;
  readonly formRetentionDays: number;
  readonly undeliveredRetentionDays: number;
  readonly uploadsPerMinute: number;
  /** Absolute. */
  readonly uploadsDir: string;
  readonly uploadsS3:
    | { readonly url: string; readonly region: string; readonly key: string; readonly secret: string }
    | undefined;
  /** The path of a socket, or `tcp://host:port`. */
  readonly clamdSocket: string | undefined;
  readonly outboxWebhook: { readonly url: string; readonly secret: string } | undefined;
  readonly jobRanker: "memory" | "sql";
  /** Without it, no traces are exported. */
  readonly traces: TraceSettings | undefined;
  /** The number of made-up postings that an empty job store is filled with. */
  readonly jobsSeed: number;
  readonly logLevel: LogLevel;
  /** Whether the security log names the addresses of clients. */
  readonly logClientAddresses: boolean;
}

/** What this server takes of a PostgreSQL, and how long it waits for it. */
export interface DatabaseLimits {
  readonly connections: number;
  readonly statementMs: number;
  readonly lockMs: number;
  /** A transaction without a query. */
  readonly idleTransactionMs: number;
}

/** Which traces are exported; where to is read by the exporter. */
export interface TraceSettings {
  readonly sampler: v.InferOutput<typeof Environment>["OTEL_TRACES_SAMPLER"];
  /** From 0 to 1. */
  readonly samplerArgument: number;
}

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where `npm run dev` in a widget's folder serves it. */
const developmentOrigins = [5_173, 5_174, 5_175, 5_176].map((port) => `http://localhost:${port}`);

/** Throws `StartRefused` for the first invalid setting. An empty setting counts as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) throw new StartRefused(sentenceAbout(parsed.issues[0]));
  const { output } = parsed;
  const local = isLocal({ host: output.HOST, publicUrl: output.PUBLIC_URL });
  const oidc = oidcOf(output);
  const anyoneCanSignIn = oidc === undefined && !local;
  if (anyoneCanSignIn && output.ANYONE_CAN_SIGN_IN === "0") throw testPersonsRefused(output);
  const widgetsDir = resolve(output.WIDGETS_DIR ?? join(output.DATA_DIR, "widgets"));
  const isForTrying = local && output.DATABASE_URL === undefined;
  return {
    port: output.PORT,
    host: output.HOST,
    admin: adminOf(output),
    keepAliveMs: output.KEEP_ALIVE_SECONDS * 1_000,
    headersMs: output.HEADER_SECONDS * 1_000,
    drainMs: output.DRAIN_SECONDS * 1_000,
    publicUrl: output.PUBLIC_URL,
    strictTransportSecurity: output.STRICT_TRANSPORT_SECURITY,
    dataDir: resolve(output.DATA_DIR),
    databaseUrl: output.DATABASE_URL,
    migrateAtStart: output.MIGRATE_AT_START === "1",
    databaseLimits: {
      connections: output.DATABASE_CONNECTIONS,
      statementMs: output.DATABASE_STATEMENT_SECONDS * 1_000,
      lockMs: output.DATABASE_LOCK_SECONDS * 1_000,
      idleTransactionMs: output.DATABASE_IDLE_TRANSACTION_SECONDS * 1_000,
    },
    allowedOrigins: output.ALLOWED_ORIGINS,
    overrideOrigins: output.OVERRIDE_ORIGINS ?? (local ? developmentOrigins : []),
    siteProduct: output.SITE_PRODUCT,
    contentDir: output.CONTENT_DIR,
    mediaHosts: output.MEDIA_HOSTS,
    layoutService: layoutServiceOf(output),
    editor: editorOf(output),
    widgetsDir,
    releasesDir: resolve(output.RELEASES_DIR ?? join(dirname(widgetsDir), "releases")),
    releasesKeptMs: output.RELEASE_DAYS * 86_400_000,
    widgetsUrl: output.WIDGETS_URL,
    localWidgetsDir: resolve(output.LOCAL_WIDGETS_DIR),
    deployAdminToken: output.DEPLOY_ADMIN_TOKEN,
    widgetFailureLimit: output.WIDGET_FAILURE_LIMIT,
    widgetFailureMinimum: output.WIDGET_FAILURE_MINIMUM,
    cvRetentionDays: output.CV_RETENTION_DAYS,
    cvWorkers: output.CV_WORKERS,
    cvUploadsPerMinute: output.CV_UPLOADS_PER_MINUTE,
    cvBytesPerDay: output.CV_MEGABYTES_PER_DAY * 1_048_576,
    diskReserveBytes: output.DISK_RESERVE_MEGABYTES * 1_048_576,
    cvStorageBytes: output.CV_STORAGE_GIGABYTES * 1_073_741_824,
    cvTokenSecret: output.CV_TOKEN_SECRET,
    bankDetailsKeys: output.BANK_DETAILS_KEYS?.split(",").map((key) => new Uint8Array(Buffer.from(key, "base64"))),
    bankDetailsLostKeys: output.BANK_DETAILS_LOST_KEYS?.split(",") ?? [],
    oidc,
    anyoneCanSignIn,
    sessionIdleMinutes: output.SESSION_IDLE_MINUTES,
    sessionMaxHours: output.SESSION_MAX_HOURS,
    authDebug: output.AUTH_DEBUG === "1",
    trustedProxies: output.TRUSTED_PROXIES,
    leadsPerMinute: output.LEADS_PER_MINUTE,
    leadRetentionDays: output.LEAD_RETENTION_DAYS,
    signupsPerMinute: output.SIGNUPS_PER_MINUTE,
    signupRetentionDays: output.SIGNUP_RETENTION_DAYS,
    formsPerMinute: output.FORMS_PER_MINUTE,
    formRetentionDays: output.FORM_RETENTION_DAYS,
    undeliveredRetentionDays: output.UNDELIVERED_RETENTION_DAYS,
    uploadsPerMinute: output.UPLOADS_PER_MINUTE,
    uploadsDir: resolve(output.UPLOADS_DIR ?? join(output.DATA_DIR, "uploads")),
    uploadsS3: uploadsS3Of(output),
    clamdSocket: clamdSocketOf(output),
    outboxWebhook: outboxWebhookOf(output),
    jobRanker: output.JOB_RANKER,
    traces: tracesOf(output),
    jobsSeed: output.JOBS_SEED ?? (isForTrying ? 3_000 : 0),
    companiesSeed: output.COMPANIES_SEED ?? (isForTrying ? 5_000 : 0),
    cvr: cvrOf(output),
    logLevel: output.LOG_LEVEL,
    logClientAddresses: output.LOG_CLIENT_ADDRESSES === "1",
  };
}

type Output = v.InferOutput<typeof Environment>;

function testPersonsRefused({ HOST, PUBLIC_URL }: Output): StartRefused {
  const place = isLocal({ host: HOST, publicUrl: undefined }) ? `PUBLIC_URL ${PUBLIC_URL}` : `HOST ${HOST}`;
  return new StartRefused(
    `${place} lets others reach this server, where everybody could sign in as a test person: set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or ANYONE_CAN_SIGN_IN=1 if all of its data is made up.`,
  );
}

function oidcOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Output): OidcSettings | undefined {
  if (OIDC_ISSUER === undefined) return undefined;
  if (OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) {
    throw new StartRefused("OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set the values from the issuer.");
  }
  const url = URL.parse(OIDC_ISSUER);
  if (!url || (url.protocol === "http:" && !isOwnMachine(url.hostname))) {
    throw new StartRefused("OIDC_ISSUER must be an https address, unless the issuer runs on this machine.");
  }
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}

function adminOf({ ADMIN_HOST, ADMIN_PORT: port, HOST, PORT }: Output): Settings["admin"] {
  if (port === undefined) {
    if (ADMIN_HOST === undefined) return undefined;
    throw new StartRefused("ADMIN_HOST needs ADMIN_PORT: set the port on which operators are answered.");
  }
  const host = ADMIN_HOST ?? "127.0.0.1";
  if (port !== 0 && port === PORT && overlap(host, HOST))
    throw new StartRefused(
      `ADMIN_PORT is ${port}, as is PORT: set another one, since operators have a listener of their own.`,
    );
  return { host, port };
}

/** Whether two listeners of one port would meet. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one, other].map((host) => host.replace(/^localhost$/i, "127.0.0.1"));
  return first === second || [one, other].some((host) => host === "0.0.0.0" || host === "::");
}

function cvrOf(output: Output): Settings["cvr"] {
  const { CVR_URL: url, CVR_USER: user, CVR_PASSWORD: password } = output;
  if (url === undefined && user === undefined && password === undefined) return undefined;
  if (url === undefined || user === undefined || password === undefined) {
    throw new StartRefused("CVR_URL, CVR_USER and CVR_PASSWORD need each other: set all three, or none.");
  }
  refuseUnencrypted("CVR_URL", output);
  return { url, user, password };
}

function layoutServiceOf(output: Output): Settings["layoutService"] {
  const { LAYOUT_SERVICE_URL: url, LAYOUT_SERVICE_KEY: key } = output;
  const organisations = organisationItemsOf(output);
  if (url === undefined && key === undefined && !organisations) return undefined;
  if (url === undefined || key === undefined) {
    throw new StartRefused("LAYOUT_SERVICE_URL and LAYOUT_SERVICE_KEY need each other: set both, or none.");
  }
  if (!URL.canParse(url)) throw new StartRefused("LAYOUT_SERVICE_URL must be an address like https://cms.example.dk.");
  refuseUnencrypted("LAYOUT_SERVICE_URL", output);
  return {
    url,
    key,
    timeoutMs: output.LAYOUT_SERVICE_TIMEOUT_MS,
    maxAgeMs: output.LAYOUT_SERVICE_MAX_AGE_SECONDS * 1_000,
    organisations,
  };
}

function organisationItemsOf(output: Output): NonNullable<Settings["layoutService"]>["organisations"] {
  const { ORGANISATIONS_ITEM: parent, OWN_ORGANISATION_ITEM: ours } = output;
  if (parent === undefined && ours === undefined) return undefined;
  if (parent === undefined || ours === undefined) {
    throw new StartRefused("ORGANISATIONS_ITEM and OWN_ORGANISATION_ITEM need each other: set both, or none.");
  }
  if (output.LAYOUT_SERVICE_URL === undefined) {
    throw new StartRefused(
      "ORGANISATIONS_ITEM needs LAYOUT_SERVICE_URL and LAYOUT_SERVICE_KEY: set all of them, or none.",
    );
  }
  return { parent, ours };
}

function uploadsS3Of(output: Output): Settings["uploadsS3"] {
  const { UPLOADS_S3_URL: url, UPLOADS_S3_REGION: region, UPLOADS_S3_KEY: key, UPLOADS_S3_SECRET: secret } = output;
  if ([url, region, key, secret].every((one) => one === undefined)) return undefined;
  if (url === undefined || region === undefined || key === undefined || secret === undefined) {
    throw new StartRefused(
      "UPLOADS_S3_URL, UPLOADS_S3_REGION, UPLOADS_S3_KEY and UPLOADS_S3_SECRET need each other: set all four, or none.",
    );
  }
  refuseUnencrypted("UPLOADS_S3_URL", output);
  return { url, region, key, secret };
}

function clamdSocketOf(output: Output): Settings["clamdSocket"] {
  refuseUnencrypted("CLAMD_SOCKET", output);
  return output.CLAMD_SOCKET;
}

/** What travels to these addresses: what somebody on the way could read or replace. */
const sent = {
  LAYOUT_SERVICE_URL: "the key of the CMS and the content of all pages",
  CVR_URL: "a user and its password",
  UPLOADS_S3_URL: "files with personal data",
  CLAMD_SOCKET: "files with personal data",
} as const;

function refuseUnencrypted(name: keyof typeof sent, { [name]: address = "", UNENCRYPTED_HOSTS: hosts }: Output): void {
  const url = URL.parse(address);
  const isEncrypted = address.startsWith("/") || url?.protocol === "https:";
  if (!url || isEncrypted || isOwnMachine(url.hostname) || hosts.includes(url.hostname.toLowerCase())) return;
  const must = name === "CLAMD_SOCKET" ? "must be on this machine" : "must be an https address, or on this machine";
  throw new StartRefused(
    `${name} ${must}, unless UNENCRYPTED_HOSTS has ${url.hostname}: ${sent[name]} would cross the network without TLS.`,
  );
}

function editorOf({ EDITING_SECRET: secret, EDITING_ORIGINS: origins }: Output): Settings["editor"] {
  if (secret === undefined && origins.length === 0) return undefined;
  if (secret === undefined || origins.length === 0) {
    throw new StartRefused(
      "EDITING_SECRET and EDITING_ORIGINS need each other: set the secret that the CMS sends, and the origins of its editor.",
    );
  }
  return { secret, origins };
}

function outboxWebhookOf({ OUTBOX_WEBHOOK_URL: url, OUTBOX_WEBHOOK_SECRET: secret }: Output) {
  if (url === undefined) return undefined;
  const address = URL.parse(url);
  if (!address || (address.protocol === "http:" && !isOwnMachine(address.hostname))) {
    throw new StartRefused(
      "OUTBOX_WEBHOOK_URL must be an https address, unless it is on this machine: leads contain personal data.",
    );
  }
  if (secret === undefined) {
    throw new StartRefused("OUTBOX_WEBHOOK_URL needs OUTBOX_WEBHOOK_SECRET: set a secret of at least 32 characters.");
  }
  if (secret.startsWith("whsec_") && !/^(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={0,2})?$/.test(secret.slice(6))) {
    throw new StartRefused(
      "OUTBOX_WEBHOOK_SECRET must be base64 of at least 24 bytes after whsec_, or any other text.",
    );
  }
  return { url, secret };
}

function tracesOf(output: Output): Settings["traces"] {
  const endpoint = output.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? output.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || output.OTEL_SDK_DISABLED === "true") return undefined;
  return { sampler: output.OTEL_TRACES_SAMPLER, samplerArgument: output.OTEL_TRACES_SAMPLER_ARG };
}

function sentenceAbout(issue: v.InferIssue<typeof Environment>): string {
  return `${v.getDotPath(issue) ?? "A setting"} ${issue.message}.`;
}
