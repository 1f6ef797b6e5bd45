import type { PropSchema } from "../../../shared-runtime/src/editors/props-schema.ts";
import { pascalCase } from "../../build/names.ts";
import type { ShippedTool } from "../../build/shipped-tool.ts";
import { fieldKind } from "./field-kind.ts";
import { idOf, type Item, reference, sitecore } from "./item.ts";

const templates = "/sitecore/templates/Project/Lederkredsen";
const renderings = "/sitecore/layout/Renderings/Project/Lederkredsen";
const placeholders = "/sitecore/layout/Placeholder Settings/Project/Lederkredsen";
const parametersTemplate = `${templates}/Visning`;
const choiceTemplate = `${templates}/Valg`;
const choiceValue = `${choiceTemplate}/Valg/value`;

/** The settings of the loader, which every rendering has as parameters. */
const settings: readonly {
  readonly name: string;
  readonly title: string;
  readonly help: string;
  readonly choices?: readonly string[];
}[] = [
  {
    name: "version",
    title: "Version",
    help: "Uden valg: den version, der er givet fri til alle. Skriv canary, 1, 1.4 eller 1.4.2 for at vælge selv.",
  },
  {
    name: "load",
    title: "Hvornår værktøjet hentes",
    help: "Uden valg: når det er ved at komme til syne.",
    choices: ["visible", "eager", "idle", "interaction"],
  },
  {
    name: "fallback",
    title: "Hvis værktøjet ikke kan hentes",
    help: "Uden valg: en besked med en knap til at prøve igen. none: ingenting.",
    choices: ["message", "none"],
  },
];

/** All items of the package: what each tool needs, and what they share. Parents are before their children. */
export function itemsOf(tools: readonly ShippedTool[]): readonly Item[] {
  return [
    { path: templates, parent: sitecore.projectTemplates, template: sitecore.templateFolder },
    ...choiceItems(),
    ...parameterItems(),
    ...tools.flatMap(templateItems),
    { path: renderings, parent: sitecore.projectRenderings, template: sitecore.renderingFolder },
    ...tools.map(renderingItem),
    {
      path: placeholders,
      parent: sitecore.projectPlaceholders,
      template: sitecore.placeholder,
      shared: {
        "Placeholder Key": "lederkredsen",
        "Allowed Controls": tools.map((tool) => reference(idOf(renderingPath(tool)))).join("|"),
      },
      words: { "__Display name": "Værktøjer" },
    },
  ];
}

/** The template of a choice: an item with a value to choose, under its Danish label. */
function choiceItems(): readonly Item[] {
  const section = `${choiceTemplate}/Valg`;
  return [
    {
      path: choiceTemplate,
      template: sitecore.template,
      shared: { "__Base template": reference(sitecore.standardTemplate) },
    },
    { path: section, template: sitecore.templateSection },
    { path: choiceValue, template: sitecore.templateField, shared: { Type: "Single-Line Text", __Sortorder: "100" } },
  ];
}

function parameterItems(): readonly Item[] {
  const section = `${parametersTemplate}/Visning`;
  return [
    {
      path: parametersTemplate,
      template: sitecore.template,
      shared: { "__Base template": reference(sitecore.standardRenderingParameters) },
    },
    { path: section, template: sitecore.templateSection },
    ...settings.flatMap(({ name, title, help, choices }, index) => {
      const folder = `${templates}/Valg af ${name}`;
      const field: Item = {
        path: `${section}/${name}`,
        template: sitecore.templateField,
        shared: {
          Type: choices ? "Droplist" : "Single-Line Text",
          ...(choices ? { Source: folder } : {}),
          __Sortorder: String((index + 1) * 100),
        },
        words: { Title: title, "__Short description": help },
      };
      const names = (choices ?? []).map((choice): Item => ({ path: `${folder}/${choice}`, template: sitecore.folder }));
      return choices ? [field, { path: folder, template: sitecore.folder }, ...names] : [field];
    }),
  ];
}

