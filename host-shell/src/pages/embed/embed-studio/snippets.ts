import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import {
  linkHtml,
  linkProfile,
  placeholder,
  placeholderAttributes,
  placeholderLink,
  type PlaceholderTool,
  type PlaceholderValues,
} from "shared-runtime/editors/placeholder.ts";
import { heightScript } from "./height-script.ts";
import { type FramedTool, objectionToFrame } from "./objection-to-frame.ts";

/** One piece of code that an editor copies. */
export interface SnippetCode {
  readonly title: string;
  /** "" if there is nothing to copy. */
  readonly code: string;
  /** What the code cannot keep of the choices, as a sentence. Codes that keep all choices lack the property. */
  readonly note?: string | undefined;
}

/** What an editor copies into one kind of system, and where it goes. In Danish. */
export interface Snippet {
  readonly id: string;
  readonly title: string;
  readonly how: string;
  readonly codes: readonly SnippetCode[];
}

/** The line that a page needs once, however many tools it has. */
export function scriptLine(host: string): string {
  return `<script src="${host}/embed.js"></script>`;
}

const once = "Linjen med <script> skal stå én gang på siden, uanset hvor mange værktøjer der er.";

/** The code of a placeholder for each system, in the order of the tabs. `hasColors`: whether the editor chose colours. */
export function snippetsOf(
  tool: PlaceholderTool & FramedTool,
  values: PlaceholderValues,
  hasColors = false,
): readonly Snippet[] {
  const html = placeholder(tool, values);
  const script = { title: "Linjen med <script>, én gang på siden", code: scriptLine(values.host) };
  const alone = { title: "Pladsen til værktøjet", code: html };
  const both = `${html}\n${scriptLine(values.host)}`;
  return [
    {
      id: "html",
      title: "HTML",
      how: `Sæt begge linjer ind i sidens HTML dér, hvor værktøjet skal stå. ${once}`,
      codes: [{ title: "Begge linjer", code: both }],
    },
    {
      id: "wordpress",
      title: "WordPress",
      how:
        "Med vores plugin finder du værktøjet under »Tilføj blok«. Koden til blokken sættes ind i kodeeditoren " +
        "(Ctrl+Shift+Alt+M). Kortkoden er til den klassiske editor og til sidebyggere. Uden plugin: Sæt begge linjer ind i " +
        "blokken »Tilpasset HTML«. Fjerner WordPress linjen med <script>, hører den til i temaet.",
      codes: [
        { title: "Blok", code: wordpressBlock(tool, values) },
        { title: "Kortkode", ...shortcode(tool, values) },
        { title: "Uden plugin, til blokken »Tilpasset HTML«", code: both },
      ],
    },
    {
      id: "editor",
      title: "CKEditor, TinyMCE, Tiptap",
      how:
        "Med vores udvidelse er der en knap til værktøjer. Uden den: Åbn editorens kildekode, og sæt linjen ind. " +
        "Linjen med <script> hører til i skabelonen, da editorer fjerner den.",
      codes: [alone, script],
    },
    {
      id: "sitecore",
      title: "Sitecore",
      how:
        "Med vores pakke sætter du værktøjets rendering på siden og skriver det, du har valgt, i dens felter og parametre. " +
        "Uden pakken: Sæt pladsen ind i et felt, der viser rå HTML. Linjen med <script> hører til i sidens layout.",
      codes: [{ title: "Felter og parametre", ...fieldLines(tool, values) }, alone, script],
    },
    {
      id: "umbraco",
      title: "Umbraco",
      how:
        "Med vores pakke vælger du værktøjet i feltet, som gemmer denne værdi. Uden den: Sæt pladsen ind i editorens " +
        "kildekode. Linjen med <script> hører til i skabelonen.",
      codes: [{ title: "Værdi", code: json(umbracoValue(tool, values)) }, alone, script],
    },
    {
      id: "drupal",
      title: "Drupal",
      how:
        "Med vores modul er der en knap i editoren og en blok. Uden det: Vælg et tekstformat, der tillader <div data-*>, og " +
        "sæt linjen ind i kildekoden. Linjen med <script> hører til i temaet.",
      codes: [alone, script],
    },
    {
      id: "ghost",
      title: "Ghost",
      how:
        "Skriv /html på en tom linje, og sæt linjen ind i kortet. Ved import skal den stå mellem de to kommentarer, som " +
        "her. Linjen med <script> hører til under Settings, Code injection.",
      codes: [{ title: "Kort", code: `<!--kg-card-begin: html-->\n${html}\n<!--kg-card-end: html-->` }, script],
    },
    {
      id: "payload",
      title: "Payload",
      how:
        "Med vores blokke har hvert værktøj sin egen blok. Sådan ser den ud i indholdet. Uden dem: Sæt pladsen ind, hvor " +
        "jeres side viser rå HTML. Linjen med <script> hører til i sidens layout.",
      codes: [{ title: "Blok", code: json(payloadBlock(tool, values)) }, alone, script],
    },
    frameSnippet(tool, values, hasColors),
  ];
}

