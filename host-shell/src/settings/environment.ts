import { isIP } from "node:net";
import { isUnalterable } from "shared-runtime/api/override-links.ts";
import * as v from "valibot";

const wholeNumber = (from: number, to: number) => {
  const must = `must be a whole number from ${from} to ${to}`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, must), v.toNumber(), v.minValue(from, must), v.maxValue(to, must));
};

const origin = v.custom<string>((input) => {
  const url = typeof input === "string" && URL.parse(input);
  // A star would match nothing.
  const isPlain = /^https?:\/\/[^*]+$/.test(String(input));
  return Boolean(url) && isPlain && URL.parse(String(input))?.origin === input;
}, "must be an origin like https://www.example.dk, without a path or a slash at the end");

const origins = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
  v.check(
    (list) => v.is(v.array(origin), list),
    "must be origins like https://www.example.dk, without a path or a slash at the end, separated by commas",
  ),
);

const hostNames = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ""),
  ),
  v.check(
    (list) => list.every((one) => URL.parse(`http://${one}`)?.hostname === one),
    "must be names or addresses of hosts like cms.internal, without scheme, port and path, separated by commas",
  ),
);

/** Addresses and networks of proxies, as `ip-address/prefix`. */
const networks = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  ),
  v.check(
    (list) => list.every(isNetwork),
    "must be addresses or networks like 10.0.0.7 or 10.0.0.0/8, separated by commas",
  ),
);

function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

const text = (pattern: RegExp, must: string) => v.pipe(v.string(), v.regex(pattern, must));