function templatePath({ name }: ShippedTool): string {
  return `${templates}/${pascalCase(name)}`;
}

function renderingPath({ name }: ShippedTool): string {
  return `${renderings}/${pascalCase(name)}`;
}

function renderingItem(tool: ShippedTool): Item {
  return {
    path: renderingPath(tool),
    template: sitecore.jsonRendering,
    shared: {
      componentName: `Lederkredsen${pascalCase(tool.name)}`,
      "Datasource Template": templatePath(tool),
      "Datasource Location": "./Data",
      "Parameters Template": reference(idOf(parametersTemplate)),
      __Icon: "Office/32x32/window_gear.png",
    },
    words: { "__Display name": tool.profile.title, "__Short description": tool.profile.summary },
  };
}

/** The template of a tool's data source: a section for each group of the schema, a field for each prop. */
function templateItems(tool: ShippedTool): readonly Item[] {
  const path = templatePath(tool);
  const standardValues = `${path}/__Standard Values`;
  const props = Object.entries(tool.schema.properties ?? {});
  const groups = tool.schema.groups ?? [];
  const fieldPath = (prop: string, { group = "settings" }: PropSchema): string => `${path}/${group}/${prop}`;
  const ticked = props.filter(([, schema]) => schema.type === "boolean" && schema.default === true);
  return [
    {
      path,
      template: sitecore.template,
      shared: {
        "__Base template": reference(sitecore.standardTemplate),
        "__Standard values": reference(idOf(standardValues)),
        __Icon: "Office/32x32/window_gear.png",
      },
      words: { "__Display name": tool.profile.title, "__Short description": tool.profile.summary },
    },
    {
      path: standardValues,
      template: idOf(path),
      own: Object.fromEntries(ticked.map(([prop, schema]) => [fieldPath(prop, schema), "1"])),
    },
    ...groups.map(({ name, title }, index): Item => ({
      path: `${path}/${name}`,
      template: sitecore.templateSection,
      shared: { __Sortorder: String((index + 1) * 100) },
      words: { "__Display name": title },
    })),
    ...props.flatMap(([prop, schema], index) =>
      fieldItems(fieldPath(prop, schema), { prop, schema, index, folder: path }),
    ),
  ];
}

interface FieldOptions {
  readonly prop: string;
  readonly schema: PropSchema;
  readonly index: number;
  readonly folder: string;
}

function fieldItems(path: string, { prop, schema, index, folder }: FieldOptions): readonly Item[] {
  const choices = schema.enum ?? [];
  const choiceFolder = `${folder} valg af ${prop}`;
  return [
    {
      path,
      template: sitecore.templateField,
      shared: {
        Type: fieldKind(prop, schema),
        ...(choices.length > 0 ? { Source: choiceFolder } : {}),
        __Sortorder: String((index + 1) * 100),
      },
      words: { Title: schema.title ?? prop, "__Short description": helpOf(schema) },
    },
    ...(choices.length > 0 ? [{ path: choiceFolder, template: sitecore.folder }] : []),
    ...choices.map((choice, place): Item => {
      const value = String(choice);
      return {
        path: `${choiceFolder}/${value.replaceAll(/[^\w-]+/g, " og ")}`,
        template: idOf(choiceTemplate),
        shared: { __Sortorder: String((place + 1) * 100) },
        own: { [choiceValue]: value },
        words: { "__Display name": schema.enumLabels?.[value] ?? value },
      };
    }),
  ];
}

/**
 * The help of a field: its description, the meaning of each `{name}`, and the text that visitors read if the field is
 * empty.
 */
function helpOf({ description, variables = {}, default: standard }: PropSchema): string {
  const sentences = [
    description,
    ...Object.entries(variables).map(([name, meaning]) => `{${name}}: ${meaning}`),
    typeof standard === "string" && standard !== "" ? `Uden tekst: »${standard}«` : undefined,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}
