import * as v from "valibot";
import { origins, text, wholeNumber } from "../checks.ts";
import { type Given, optionalSetting, setting, type Surroundings } from "../setting.ts";
import { StartRefused } from "../start-refused.ts";
import { refuseUnencrypted } from "../refuse-unencrypted.ts";

export const contentEntries = {
  SITE_PRODUCT: setting(
    text(/^[a-z][a-z0-9-]*$/, "must be a short name of lower-case letters, digits and hyphens"),
    "Name of the site: the folder of its content, and its name in tracking.",
    "lederkredsen",
  ),
  CONTENT_DIR: optionalSetting(
    v.string(),
    "Folder with the content of the sites, a folder each. Not set: the one of this release.",
  ),
  MEDIA_HOSTS: setting(
    origins,
    "Origins besides this server that images of the content may come from, separated by commas.",
    "",
  ),
  EMBED_ORIGINS: setting(
    origins,
    "Origins whose frames and scripts editors may embed in pages, separated by commas. Frames of other origins are shown as links.",
    "",
  ),
  EMBED_MARKETING_ORIGINS: setting(
    origins,
    "The same for origins that wait for the visitor's consent to marketing.",
    "",
  ),
  VIDEO_ORIGINS: setting(
    origins,
    "Origins of video platforms besides YouTube and Vimeo, which have players in frames and oEmbed at `/oembed`, such as TwentyThree.",
    "",
  ),
  LAYOUT_SERVICE_URL: optionalSetting(
    text(/^https?:\/\/[^\s?#]+$/, "must be an address like https://cms.example.dk"),
    "Sitecore whose Layout Service has the pages of the sites. Not set: the files in `CONTENT_DIR`. Needs `LAYOUT_SERVICE_KEY`.",
  ),
  LAYOUT_SERVICE_KEY: optionalSetting(
    text(/^\S{8,}$/, "must have at least 8 characters, and no spaces"),
    "API key that the Layout Service is asked with, as `sc_apikey`.",
  ),
  LAYOUT_SERVICE_TIMEOUT_MS: setting(
    wholeNumber(100, 30_000),
    "Milliseconds that one answer of the Layout Service may take.",
    "3000",
  ),
  LAYOUT_SERVICE_MAX_AGE_SECONDS: setting(
    wholeNumber(1, 86_400),
    "Seconds after which the Layout Service is asked for a known page again, in the background.",
    "60",
  ),
  CONTENT_PLATFORM_URL: optionalSetting(
    text(/^https?:\/\/[^\s?#]+$/, "must be an address like https://api.example.dk"),
    "Content platform that is asked for lists of pages. Not set: the lists have the pages of this server. Needs `CONTENT_PLATFORM_KEY`.",
  ),
  CONTENT_PLATFORM_KEY: optionalSetting(
    text(/^[\x21-\x7e]{8,}$/, "must have at least 8 characters, only ASCII, and no spaces"),
    "API key that the content platform is asked with, in the header `sc_apikey`.",
  ),
  CONTENT_PLATFORM_TIMEOUT_MS: setting(
    wholeNumber(100, 30_000),
    "Milliseconds that one answer of the content platform may take. A page waits for at most 2000.",
    "1500",
  ),
  CONTENT_PLATFORM_MAX_AGE_SECONDS: setting(
    wholeNumber(1, 86_400),
    "Seconds after which the content platform is asked for a known list again, in the background.",
    "60",
  ),
  ORGANISATIONS_ITEM: optionalSetting(
    text(/^[/{]?[\p{L}\p{N}][^"\s][^"]*$/u, "must be the path or the id of an item"),
    "Item of the CMS whose children are the organisations of the fee calculator. Not set: `items/organisations.json`. Needs `LAYOUT_SERVICE_URL` and `OWN_ORGANISATION_ITEM`.",
  ),
  OWN_ORGANISATION_ITEM: optionalSetting(
    text(/^[/{]?[\p{L}\p{N}][^"\s][^"]*$/u, "must be the path or the id of an item"),
    "Item of the CMS that is our own organisation, which the fee calculator compares with.",
  ),
  EDITING_SECRET: optionalSetting(
    text(/^.{32,}$/, "must have at least 32 characters"),
    "Lets the editor of a CMS call `/api/editing/config` and `/api/editing/render`. Not set: nobody may. Needs `EDITING_ORIGINS`.",
  ),
  EDITING_ORIGINS: setting(
    origins,
    "Origins of the CMS's editor, which may show pages for editing in a frame, separated by commas.",
    "",
  ),
};

type ContentGiven = Given<typeof contentEntries>;

export interface ContentSettings {
  readonly siteProduct: string;
  readonly contentDir: string | undefined;
  /** Origins from which images may come, besides our own. */
  readonly mediaHosts: readonly string[];
  /** What pages may embed of other origins. */
  readonly embeds: {
    readonly origins: readonly string[];
    readonly marketingOrigins: readonly string[];
    readonly videoOrigins: readonly string[];
  };
  /** The layout service of a CMS. Without it, pages are read from files. */
  readonly layoutService:
    | {
        readonly url: string;
        readonly key: string;
        readonly timeoutMs: number;
        readonly maxAgeMs: number;
        /**
         * Items of the CMS with the organisations that the fee calculator compares. Without them, the organisations are
         * read from a file.
         */
        readonly organisations: { readonly parent: string; readonly ours: string } | undefined;
      }
    | undefined;
  /** The system that lists pages. Without it, the lists have the pages of this server. */
  readonly contentPlatform:
    | { readonly url: string; readonly key: string; readonly timeoutMs: number; readonly maxAgeMs: number }
    | undefined;
  /** The editor of a CMS, which may show pages in editing mode. */
  readonly editor: { readonly secret: string; readonly origins: readonly string[] } | undefined;
}

export function contentSettings(given: ContentGiven, { unencryptedHosts, publicUrl }: Surroundings): ContentSettings {
  return {
    siteProduct: given.SITE_PRODUCT,
    contentDir: given.CONTENT_DIR,
    mediaHosts: given.MEDIA_HOSTS,
    embeds: embedsOf(given, publicUrl, unencryptedHosts),
    layoutService: layoutServiceOf(given, unencryptedHosts),
    contentPlatform: contentPlatformOf(given, unencryptedHosts),
    editor: editorOf(given),
  };
}

function embedsOf(
  { EMBED_ORIGINS: origins, EMBED_MARKETING_ORIGINS: marketingOrigins, VIDEO_ORIGINS: videoOrigins }: ContentGiven,
  publicUrl: string | undefined,
  hosts: Surroundings["unencryptedHosts"],
): ContentSettings["embeds"] {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  for (const [name, listed] of Object.entries({
    EMBED_ORIGINS: origins,
    EMBED_MARKETING_ORIGINS: marketingOrigins,
    VIDEO_ORIGINS: videoOrigins,
  })) {
    if (own !== undefined && listed.includes(own)) {
      throw new StartRefused(
        `${name} must not have the origin of PUBLIC_URL, ${own}: what editors embed from there would act as the visitor.`,
      );
    }
  }
  for (const videoOrigin of videoOrigins) refuseUnencrypted("VIDEO_ORIGINS", videoOrigin, hosts);
  return { origins, marketingOrigins, videoOrigins };
}

function layoutServiceOf(
  given: ContentGiven,
  hosts: Surroundings["unencryptedHosts"],
): ContentSettings["layoutService"] {
  const { LAYOUT_SERVICE_URL: url, LAYOUT_SERVICE_KEY: key } = given;
  const organisations = organisationItemsOf(given);
  if (url === undefined && key === undefined && !organisations) return undefined;
  if (url === undefined || key === undefined) {
    throw new StartRefused("LAYOUT_SERVICE_URL and LAYOUT_SERVICE_KEY need each other: set both, or none.");
  }
  if (!URL.canParse(url)) throw new StartRefused("LAYOUT_SERVICE_URL must be an address like https://cms.example.dk.");
  refuseUnencrypted("LAYOUT_SERVICE_URL", url, hosts);
  return {
    url,
    key,
    timeoutMs: given.LAYOUT_SERVICE_TIMEOUT_MS,
    maxAgeMs: given.LAYOUT_SERVICE_MAX_AGE_SECONDS * 1_000,
    organisations,
  };
}

function contentPlatformOf(
  given: ContentGiven,
  hosts: Surroundings["unencryptedHosts"],
): ContentSettings["contentPlatform"] {
  const { CONTENT_PLATFORM_URL: url, CONTENT_PLATFORM_KEY: key } = given;
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined || key === undefined) {
    throw new StartRefused("CONTENT_PLATFORM_URL and CONTENT_PLATFORM_KEY need each other: set both, or none.");
  }
  if (!URL.canParse(url))
    throw new StartRefused("CONTENT_PLATFORM_URL must be an address like https://api.example.dk.");
  refuseUnencrypted("CONTENT_PLATFORM_URL", url, hosts);
  return {
    url,
    key,
    timeoutMs: given.CONTENT_PLATFORM_TIMEOUT_MS,
    maxAgeMs: given.CONTENT_PLATFORM_MAX_AGE_SECONDS * 1_000,
  };
}

function organisationItemsOf(given: ContentGiven): NonNullable<ContentSettings["layoutService"]>["organisations"] {
  const { ORGANISATIONS_ITEM: parent, OWN_ORGANISATION_ITEM: ours } = given;
  if (parent === undefined && ours === undefined) return undefined;
  if (parent === undefined || ours === undefined) {
    throw new StartRefused("ORGANISATIONS_ITEM and OWN_ORGANISATION_ITEM need each other: set both, or none.");
  }
  if (given.LAYOUT_SERVICE_URL === undefined) {
    throw new StartRefused(
      "ORGANISATIONS_ITEM needs LAYOUT_SERVICE_URL and LAYOUT_SERVICE_KEY: set all of them, or none.",
    );
  }
  return { parent, ours };
}

function editorOf({ EDITING_SECRET: secret, EDITING_ORIGINS: origins }: ContentGiven): ContentSettings["editor"] {
  if (secret === undefined && origins.length === 0) return undefined;
  if (secret === undefined || origins.length === 0) {
    throw new StartRefused(
      "EDITING_SECRET and EDITING_ORIGINS need each other: set the secret that the CMS sends, and the origins of its editor.",
    );
  }
  return { secret, origins };
}
