import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { StartRefused } from "./start-refused.ts";

describe("readSettings", () => {
  it("needs no setting", () => {
    expect(readSettings({ PATH: "/usr/bin" })).toEqual({
      port: 4_000,
      host: "127.0.0.1",
      admin: undefined,
      adminHostNames: [],
      keepAliveMs: 65_000,
      headersMs: 30_000,
      drainMs: 5_000,
      publicUrl: undefined,
      strictTransportSecurity: "max-age=31536000",
      dataDir: resolve(".data"),
      databaseUrl: undefined,
      databaseLimits: { connections: 10, statementMs: 7_000, lockMs: 5_000, idleTransactionMs: 5_000 },
      migrateAtStart: true,
      allowedOrigins: [],
      overrideOrigins: [
        "http://localhost:5173",
        "http://localhost:5174",
        "http://localhost:5175",
        "http://localhost:5176",
      ],
      siteProduct: "lederkredsen",
      mediaHosts: [],
      embeds: { origins: [], marketingOrigins: [], videoOrigins: [] },
      systems: {
        myPost: undefined,
        dms: undefined,
        dms2: undefined,
        booking: undefined,
        interact: undefined,
        di: undefined,
      },
      layoutService: undefined,
      externalSearch: undefined,
      editor: undefined,
      widgetsDir: resolve(".data/widgets"),
      releasesDir: resolve(".data/releases"),
      releasesKeptMs: 30 * 86_400_000,
      widgetsUrl: undefined,
      localWidgetsDir: resolve("widgets"),
      deployAdminToken: undefined,
      widgetFailureLimit: 20,
      widgetFailureMinimum: 20,
      cvRetentionDays: 30,
      cvWorkers: 2,
      cvUploadsPerMinute: 20,
      cvBytesPerDay: 524_288_000,
      diskReserveBytes: 268_435_456,
      cvStorageBytes: 10_737_418_240,
      cvTokenSecret: undefined,
      bankDetailsKeys: undefined,
      oidc: undefined,
      bankDetailsLostKeys: [],
      anyoneCanSignIn: false,
      sessionIdleMinutes: 30,
      sessionMaxHours: 12,
      authDebug: false,
      trustedProxies: [],
      leadsPerMinute: 20,
      leadRetentionDays: 90,
      signupsPerMinute: 20,
      signupRetentionDays: 90,
      formsPerMinute: 20,
      formRetentionDays: 90,
      cvr: undefined,
      companiesSeed: 5_000,
      undeliveredRetentionDays: 365,
      uploadsPerMinute: 60,
      uploadsDir: resolve(".data/uploads"),
      uploadsS3: undefined,
      clamdSocket: undefined,
      outboxWebhook: undefined,
      releaseWebhook: undefined,
      jobRanker: "memory",
      jobsSeed: 3_000,
      logLevel: "info",
      logClientAddresses: false,
    });
  });

  it.each<[boolean, Record<string, string>]>([
    [true, {}],
    [true, { HOST: "::1" }],
    [false, { PUBLIC_URL: "http://127.0.0.1:4000", HOST: "0.0.0.0" }],
    [true, { PUBLIC_URL: "http://site.localhost:4000", NODE_ENV: "production", OIDC_ISSUER: "https://a.example" }],
    [false, { HOST: "0.0.0.0" }],
    [false, { HOST: "192.0.2.1" }],
    [false, { PUBLIC_URL: "https://www.lederkredsen.example" }],
    [false, { PUBLIC_URL: "https://localhost.lederkredsen.example" }],
  ])("lets widgets come from localhost by default: %j, with %j", (allowed, environment) => {
    const oidc = environment["OIDC_ISSUER"]
      ? { OIDC_CLIENT_ID: "site", OIDC_CLIENT_SECRET: "between us" }
      : { ANYONE_CAN_SIGN_IN: "1" };
    expect(readSettings({ ...environment, ...oidc }).overrideOrigins).toHaveLength(allowed ? 4 : 0);
    const named = { ...environment, ...oidc, OVERRIDE_ORIGINS: "http://localhost:3000" };
    expect(readSettings(named).overrideOrigins).toEqual(["http://localhost:3000"]);
  });

  it.each<Record<string, string>>([
    { HOST: "localhost" },
    { HOST: "0.0.0.0" },
    { HOST: "127.0.0.1", ADMIN_HOST: "::" },
  ])("does not let operators have the same port at the same address: %j", (hosts) => {
    const read = (port: string) =>
      readSettings({ PORT: port, ADMIN_PORT: port, ANYONE_CAN_SIGN_IN: "1", ...hosts }).admin?.port;
    expect(() => read("4001")).toThrow("ADMIN_PORT is 4001, as is PORT");
    expect(read("0")).toBe(0);
  });

  it.each([
    { HOST: "127.0.0.2", PORT: "4001" },
    { HOST: "127.0.0.1", PORT: "4002" },
  ])("lets operators have another port or address: %j", (environment) => {
    expect(readSettings({ ADMIN_PORT: "4001", ...environment, ANYONE_CAN_SIGN_IN: "1" }).admin).toEqual({
      host: "127.0.0.1",
      port: 4001,
    });
  });

  it("reads settings, and ignores empty ones", () => {
    expect(
      readSettings({
        PORT: "8080",
        HOST: "",
        ADMIN_HOST: "10.0.0.7",
        ADMIN_PORT: "8081",
        ADMIN_HOST_NAMES: "node-1.example.dk",
        PUBLIC_URL: "https://www.lederkredsen.example",
        STRICT_TRANSPORT_SECURITY: "max-age=63072000; includeSubDomains",
        DATA_DIR: "/var/lib/site",
        KEEP_ALIVE_SECONDS: "120",
        HEADER_SECONDS: "10",
        DRAIN_SECONDS: "0",
        DATABASE_CONNECTIONS: "20",
        DATABASE_STATEMENT_SECONDS: "30",
        DATABASE_LOCK_SECONDS: "2",
        DATABASE_IDLE_TRANSACTION_SECONDS: "10",
        MIGRATE_AT_START: "0",
        DATABASE_URL: "postgres://site:secret@db/site",
        ALLOWED_ORIGINS: "https://a.example, http://localhost:8081",
        OVERRIDE_ORIGINS: "http://localhost:3000",
        SITE_PRODUCT: "demo-2",
        MEDIA_HOSTS: "https://media.example.dk",
        EMBED_ORIGINS: "https://kort.example.dk",
        EMBED_MARKETING_ORIGINS: "https://some.example, https://form.example",
        VIDEO_ORIGINS: "https://video.example.dk",
        MY_POST_URL: "https://post.example.dk/?fra=selvbetjening",
        DI_URL: "https://aftaler.example.dk",
        EDITING_SECRET: "z".repeat(32),
        EDITING_ORIGINS: "https://cms.example.dk",
        WIDGETS_DIR: "/srv/widgets",
        RELEASE_DAYS: "7",
        WIDGETS_URL: "https://cdn.example.dk/widgets/",
        LOCAL_WIDGETS_DIR: "/srv/builds",
        DEPLOY_ADMIN_TOKEN: "x".repeat(32),
        WIDGET_FAILURE_LIMIT: "5",
        WIDGET_FAILURE_MINIMUM: "100",
        CV_RETENTION_DAYS: "7",
        CV_WORKERS: "1",
        CV_UPLOADS_PER_MINUTE: "5",
        CV_MEGABYTES_PER_DAY: "10",
        DISK_RESERVE_MEGABYTES: "64",
        CV_STORAGE_GIGABYTES: "1",
        CV_TOKEN_SECRET: "x".repeat(32),
        OIDC_ISSUER: "https://broker.example.dk/realm",
        OIDC_CLIENT_ID: "site",
        OIDC_CLIENT_SECRET: "between us",
        SESSION_IDLE_MINUTES: "20",
        SESSION_MAX_HOURS: "8",
        AUTH_DEBUG: "1",
        TRUSTED_PROXIES: "10.0.0.7, 192.168.0.0/16, fd00::/8",
        LEADS_PER_MINUTE: "5",
        LEAD_RETENTION_DAYS: "30",
        SIGNUPS_PER_MINUTE: "7",
        SIGNUP_RETENTION_DAYS: "31",
        CVR_URL: "http://distribution.example.dk/cvr-permanent",
        UNENCRYPTED_HOSTS: "distribution.example.dk, ClamAV",
        CVR_USER: "site",
        CVR_PASSWORD: "between us",
        COMPANIES_SEED: "12",
        UNDELIVERED_RETENTION_DAYS: "180",
        UPLOADS_PER_MINUTE: "9",
        UPLOADS_DIR: "/srv/uploads",
        UPLOADS_S3_URL: "https://s3.example.dk/site/uploads",
        UPLOADS_S3_REGION: "eu-north-1",
        UPLOADS_S3_KEY: "AKIA",
        UPLOADS_S3_SECRET: "between/us",
        CLAMD_SOCKET: "tcp://clamav:3310",
        OUTBOX_WEBHOOK_URL: "https://crm.example.dk/leads",
        OUTBOX_WEBHOOK_SECRET: "y".repeat(32),
        RELEASE_WEBHOOK_URL: "https://chat.example.dk/releases",
        RELEASE_WEBHOOK_SECRET: "z".repeat(32),
        JOB_RANKER: "sql",
        JOBS_SEED: "40",
        NODE_ENV: "production",
        LOG_LEVEL: "debug",
        LOG_CLIENT_ADDRESSES: "1",
      }),
    ).toEqual({
      port: 8_080,
      host: "127.0.0.1",
      admin: { host: "10.0.0.7", port: 8_081 },
      adminHostNames: ["node-1.example.dk", "10.0.0.7"],
      keepAliveMs: 120_000,
      headersMs: 10_000,
      drainMs: 0,
      publicUrl: "https://www.lederkredsen.example",
      strictTransportSecurity: "max-age=63072000; includeSubDomains",
      dataDir: "/var/lib/site",
      databaseUrl: "postgres://site:secret@db/site",
      databaseLimits: { connections: 20, statementMs: 30_000, lockMs: 2_000, idleTransactionMs: 10_000 },
      migrateAtStart: false,
      allowedOrigins: ["https://a.example", "http://localhost:8081"],
      overrideOrigins: ["http://localhost:3000"],
      siteProduct: "demo-2",
      mediaHosts: ["https://media.example.dk"],
      embeds: {
        origins: ["https://kort.example.dk"],
        marketingOrigins: ["https://some.example", "https://form.example"],
        videoOrigins: ["https://video.example.dk"],
      },
      systems: {
        myPost: "https://post.example.dk/?fra=selvbetjening",
        dms: undefined,
        dms2: undefined,
        booking: undefined,
        interact: undefined,
        di: "https://aftaler.example.dk",
      },
      editor: { secret: "z".repeat(32), origins: ["https://cms.example.dk"] },
      widgetsDir: "/srv/widgets",
      releasesDir: "/srv/releases",
      releasesKeptMs: 7 * 86_400_000,
      widgetsUrl: "https://cdn.example.dk/widgets/",
      localWidgetsDir: "/srv/builds",
      deployAdminToken: "x".repeat(32),
      widgetFailureLimit: 5,
      widgetFailureMinimum: 100,
      cvRetentionDays: 7,
      cvWorkers: 1,
      cvUploadsPerMinute: 5,
      cvBytesPerDay: 10_485_760,
      diskReserveBytes: 67_108_864,
      cvStorageBytes: 1_073_741_824,
      cvTokenSecret: "x".repeat(32),
      oidc: { issuer: "https://broker.example.dk/realm", clientId: "site", clientSecret: "between us" },
      bankDetailsLostKeys: [],
      anyoneCanSignIn: false,
      sessionIdleMinutes: 20,
      sessionMaxHours: 8,
      authDebug: true,
      trustedProxies: ["10.0.0.7", "192.168.0.0/16", "fd00::/8"],
      leadsPerMinute: 5,
      leadRetentionDays: 30,
      signupsPerMinute: 7,
      signupRetentionDays: 31,
      formsPerMinute: 20,
      formRetentionDays: 90,
      cvr: { url: "http://distribution.example.dk/cvr-permanent", user: "site", password: "between us" },
      companiesSeed: 12,
      undeliveredRetentionDays: 180,
      uploadsPerMinute: 9,
      uploadsDir: "/srv/uploads",
      uploadsS3: {
        url: "https://s3.example.dk/site/uploads",
        region: "eu-north-1",
        key: "AKIA",
        secret: "between/us",
      },
      clamdSocket: "tcp://clamav:3310",
      outboxWebhook: { url: "https://crm.example.dk/leads", secret: "y".repeat(32) },
      releaseWebhook: { url: "https://chat.example.dk/releases", secret: "z".repeat(32) },
      jobRanker: "sql",
      jobsSeed: 40,
      logLevel: "debug",
      logClientAddresses: true,
    });
  });

  it.each([
    ["LAYOUT_SERVICE_URL", "http://cms.example.dk", "must be an https address, or on this machine", "cms.example.dk"],
    ["LAYOUT_SERVICE_URL", "http://10.0.0.7:8080/x", "must be an https address, or on this machine", "10.0.0.7"],
    ["LAYOUT_SERVICE_URL", "http://cms.localhost", "must be an https address, or on this machine", "cms.localhost"],
    ["LAYOUT_SERVICE_URL", "http://localhost.example.dk", "must be an https address", "localhost.example.dk"],
    ["CONTENT_PLATFORM_URL", "http://api.example.dk", "must be an https address", "api.example.dk"],
    [
      "CVR_URL",
      "http://distribution.example.dk/cvr",
      "must be an https address, or on this machine",
      "distribution.example.dk",
    ],
    ["CVR_URL", "http://Distribution.example.dk/cvr", "must be an https address", "distribution.example.dk"],
    ["UPLOADS_S3_URL", "http://minio:9000/uploads", "must be an https address, or on this machine", "minio"],
    ["UPLOADS_S3_URL", "http://[fd00::7]:9000/uploads", "must be an https address, or on this machine", "[fd00::7]"],
    ["CLAMD_SOCKET", "tcp://clamav:3310", "must be on this machine", "clamav"],
    ["VIDEO_ORIGINS", "http://video.example.dk", "must be an https address, or on this machine", "video.example.dk"],
  ])(
    "calls nobody over the network without TLS, unlike %s=%s, unless a setting names the host",
    (name, address, must, host) => {
      const others = {
        LAYOUT_SERVICE_URL: "https://cms.example.dk",
        LAYOUT_SERVICE_KEY: "x".repeat(8),
        CONTENT_PLATFORM_URL: "https://api.example.dk",
        CONTENT_PLATFORM_KEY: "x".repeat(8),
        CVR_URL: "https://cvr.example.dk",
        CVR_USER: "site",
        CVR_PASSWORD: "between us",
        UPLOADS_S3_URL: "https://s3.example.dk/uploads",
        UPLOADS_S3_REGION: "eu-north-1",
        UPLOADS_S3_KEY: "AKIA",
        UPLOADS_S3_SECRET: "between/us",
      };
      const read = (given: Readonly<Record<string, string>>) => readSettings({ ...others, ...given });
      expect(() => read({ [name]: address })).toThrow(`${name} ${must}`);
      expect(() => read({ [name]: address, UNENCRYPTED_HOSTS: "elsewhere.example" })).toThrow(
        `unless UNENCRYPTED_HOSTS has ${host}: `,
      );
      expect(() => read({ [name]: address, UNENCRYPTED_HOSTS: `a.example, ${host}` })).not.toThrow();
      const scheme = name === "CLAMD_SOCKET" ? "tcp" : "http";
      for (const local of ["localhost", "127.0.0.1", ...(scheme === "tcp" ? [] : ["[::1]"])])
        expect(() =>
          read({ [name]: address.replace(/^.*:\/\/(\[.*\]|[^/:]+)/, `${scheme}://${local}`) }),
        ).not.toThrow();
    },
  );

  it.each(["EMBED_ORIGINS", "EMBED_MARKETING_ORIGINS", "VIDEO_ORIGINS"])(
    "does not let editors embed our own origin by %s",
    (name) => {
      const read = (origins: string) => readSettings({ PUBLIC_URL: "http://127.0.0.1:4000", [name]: origins });
      expect(() => read("https://a.example, http://127.0.0.1:4000")).toThrow(
        `${name} must not have the origin of PUBLIC_URL, http://127.0.0.1:4000: what editors embed from there would act as the visitor.`,
      );
      expect(() => read("http://127.0.0.1:4001")).not.toThrow();
    },
  );

  it.each([
    ["OIDC_ISSUER", "http://broker.example.dk"],
    ["OIDC_ISSUER", "http://broker.localhost"],
    ["OUTBOX_WEBHOOK_URL", "http://crm.localhost"],
    ["OUTBOX_WEBHOOK_URL", "http://broker.example.dk"],
  ])("lets no setting allow %s without TLS", (name, address) => {
    const oidc = { OIDC_CLIENT_ID: "site", OIDC_CLIENT_SECRET: "between us" };
    expect(() => readSettings({ ...oidc, [name]: address, UNENCRYPTED_HOSTS: "broker.example.dk" })).toThrow(
      `${name} must be an https address, unless`,
    );
  });

  it.each([
    [
      "UNENCRYPTED_HOSTS",
      "http://cms",
      "UNENCRYPTED_HOSTS must be names or addresses of hosts like cms.internal, without scheme, port and path, separated by commas.",
    ],
    [
      "UNENCRYPTED_HOSTS",
      "cms:80",
      "UNENCRYPTED_HOSTS must be names or addresses of hosts like cms.internal, without scheme, port and path, separated by commas.",
    ],
    ["PORT", "eighty", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "70000", "PORT must be a whole number from 0 to 65535."],
    [
      "PUBLIC_URL",
      "www.example.dk",
      "PUBLIC_URL must be an origin like https://www.example.dk, without a path or a slash at the end.",
    ],
    [
      "PUBLIC_URL",
      "https://www.example.dk/",
      "PUBLIC_URL must be an origin like https://www.example.dk, without a path or a slash at the end.",
    ],
    [
      "DATABASE_URL",
      "mysql://db",
      "DATABASE_URL must be the address of a PostgreSQL, like postgres://user:password@host/database.",
    ],
    [
      "ALLOWED_ORIGINS",
      "https://a.example,*",
      "ALLOWED_ORIGINS must be origins like https://www.example.dk, without a path or a slash at the end, separated by commas.",
    ],
    [
      "ALLOWED_ORIGINS",
      "https://*.a.example",
      "ALLOWED_ORIGINS must be origins like https://www.example.dk, without a path or a slash at the end, separated by commas.",
    ],
    [
      "OVERRIDE_ORIGINS",
      "http://dev.example.dk:5173",
      "OVERRIDE_ORIGINS must begin with https://, except on this machine, like http://localhost:5173: whoever is on the way could replace the widget.",
    ],
    ...["http://post.example.dk", "post.example.dk", "https://", "javascript:alert(1)", "https://lk.dk@a.example"].map(
      (address) => [
        "MY_POST_URL",
        address,
        "MY_POST_URL must be an address like https://post.example.dk, with https and without a user name.",
      ],
    ),
    ["SITE_PRODUCT", "../etc", "SITE_PRODUCT must be a short name of lower-case letters, digits and hyphens."],
    ["CV_RETENTION_DAYS", "0", "CV_RETENTION_DAYS must be a whole number from 1 to 365."],
    ["CV_WORKERS", "1.5", "CV_WORKERS must be a whole number from 1 to 16."],
    ["CV_TOKEN_SECRET", "short", "CV_TOKEN_SECRET must have at least 32 characters."],
    ...["10.0.0.0/33", "10.0.0.1/", "proxy.example.dk", "10.0.0.1/8/8", "::1/129", "10.0.0/8"].map((network) => [
      "TRUSTED_PROXIES",
      network,
      "TRUSTED_PROXIES must be addresses or networks like 10.0.0.7 or 10.0.0.0/8, separated by commas.",
    ]),
    [
      "OIDC_ISSUER",
      "broker.example.dk",
      "OIDC_ISSUER must be the address of an OpenID Connect issuer, like https://broker.example.dk.",
    ],
    ["AUTH_DEBUG", "true", "AUTH_DEBUG must be 0 or 1."],
    ["SESSION_IDLE_MINUTES", "15", "SESSION_IDLE_MINUTES must be a whole number from 16 to 1440."],
    [
      "OIDC_ISSUER",
      "https://broker.example.dk",
      "OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET: set the values from the issuer.",
    ],
    ["LAYOUT_SERVICE_URL", "cms.example.dk", "LAYOUT_SERVICE_URL must be an address like https://cms.example.dk."],
    [
      "LAYOUT_SERVICE_URL",
      "https://cms.example.dk",
      "LAYOUT_SERVICE_URL and LAYOUT_SERVICE_KEY need each other: set both, or none.",
    ],
    [
      "CONTENT_PLATFORM_KEY",
      "12345678",
      "CONTENT_PLATFORM_URL and CONTENT_PLATFORM_KEY need each other: set both, or none.",
    ],
    ["CONTENT_PLATFORM_URL", "api.example.dk", "CONTENT_PLATFORM_URL must be an address like https://api.example.dk."],
    ["LAYOUT_SERVICE_KEY", "short", "LAYOUT_SERVICE_KEY must have at least 8 characters, and no spaces."],
    [
      "ORGANISATIONS_ITEM",
      "/sitecore/content/lederkredsen/data/organisationer",
      "ORGANISATIONS_ITEM and OWN_ORGANISATION_ITEM need each other: set both, or none.",
    ],
    ["OWN_ORGANISATION_ITEM", "a b", "OWN_ORGANISATION_ITEM must be the path or the id of an item."],
    ["LAYOUT_SERVICE_TIMEOUT_MS", "50", "LAYOUT_SERVICE_TIMEOUT_MS must be a whole number from 100 to 30000."],
    [
      "OUTBOX_WEBHOOK_URL",
      "https://crm.example.dk/leads",
      "OUTBOX_WEBHOOK_URL needs OUTBOX_WEBHOOK_SECRET: set a secret of at least 32 characters.",
    ],
    [
      "OUTBOX_WEBHOOK_URL",
      "http://crm.example.dk/leads",
      "OUTBOX_WEBHOOK_URL must be an https address, unless it is on this machine: leads contain personal data.",
    ],
    [
      "RELEASE_WEBHOOK_URL",
      "http://chat.example.dk/releases",
      "RELEASE_WEBHOOK_URL must be an https address, unless it is on this machine: nobody on the way may change what it says.",
    ],
    [
      "STRICT_TRANSPORT_SECURITY",
      "max-age=1\r\nx: y",
      "STRICT_TRANSPORT_SECURITY must be like max-age=31536000, or like max-age=31536000; includeSubDomains.",
    ],
    ["ADMIN_PORT", "70000", "ADMIN_PORT must be a whole number from 0 to 65535."],
    ["ADMIN_HOST", "10.0.0.7", "ADMIN_HOST needs ADMIN_PORT: set the port on which operators are answered."],
    [
      "ADMIN_PORT",
      "4000",
      "ADMIN_PORT is 4000, as is PORT: set another one, since operators have a listener of their own.",
    ],
    ["LOG_CLIENT_ADDRESSES", "true", "LOG_CLIENT_ADDRESSES must be 0 or 1."],
    ["ANYONE_CAN_SIGN_IN", "yes", "ANYONE_CAN_SIGN_IN must be 0 or 1."],
    ["JOB_RANKER", "elastic", "JOB_RANKER must be memory or sql."],
    [
      "CVR_URL",
      "http://distribution.example.dk/cvr-permanent",
      "CVR_URL, CVR_USER and CVR_PASSWORD need each other: set all three, or none.",
    ],
    [
      "SEARCH_URL",
      "https://api.search.example",
      "SEARCH_URL, SEARCH_CUSTOMER_ID, SEARCH_ENGINE_ID and SEARCH_KEY need each other: set all four, or none.",
    ],
    ["SEARCH_ENGINE_ID", "12a", "SEARCH_ENGINE_ID must be a number."],
    [
      "UPLOADS_S3_URL",
      "https://s3.example.dk/uploads",
      "UPLOADS_S3_URL, UPLOADS_S3_REGION, UPLOADS_S3_KEY and UPLOADS_S3_SECRET need each other: set all four, or none.",
    ],
    ...["s3.example.dk/uploads", "https://s3.example.dk", "https://s3.example.dk/uploads/"].map((address) => [
      "UPLOADS_S3_URL",
      address,
      "UPLOADS_S3_URL must be the address of a bucket, like https://s3.example.dk/uploads.",
    ]),
    ...["clamd.ctl", "tcp://clamav", "http://clamav:3310"].map((address) => [
      "CLAMD_SOCKET",
      address,
      "CLAMD_SOCKET must be the path of a socket, or an address like tcp://127.0.0.1:3310.",
    ]),
    ["COMPANIES_SEED", "-1", "COMPANIES_SEED must be a whole number from 0 to 1000000."],
    ["JOBS_SEED", "-1", "JOBS_SEED must be a whole number from 0 to 100000."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
  ])("refuses to start with %s=%s and says why", (name = "", value = "", sentence = "") => {
    expect(() => readSettings({ [name]: value })).toThrow(new StartRefused(sentence));
  });

  it("invents jobs and companies only where nobody else reaches the server, unless a setting asks for them", () => {
    const open = { ANYONE_CAN_SIGN_IN: "1", HOST: "0.0.0.0" };
    const seedsOf = (environment: Readonly<Record<string, string>>) => {
      const { jobsSeed, companiesSeed } = readSettings(environment);
      return [jobsSeed, companiesSeed];
    };
    expect(seedsOf({ NODE_ENV: "production" })).toEqual([3_000, 5_000]);
    expect(seedsOf({ DATABASE_URL: "postgres://localhost/site" })).toEqual([0, 0]);
    expect(seedsOf(open)).toEqual([0, 0]);
    expect(seedsOf({ ...open, JOBS_SEED: "12", COMPANIES_SEED: "7" })).toEqual([12, 7]);
  });

  it("accepts a base64 secret of a webhook only if it is long enough", () => {
    const read = (OUTBOX_WEBHOOK_SECRET: string) =>
      readSettings({ OUTBOX_WEBHOOK_URL: "http://localhost:8080/", OUTBOX_WEBHOOK_SECRET }).outboxWebhook?.secret;
    for (const secret of [`whsec_${btoa("four and twenty bytes...")}`, "whatever else, if it has 32 characters"])
      expect(read(secret)).toBe(secret);
    for (const secret of [`whsec_${"!".repeat(32)}`, `whsec_${btoa("too short")}${"=".repeat(23)}`])
      expect(() => read(secret)).toThrow(/^OUTBOX_WEBHOOK_SECRET must be base64 of at least 24 bytes/);
  });
});
