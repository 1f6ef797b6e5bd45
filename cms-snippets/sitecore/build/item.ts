import { createHash } from "node:crypto";

/** Ids of Sitecore's own items to which our items refer. */
export const sitecore = {
  template: "ab86861a-6030-46c5-b394-e8f99e8b87db",
  templateFolder: "0437fee2-44c9-46a6-abe9-28858d9fee8c",
  templateSection: "e269fbb5-3750-427a-9149-7aa950b49301",
  templateField: "455a3e98-a627-4b40-8035-e683a0331ac7",
  standardTemplate: "1930bbeb-7805-471a-a3be-4858ac7cf696",
  standardRenderingParameters: "8ca06d6a-b353-44e8-bc31-b528c7306971",
  folder: "a87a00b1-e6db-45ab-8b54-636fec3b5523",
  renderingFolder: "7ee0975b-0698-493e-b3a2-0b2ef33d0522",
  jsonRendering: "04646a89-996f-4ee7-878a-ffdbf1f0ef0d",
  placeholder: "5c547d4e-7111-4995-95b0-6b561751bf2e",
  projectTemplates: "825b30b4-b40b-422e-9920-23a1b6bda89c",
  projectRenderings: "1995806f-0a84-42b5-93b0-88f0e2ff872c",
  projectPlaceholders: "f5f0fbe3-61ad-4967-a5d8-8d760331d6a1",
} as const;

/** The ids of fields of Sitecore's own templates, by name. A serialized item has the name as a hint at each id. */
const fieldIds = {
  "Allowed Controls": "e391b526-d0c5-439d-803e-17512eae6222",
  "Datasource Location": "b5b27af1-25ef-405c-87ce-369b3a004016",
  "Datasource Template": "1a7c85e5-dc0b-490d-9187-bb1dbcb4c72f",
  "Parameters Template": "a77e8568-1ab3-44f1-a664-b7c37ec7810d",
  "Placeholder Key": "7256bdab-1fd2-49dd-b205-cb4873d2917c",
  Source: "1eb8ae32-e190-44a6-968d-ed904c794ebf",
  Title: "19a69332-a23e-4e70-8d16-b2640cb24cc8",
  Type: "ab162cc0-dc80-4abf-8871-998ee5d7ba32",
  "__Base template": "12c33f3f-86c5-43a5-aeb4-5598cec45116",
  __Created: "25bed78c-4957-4165-998a-ca1b52f67497",
  "__Display name": "b5e02ad9-d56f-4c41-a065-a133db87bdeb",
  __Icon: "06d5295c-ed2f-4a54-9bf2-26228d113318",
  "__Short description": "9541e67d-ce8c-4225-803d-33f7f29f09ef",
  __Sortorder: "ba3f86a2-4a1c-4d78-b63d-91c2779c1b5e",
  "__Standard values": "f7d48a55-2158-4f02-9356-756654404f73",
  componentName: "037fe404-dd19-4bf7-8e30-4dadf68b27b0",
} as const;
type FieldName = keyof typeof fieldIds;

/** An item of the content tree. Its id is made from its path, so that a later release changes the same item. */
export interface Item {
  readonly path: string;
  /** Id of the parent. Default: that of the item one level up. */
  readonly parent?: string;
  readonly template: string;
  readonly shared?: Partial<Readonly<Record<FieldName, string>>>;
  /** Values of fields of our own templates, by the path of the field's item. */
  readonly own?: Readonly<Record<string, string>>;
  /** Words for editors, in each language. */
  readonly words?: Partial<Readonly<Record<FieldName, string>>>;
}

/** Languages in which editors of a Danish site work. */
const languages = ["da", "en"];
/** The same in every build, so that a push changes only what differs. */
const created = "20260101T000000Z";

/** A UUID that is the same for the same path. */
export function idOf(path: string): string {
  const hex = createHash("sha1").update(`lederkredsen:${path.toLowerCase()}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** An id as the value of a field has it. */
export function reference(id: string): string {
  return `{${id.toUpperCase()}}`;
}

/** The file of an item, as Sitecore Content Serialization reads it. */
export function yamlOf({ path, parent, template, shared = {}, own = {}, words = {} }: Item): string {
  const fields: readonly (readonly [id: string, hint: string, value: string])[] = [
    ...named(shared),
    ...Object.entries(own).map(([field, value]) => [idOf(field), field.split("/").at(-1) ?? "", value] as const),
  ];
  const lines = [
    "---",
    `ID: ${quoted(idOf(path))}`,
    `Parent: ${quoted(parent ?? idOf(path.slice(0, path.lastIndexOf("/"))))}`,
    `Template: ${quoted(template)}`,
    `Path: ${quoted(path)}`,
    ...(fields.length > 0 ? ["SharedFields:", ...fieldLines(fields, "")] : []),
    "Languages:",
    ...languages.flatMap((language) => [
      `- Language: ${quoted(language)}`,
      ...(Object.keys(words).length > 0 ? ["  Fields:", ...fieldLines(named(words), "  ")] : []),
      "  Versions:",
      "  - Version: 1",
      "    Fields:",
      ...fieldLines(named({ __Created: created }), "    "),
    ]),
  ];
  return `${lines.join("\n")}\n`;
}

function named(fields: Item["shared"] & object): readonly (readonly [string, string, string])[] {
  return (Object.entries(fields) as [FieldName, string][]).map(([name, value]) => [fieldIds[name], name, value]);
}

/** The lines of fields, which Sitecore orders by their ids. */
function fieldLines(fields: readonly (readonly [string, string, string])[], indent: string): readonly string[] {
  return fields
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, hint, value]) => [
      `${indent}- ID: ${quoted(id)}`,
      `${indent}  Hint: ${quoted(hint)}`,
      `${indent}  Value: ${quoted(value)}`,
    ]);
}

/** A text in quotation marks. Sitecore knows only the escapes of the backslash and of the quotation mark. */
function quoted(text: string): string {
  return `"${text.replaceAll(/\s+/g, " ").replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}