type Chosen = Pick<PlaceholderValues, "version" | "load" | "fallback"> & {
  readonly props?: Readonly<Record<string, unknown>>;
};

/** The choices that differ from the defaults, by the names of the settings and props. */
function chosen(tool: PlaceholderTool, values: PlaceholderValues): Chosen {
  const written = new Set(placeholderAttributes(tool, values).map(([attribute]) => attribute));
  const props = Object.entries(values.props ?? {}).filter(([prop]) => written.has(attributeOf(prop)));
  const settings = (["version", "load", "fallback"] as const).flatMap((name) =>
    written.has(`data-widget-${name}`) ? [[name, values[name]] as const] : [],
  );
  return { ...Object.fromEntries(settings), ...(props.length > 0 && { props: Object.fromEntries(props) }) };
}

function json(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** A block as WordPress stores it. JSON in a comment must contain neither `--` nor a character of markup. */
function wordpressBlock(tool: PlaceholderTool, values: PlaceholderValues): string {
  const attributes = JSON.stringify(chosen(tool, values))
    .replaceAll("--", String.raw`\u002d\u002d`)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll(">", String.raw`\u003e`)
    .replaceAll("&", String.raw`\u0026`)
    .replaceAll(String.raw`\"`, String.raw`\u0022`);
  return `<!-- wp:lederkredsen/${tool.name} ${attributes === "{}" ? "" : `${attributes} `}/-->`;
}

/** WordPress reads neither quotation marks nor brackets in the value of a shortcode. The note says if that changes a text. */
function shortcode(tool: PlaceholderTool, values: PlaceholderValues): Omit<SnippetCode, "title"> {
  const attributes = placeholderAttributes(tool, values).slice(1);
  const texts = attributes.map(([attribute, value]) => {
    const name = attribute.replace(/^data-(widget-)?/, "");
    const text = value.replaceAll('"', "”").replace(/[[\]<>\\\n]/g, (sign) => (sign === "\n" ? " " : ""));
    return ` ${name}="${text}"`;
  });
  const isChanged = attributes.some(([, value]) => /["[\]<>\\\n]/.test(value));
  return {
    code: `[lederkredsen ${tool.name}${texts.join("")}]`,
    note: isChanged
      ? 'En kortkode kan ikke rumme tegnene < > [ ] \\ " og linjeskift. Her er " blevet til ”, linjeskift til mellemrum, og ' +
        "resten er udeladt. Brug blokken, hvis teksten skal være, som du skrev den."
      : undefined,
  };
}

/** One line for each choice; "" without choices. */
function fieldLines(tool: PlaceholderTool, values: PlaceholderValues): Omit<SnippetCode, "title"> {
  const { props = {}, ...settings } = chosen(tool, values);
  const lines = Object.entries({ ...settings, ...props }).map(
    ([name, value]) => `${name} = ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return {
    code: lines.map((line) => line.replace(lineBreaks, " ")).join("\n"),
    note: lines.some((line) => line.search(lineBreaks) !== -1)
      ? "Linjeskift er her blevet til mellemrum, så hvert felt står på sin egen linje."
      : undefined,
  };
}

const lineBreaks = /[\n\r\u2028\u2029]+/g;

/** What the property editor of Umbraco stores: enough to write the placeholder without the whole schema. */
function umbracoValue(tool: PlaceholderTool, values: PlaceholderValues): object {
  const { name, profile, schema } = tool;
  const choices = chosen(tool, values);
  const properties = Object.keys(choices.props ?? {}).map((prop) => {
    const standard = schema.properties?.[prop]?.default;
    return [prop, standard === undefined ? {} : { default: standard }] as const;
  });
  return {
    tool: {
      name,
      ...(profile && { profile: linkProfile(profile) }),
      schema: { properties: Object.fromEntries(properties) },
    },
    values: { host: values.host, ...choices },
  };
}

/** A block of our package for Payload: `cv-check` -> `lederkredsenCvCheck`. */
function payloadBlock(tool: PlaceholderTool, values: PlaceholderValues): object {
  const { props, version, load, fallback } = chosen(tool, values);
  const slug = tool.name.replace(/(?:^|-)([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  return {
    blockType: `lederkredsen${slug}`,
    ...(version !== undefined && { widgetVersion: version }),
    ...(load !== undefined && { widgetLoad: load }),
    ...(fallback !== undefined && { widgetFallback: fallback }),
    ...props,
  };
}

/**
 * A frame, the address of the frame alone and the script for its height. If the tool cannot be framed, there is only
 * the link to its own page.
 */
function frameSnippet(tool: PlaceholderTool & FramedTool, values: PlaceholderValues, hasColors: boolean): Snippet {
  const objection = objectionToFrame(tool);
  const unlessObjected = (code: string): string => (objection === undefined ? code : "");
  const hasOwnPage = objection !== undefined && tool.profile?.home !== undefined;
  return {
    id: "ramme",
    title: "Ramme",
    how:
      objection ??
      "Til SharePoint, Notion, Wix og andre, der ikke tillader scripts. Tager de kun imod en adresse, så brug den alene. " +
        "Sidens adresse skal være en, vi har fået at vide, og man kan ikke logge ind i rammen.",
    codes: [
      {
        title: "Ramme",
        code: unlessObjected(frame(tool, values)),
        note: hasColors ? "Farverne er ikke med: de når ikke ind i en ramme." : undefined,
      },
      { title: "Adressen alene", code: unlessObjected(frameAddress(tool, values)) },
      {
        title: "Kan siden køre scripts: én gang på siden, så rammen får værktøjets højde",
        code: unlessObjected(heightScript(values.host)),
      },
      { title: "Link til værktøjets egen side", code: hasOwnPage ? linkHtml(tool, values) : "" },
      { title: "Adressen på værktøjets egen side", code: hasOwnPage ? placeholderLink(tool, values).href : "" },
    ],
  };
}

function frame(tool: PlaceholderTool, values: PlaceholderValues): string {
  const address = frameAddress(tool, values).replaceAll("&", "&amp;");
  const title = (tool.profile?.title ?? tool.name).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<iframe src="${address}" title="${title}" style="width: 100%; height: 40em; border: 0"></iframe>`;
}

function frameAddress(tool: PlaceholderTool, values: PlaceholderValues): string {
  const given = placeholderAttributes(tool, values).filter(
    ([attribute]) => attribute !== "data-widget" && attribute !== "data-widget-load",
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, value])).toString().replaceAll("+", "%20");
  return `${values.host}/embed/${tool.name}${query === "" ? "" : `?${query}`}`;
}
