import * as v from "valibot";

const wholeNumber = (from: number, to: number) => {
  const must = `must be a whole number from ${from} to ${to}`;
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, must), v.toNumber(), v.minValue(from, must), v.maxValue(to, must));
};

const origin = v.custom<string>((input) => {
  const url = typeof input === "string" && URL.parse(input);
  return Boolean(url) && /^https?:\/\//.test(String(input)) && URL.parse(String(input))?.origin === input;
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

const text = (pattern: RegExp, must: string) => v.pipe(v.string(), v.regex(pattern, must));

/** The environment variables that are read: name, check, meaning, default. The README shows this as a table. */
export const Environment = v.object({
  PORT: v.optional(
    v.pipe(wholeNumber(0, 65_535), v.description("Port the server listens on; 0 takes a free one.")),
    "4000",
  ),
  HOST: v.optional(v.pipe(v.string(), v.description("Address it listens on; `0.0.0.0` for all.")), "127.0.0.1"),
  PUBLIC_URL: v.optional(
    v.pipe(origin, v.description("Origin under which visitors reach it. Not set: the address it listens on.")),
  ),
  DATA_DIR: v.optional(
    v.pipe(v.string(), v.description("Folder for everything that must outlive a restart, for one server alone.")),
    ".data",
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
  ALLOWED_ORIGINS: v.optional(
    v.pipe(origins, v.description("Origins whose pages may call the API with credentials, separated by commas.")),
    "",
  ),
  OVERRIDE_ORIGINS: v.optional(
    v.pipe(
      origins,
      v.description(
        "Origins of development servers that `?widget-override` may load a widget from, separated by commas.",
      ),
    ),
    "http://localhost:5173,http://localhost:5174,http://localhost:5175,http://localhost:5176",
  ),
  SITE_PRODUCT: v.optional(
    v.pipe(
      text(/^[a-z][a-z0-9-]*$/, "must be a short name of lower-case letters, digits and hyphens"),
      v.description("Whose site this is: the folder of its content and its name in tracking."),
    ),
    "lederkredsen",
  ),
  WIDGETS_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description(
        "Folder with the published widgets, which several servers may share. Not set: `widgets` in `DATA_DIR`.",
      ),
    ),
  ),
  WIDGETS_URL: v.optional(
    v.pipe(
      text(/^https?:\/\/\S+\/$/, "must be an address that ends in a slash, like https://cdn.example.dk/widgets/"),
      v.description(
        "Where pages fetch published widgets from, such as a CDN before `/widgets/`. Not set: from this server.",
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
        "Makes and revokes the tokens that teams deploy with. Not set: made on first start, in `DATA_DIR`.",
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
    v.pipe(wholeNumber(1, 100_000), v.description("Loads that must be reported before a version is judged.")),
    "20",
  ),
  CV_RETENTION_DAYS: v.optional(
    v.pipe(
      wholeNumber(1, 365),
      v.description("Days after which an uploaded CV and all that was made of it is deleted."),
    ),
    "30",
  ),
  CV_WORKERS: v.optional(
    v.pipe(wholeNumber(1, 16), v.description("CVs that are read at once; each takes a processor and up to 400 MB.")),
    "2",
  ),
  CV_TOKEN_SECRET: v.optional(
    v.pipe(
      text(/^.{32,}$/, "must have at least 32 characters"),
      v.description("Signs the tokens that open a CV. Not set: made on first start and kept in the database."),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be one of fatal, error, warn, info, debug, trace, silent",
      ),
      v.description("The least serious log lines that are written."),
    ),
    "info",
  ),
});
