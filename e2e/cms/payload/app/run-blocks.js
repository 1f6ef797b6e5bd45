// Runs Payload with the blocks of a host. Arguments: address of the package, address of the host, database file. Prints
// JSON: what is stored of a good block, its HTML, and what is wrong with the bad ones.
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { buildConfig, getPayload } from "payload";

const [, , address, host, database] = process.argv;
const { lederkredsenBlocks, lederkredsenTools, renderPlaceholder } = await import(address);
const tools = await lederkredsenTools(host);
const config = await buildConfig({
  secret: "of-a-test",
  telemetry: false,
  typescript: { autoGenerate: false },
  db: sqliteAdapter({ client: { url: `file:${database}` }, push: true, blocksAsJSON: true }),
  collections: [{ slug: "pages", fields: [{ name: "content", type: "blocks", blocks: lederkredsenBlocks(tools) }] }],
});
const payload = await getPayload({ config, disableOnInit: true });

const create = (block) => payload.create({ collection: "pages", data: { content: [block] } });
const refused = async (block) => {
  try {
    await create(block);
    return "accepted";
  } catch (error) {
    return (error.data?.errors ?? [{ path: "", message: String(error) }]).map(({ path, message }) => [path, message]);
  }
};

const { id } = await create({
  blockType: "lederkredsenCvCheck",
  uploadTitle: 'Løn & "vilkår"',
  joinHref: "/bliv-medlem",
  leadSource: 3,
  widgetLoad: "eager",
});
const { content } = await payload.findByID({ collection: "pages", id });
const blocks = payload.config.collections
  .find(({ slug }) => slug === "pages")
  .fields.find(({ name }) => name === "content").blocks;
/** The names of fields, and the groups by their label. */
const outline = (fields) =>
  fields.map(({ name, label, fields: within }) => (within ? { [label]: outline(within) } : name));
const result = {
  blocks: blocks.map(({ slug, admin, fields }) => ({
    slug,
    group: admin.group,
    picture: admin.images?.thumbnail.url,
    outline: outline(fields),
  })),
  html: renderPlaceholder(content[0], { host, tools }),
  unknown: renderPlaceholder({ blockType: "hero" }, { host, tools }) ?? "nothing",
  refused: {
    script: await refused({ blockType: "lederkredsenCvCheck", joinHref: "javascript:alert(1)" }),
    choice: await refused({ blockType: "lederkredsenCrossLink", tool: "lønberegner" }),
    number: await refused({ blockType: "lederkredsenCvCheck", leadSource: 1.5 }),
  },
};
console.log(`\n${JSON.stringify(result)}`);
process.exit(0);