/** The environment variables that are read: name, check, meaning, default. docs/operate.md shows them as a table. */
export const Environment = v.object({
  PORT: v.optional(
    v.pipe(wholeNumber(0, 65_535), v.description("Port the server listens on; 0 takes a free one.")),
    "4000",
  ),
  HOST: v.optional(v.pipe(v.string(), v.description("Address it listens on; `0.0.0.0` for all.")), "127.0.0.1"),
  ADMIN_HOST: v.optional(
    v.pipe(
      v.string(),
      v.description("Address of a listener for operators alone. Needs `ADMIN_PORT`. Not set: `127.0.0.1`."),
    ),
  ),
  ADMIN_PORT: v.optional(
    v.pipe(
      wholeNumber(0, 65_535),
      v.description(
        "Port of a listener for operators alone; then their calls are answered with 404 at `PORT`. Not set: they are answered there.",
      ),
    ),
  ),
  KEEP_ALIVE_SECONDS: v.optional(
    v.pipe(
      wholeNumber(1, 3_600),
      v.description(
        "Seconds that a connection without a request stays open. More than the proxy's own, which is often 60: else the proxy sends a request into a connection that just closes.",
      ),
    ),
    "65",
  ),
  HEADER_SECONDS: v.optional(
    v.pipe(wholeNumber(1, 600), v.description("Seconds that the headers of a request may take; then 408.")),
    "30",
  ),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      wholeNumber(0, 300),
      v.description(
        "Seconds after SIGTERM in which `/readyz` answers 503 and all other calls are answered, so that load balancers send no new visitors before the port closes.",
      ),
    ),
    "5",
  ),
  PUBLIC_URL: v.optional(
    v.pipe(origin, v.description("Origin under which visitors reach it. Not set: the address it listens on.")),
  ),
  STRICT_TRANSPORT_SECURITY: v.optional(
    v.pipe(
      text(
        /^max-age=\d{1,9}(?:; includeSubDomains)?(?:; preload)?$/,
        "must be like max-age=31536000, or like max-age=31536000; includeSubDomains",
      ),
      v.description(
        "Header of the same name on every answer, where `PUBLIC_URL` is https: browsers come back by https alone. `max-age=31536000; includeSubDomains` binds all names below it, too.",
      ),
    ),
    "max-age=31536000",
  ),
  DATA_DIR: v.optional(
    v.pipe(v.string(), v.description("Folder for everything that must outlive a restart, for one server alone.")),
    ".data",
  ),
  DISK_RESERVE_MEGABYTES: v.optional(
    v.pipe(
      wholeNumber(64, 100_000_000),
      v.description(
        "Megabytes that stay free on the disks of the embedded database, of `UPLOADS_DIR` and of `WIDGETS_DIR`, at least 64. With less, what would be stored is refused with 507.",
      ),
    ),
    "256",
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      text(
        /^postgres(?:ql)?:\/\/./,
        "must be the address of a PostgreSQL, like postgres://user:password@host/database",
      ),
      v.description("PostgreSQL that several servers may share. Not set: an embedded one in `DATA_DIR`."),
    ),
  ),
  DATABASE_CONNECTIONS: v.optional(
    v.pipe(
      wholeNumber(2, 1_000),
      v.description(
        "Connections of this server to the PostgreSQL at most. Times the number of servers, they are fewer than its `max_connections`.",
      ),
    ),
    "10",
  ),
  DATABASE_STATEMENT_SECONDS: v.optional(
    v.pipe(
      wholeNumber(1, 600),
      v.description(
        "Seconds after which PostgreSQL ends a query. Its connection is closed, and the call is answered with 503.",
      ),
    ),
    "7",
  ),
  DATABASE_LOCK_SECONDS: v.optional(
    v.pipe(wholeNumber(1, 600), v.description("Seconds that a query waits for a lock that another server keeps.")),
    "5",
  ),
  DATABASE_IDLE_TRANSACTION_SECONDS: v.optional(
    v.pipe(
      wholeNumber(1, 600),
      v.description(
        "Seconds after which PostgreSQL ends a transaction whose server asks nothing more, for example since it is frozen.",
      ),
    ),
    "5",
  ),
  MIGRATE_AT_START: v.optional(
    v.pipe(
      v.picklist(["0", "1"], "must be 0 or 1"),
      v.description("`0` leaves migrations to `npm run migrate`: a server whose database lacks some does not start."),
    ),
    "1",
  ),
  UNENCRYPTED_HOSTS: v.optional(
    v.pipe(
      hostNames,
      v.description(
        "Hosts in a closed network of yours that the server may call without TLS, separated by commas: those of `LAYOUT_SERVICE_URL`, `CVR_URL` and `UPLOADS_S3_URL` with `http://`, and of `CLAMD_SOCKET`. This machine needs no mention.",
      ),
    ),
    "",
  ),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      origins,
      v.description(
        "Origins whose pages may call the API with credentials, and whose reports of widgets count, separated by commas.",
      ),
    ),
    "",
  ),
  OVERRIDE_ORIGINS: v.optional(
    v.pipe(
      origins,
      v.check(
        (list) => list.every(isUnalterable),
        "must begin with https://, except on this machine, like http://localhost:5173: whoever is on the way could replace the widget",
      ),
      v.description(
        "Origins of development servers that `?widget-override` may load a widget from, separated by commas. Not set: `http://localhost:5173` to `5176` where visitors reach the server on a loopback address, else none.",
      ),
    ),
  ),
  SITE_PRODUCT: v.optional(
    v.pipe(
      text(/^[a-z][a-z0-9-]*$/, "must be a short name of lower-case letters, digits and hyphens"),
      v.description("Name of the site: the folder of its content, and its name in tracking."),
    ),
    "lederkredsen",
  ),
  CONTENT_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description("Folder with the content of the sites, a folder each. Not set: the one of this release."),
    ),
  ),
  MEDIA_HOSTS: v.optional(
    v.pipe(
      origins,
      v.description("Origins besides this server that images of the content may come from, separated by commas."),
    ),
    "",
  ),
  LAYOUT_SERVICE_URL: v.optional(
    v.pipe(
      text(/^https?:\/\/[^\s?#]+$/, "must be an address like https://cms.example.dk"),
      v.description(
        "Sitecore whose Layout Service has the pages of the sites. Not set: the files in `CONTENT_DIR`. Needs `LAYOUT_SERVICE_KEY`.",
      ),
    ),
  ),
  LAYOUT_SERVICE_KEY: v.optional(
    v.pipe(
      text(/^\S{8,}$/, "must have at least 8 characters, and no spaces"),
      v.description("API key that the Layout Service is asked with, as `sc_apikey`."),
    ),
  ),
  LAYOUT_SERVICE_TIMEOUT_MS: v.optional(
    v.pipe(wholeNumber(100, 30_000), v.description("Milliseconds that one answer of the Layout Service may take.")),
    "3000",
  ),
  LAYOUT_SERVICE_MAX_AGE_SECONDS: v.optional(
    v.pipe(
      wholeNumber(1, 86_400),
      v.description("Seconds after which the Layout Service is asked for a known page again, in the background."),
    ),
    "60",
  ),
  ORGANISATIONS_ITEM: v.optional(
    v.pipe(
      text(/^[/{]?[\p{L}\p{N}][^"\s][^"]*$/u, "must be the path or the id of an item"),
      v.description(
        "Item of the CMS whose children are the organisations of the fee calculator. Not set: `items/organisations.json`. Needs `LAYOUT_SERVICE_URL` and `OWN_ORGANISATION_ITEM`.",
      ),
    ),
  ),
  OWN_ORGANISATION_ITEM: v.optional(
    v.pipe(
      text(/^[/{]?[\p{L}\p{N}][^"\s][^"]*$/u, "must be the path or the id of an item"),
      v.description("Item of the CMS that is our own organisation, which the fee calculator compares with."),
    ),
  ),
  EDITING_SECRET: v.optional(
    v.pipe(
      text(/^.{32,}$/, "must have at least 32 characters"),
      v.description(
        "Lets the editor of a CMS call `/api/editing/config` and `/api/editing/render`. Not set: nobody may. Needs `EDITING_ORIGINS`.",
      ),
    ),
  ),
  EDITING_ORIGINS: v.optional(
    v.pipe(
      origins,
      v.description("Origins of the CMS's editor, which may show pages for editing in a frame, separated by commas."),
    ),
    "",
  ),
  WIDGETS_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description(
        "Folder with the published widgets, which several servers may share. Not set: `widgets` in `DATA_DIR`.",
      ),
    ),
  ),
  RELEASES_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description(
        "Folder with the scripts, styles and fonts of recent releases, which several servers must share. Not set: `releases` beside `WIDGETS_DIR`.",
      ),
    ),
  ),
  RELEASE_DAYS: v.optional(
    v.pipe(
      wholeNumber(1, 365),
      v.description(
        "Days after the last server of a release has stopped on which pages that were opened before still work.",
      ),
    ),
    "30",
  ),
  WIDGETS_URL: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+\/$/, "must be an address that ends in a slash, like https://cdn.example.dk/widgets/"),
      v.description(
        "Where pages fetch published widgets from, such as a CDN in front of `/widgets/`. Not set: from this server.",
      ),
    ),
  ),
  LOCAL_WIDGETS_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description(
        "Folder with widgets built on this machine. They serve a channel as long as nothing is published on it.",
      ),
    ),
    "widgets",
  ),
  DEPLOY_ADMIN_TOKEN: v.optional(
    v.pipe(
      text(/^.{32,}$/, "must have at least 32 characters"),
      v.description(
        "The administrator's token: makes and revokes those of operators, and has all of their rights. Not set: generated at the first start, in `DATA_DIR`.",
      ),
    ),
  ),
  WIDGET_FAILURE_LIMIT: v.optional(
    v.pipe(
      wholeNumber(1, 100),
      v.description("Percentage of loads that may fail before a version is taken out of its channel."),
    ),
    "20",
  ),
  WIDGET_FAILURE_MINIMUM: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description("Client addresses that must report loads of a version before it is judged."),
    ),
    "20",
  ),
  CV_RETENTION_DAYS: v.optional(
    v.pipe(
      wholeNumber(1, 365),
      v.description("Days after which an uploaded CV and everything derived from it are deleted."),
    ),
    "30",
  ),
  CV_WORKERS: v.optional(
    v.pipe(wholeNumber(1, 16), v.description("CVs that are read at once; each takes a processor and up to 500 MB.")),
    "2",
  ),
  CV_UPLOADS_PER_MINUTE: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description("CVs that one client address may upload in a minute, and also one member."),
    ),
    "20",
  ),
  CV_MEGABYTES_PER_DAY: v.optional(
    v.pipe(
      wholeNumber(10, 1_000_000),
      v.description(
        "Megabytes of CVs that one client address may upload in a day, and each member, whatever the address.",
      ),
    ),
    "500",
  ),
  CV_STORAGE_GIGABYTES: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description(
        "Gigabytes of CVs that are stored at most. Then uploads are refused with 507 until some are deleted.",
      ),
    ),
    "10",
  ),
  CV_TOKEN_SECRET: v.optional(
    v.pipe(
      text(/^.{32,}$/, "must have at least 32 characters"),
      v.description("Signs the tokens that open a CV. Not set: generated at the first start and kept in the database."),
    ),
  ),
  BANK_DETAILS_KEYS: v.optional(
    v.pipe(
      text(
        /^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/,
        "must be keys of 32 bytes in base64, as `openssl rand -base64 32` makes them, separated by commas",
      ),
      v.description(
        "Keys that bank details are encrypted with; the first encrypts, all decrypt. Needed with `DATABASE_URL`. Not set: generated at the first start, in `DATA_DIR`.",
      ),
    ),
  ),
  BANK_DETAILS_LOST_KEYS: v.optional(
    v.pipe(
      text(/^[\da-f]{8}(?:,[\da-f]{8})*$/, "must be ids of keys, eight hexadecimal digits each, separated by commas"),
      v.description(
        "Ids of keys of bank details that nobody has any more. A server with `DATABASE_URL` starts without them; what they encrypt is not delivered.",
      ),
    ),
  ),
  OIDC_ISSUER: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+$/, "must be the address of an OpenID Connect issuer, like https://broker.example.dk"),
      v.description(
        "OpenID Connect issuer that members sign in at. Not set: test persons of this server's own, where only this machine reaches it.",
      ),
    ),
  ),
  OIDC_CLIENT_ID: v.optional(v.pipe(v.string(), v.description("Client id of this site at the issuer."))),
  OIDC_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.description("Client secret of this site at the issuer."))),
  ANYONE_CAN_SIGN_IN: v.optional(
    v.pipe(
      v.picklist(["0", "1"], "must be 0 or 1"),
      v.description(
        "`1` lets everybody who reaches this server sign in as a test person, without a password. Only for made-up data: without it and without `OIDC_ISSUER`, a server that others may reach does not start.",
      ),
    ),
    "0",
  ),
  SESSION_IDLE_MINUTES: v.optional(
    v.pipe(wholeNumber(16, 1_440), v.description("Minutes without a renewal after which a member is signed out.")),
    "30",
  ),
  SESSION_MAX_HOURS: v.optional(
    v.pipe(
      wholeNumber(1, 168),
      v.description("Hours after which a member must sign in again, even if the session was renewed."),
    ),
    "12",
  ),
  AUTH_DEBUG: v.optional(
    v.pipe(
      v.picklist(["0", "1"], "must be 0 or 1"),
      v.description("`1` shows the debug panel of the session on every page of this server, also in production."),
    ),
    "0",
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      networks,
      v.description(
        "Addresses or networks of proxies whose `X-Forwarded-For` is trusted, separated by commas. Not set: no proxy is trusted.",
      ),
    ),
    "",
  ),
  LEADS_PER_MINUTE: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description("Leads of all kinds that one client address may send in a minute, and also one member."),
    ),
    "20",
  ),
  LEAD_RETENTION_DAYS: v.optional(
    v.pipe(wholeNumber(1, 3_650), v.description("Days after which a lead that was delivered is deleted here.")),
    "90",
  ),
  SIGNUPS_PER_MINUTE: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description("Sign-ups that one client address may send in a minute, and also one member."),
    ),
    "20",
  ),
  SIGNUP_RETENTION_DAYS: v.optional(
    v.pipe(
      wholeNumber(1, 3_650),
      v.description("Days after which a sign-up that was delivered is deleted here, also an unfinished one."),
    ),
    "90",
  ),
  FORMS_PER_MINUTE: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description("Service forms that one client address may send in a minute, and also one member."),
    ),
    "20",
  ),
  FORM_RETENTION_DAYS: v.optional(
    v.pipe(
      wholeNumber(1, 3_650),
      v.description("Days after which a service form that was delivered is deleted here, with its files."),
    ),
    "90",
  ),
  UNDELIVERED_RETENTION_DAYS: v.optional(
    v.pipe(
      wholeNumber(1, 3_650),
      v.description(
        "Days after which a lead, sign-up or service form is deleted here even if it was never delivered, unless its own retention is longer.",
      ),
    ),
    "365",
  ),
  UPLOADS_PER_MINUTE: v.optional(
    v.pipe(
      wholeNumber(1, 100_000),
      v.description(
        "Files of service forms that one client address may begin to upload in a minute, and also one member.",
      ),
    ),
    "60",
  ),
  UPLOADS_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description(
        "Folder with the files of service forms, which several servers may share. Not set: `uploads` in `DATA_DIR`.",
      ),
    ),
  ),
  UPLOADS_S3_URL: v.optional(
    v.pipe(
      text(
        /^https?:\/\/[^\s/]+\/[^\s?#]*[^\s?#/]$/,
        "must be the address of a bucket, like https://s3.example.dk/uploads",
      ),
      v.description(
        "Bucket of an S3-compatible store for these files. Not set: they are in `UPLOADS_DIR`. Needs the three settings below.",
      ),
    ),
  ),
  UPLOADS_S3_REGION: v.optional(
    v.pipe(text(/^[a-z0-9-]+$/, "must be a region like eu-north-1"), v.description("Region of the bucket.")),
  ),
  UPLOADS_S3_KEY: v.optional(
    v.pipe(text(/^\S+$/, "must not contain blanks"), v.description("Access key of the bucket.")),
  ),
  UPLOADS_S3_SECRET: v.optional(
    v.pipe(text(/^\S+$/, "must not contain blanks"), v.description("Secret of the access key.")),
  ),
  CLAMD_SOCKET: v.optional(
    v.pipe(
      text(
        /^(?:\/.+|tcp:\/\/[^\s/:]+:\d{1,5})$/,
        "must be the path of a socket, or an address like tcp://127.0.0.1:3310",
      ),
      v.description("Socket of ClamAV's daemon, which scans these files. Not set: they are not scanned for viruses."),
    ),
  ),
  OUTBOX_WEBHOOK_URL: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+$/, "must be an address like https://crm.example.dk/leads"),
      v.description("Where leads are delivered. Not set: they are kept, and `npm run outbox -- list` shows them."),
    ),
  ),
  OUTBOX_WEBHOOK_SECRET: v.optional(
    v.pipe(
      text(/^.{32,}$/, "must have at least 32 characters"),
      v.description("Signs deliveries. Required with `OUTBOX_WEBHOOK_URL`."),
    ),
  ),
  JOB_RANKER: v.optional(
    v.pipe(
      v.picklist(["memory", "sql"], "must be memory or sql"),
      v.description(
        "Where jobs are ranked: `memory` keeps an index of them in each server (0.7 kB per job); `sql` ranks in PostgreSQL, for more jobs than fit in memory. With 100 000 jobs a search takes milliseconds with `memory` and about half a second with `sql`, which takes longer with more jobs and is slow in the embedded database.",
      ),
    ),
    "memory",
  ),
  COMPANIES_SEED: v.optional(
    v.pipe(
      wholeNumber(0, 1_000_000),
      v.description(
        "Made-up production units in the embedded company register. Not set: 5000, or none with `DATABASE_URL` or where others may reach the server.",
      ),
    ),
  ),
  CVR_URL: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+$/, "must be an address like https://distribution.virk.dk/cvr-permanent"),
      v.description("Index of the CVR register. Not set: the embedded register of made-up companies."),
    ),
  ),
  CVR_USER: v.optional(
    v.pipe(text(/^[^:]+$/, "must be a user name without a colon"), v.description("User of the CVR register.")),
  ),
  CVR_PASSWORD: v.optional(v.pipe(text(/^.+$/, "must not be empty"), v.description("Password of the CVR register."))),
  JOBS_SEED: v.optional(
    v.pipe(
      wholeNumber(0, 100_000),
      v.description(
        "Number of made-up postings in a store without jobs. Not set: 3000 in the embedded database; none with `DATABASE_URL` or where others may reach the server.",
      ),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+$/, "must be an address like http://127.0.0.1:4318"),
      v.description(
        "Collector that [traces](#traces) are exported to, by OTLP over HTTP; `/v1/traces` is added. Not set: none are.",
      ),
    ),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+$/, "must be an address like http://127.0.0.1:4318/v1/traces"),
      v.description("The same for traces alone, with the whole path. Counts before the one above."),
    ),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(
    v.pipe(
      v.picklist(["http/protobuf"], "must be http/protobuf: the server speaks no other protocol"),
      v.description("How traces are exported. The only supported value."),
    ),
    "http/protobuf",
  ),
  OTEL_TRACES_SAMPLER: v.optional(
    v.pipe(
      v.picklist(
        [
          "always_on",
          "always_off",
          "traceidratio",
          "parentbased_always_on",
          "parentbased_always_off",
          "parentbased_traceidratio",
        ],
        "must be always_on, always_off, traceidratio, or one of these after parentbased_",
      ),
      v.description(
        "Which traces are exported. With `parentbased_`, the trusted proxy decides for those that it began.",
      ),
    ),
    "parentbased_always_on",
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      text(/^(?:0?\.\d{1,6}|[01](?:\.0{1,6})?)$/, "must be a number from 0 to 1"),
      v.toNumber(),
      v.description("Share of traces that `traceidratio` exports."),
    ),
    "1",
  ),
  OTEL_SDK_DISABLED: v.optional(
    v.pipe(v.picklist(["true", "false"], "must be true or false"), v.description("`true` exports no traces.")),
    "false",
  ),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be one of fatal, error, warn, info, debug, trace, silent",
      ),
      v.description("The lowest level that is logged. The security log is written on every level but `silent`."),
    ),
    "info",
  ),
  LOG_CLIENT_ADDRESSES: v.optional(
    v.pipe(
      v.picklist(["0", "1"], "must be 0 or 1"),
      v.description(
        "`1` writes the client's address into the lines of the security log, and that of the first sender whose `X-Forwarded-For` is ignored. It is personal data.",
      ),
    ),
    "0",
  ),
});
