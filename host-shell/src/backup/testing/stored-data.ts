import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import type { Tables } from "../../database/database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { newPostgresDatabaseWithoutTables } from "../../database/testing/each-database.ts";
import { createBankDetails } from "../../security/bank-details.ts";
import { bankDetailsKeys } from "../../security/bank-details-keys.ts";
import { cv } from "../../services/cv-store/cv-store.tables.ts";
import { attachment } from "../../services/uploads/attachments.tables.ts";
import { submission } from "../../services/submissions/submissions.tables.ts";
import { widgetVersion } from "../../services/widget-registry/widget-registry.tables.ts";
import { readSettings, type Settings } from "../../settings/settings.ts";
import { folderOfTest } from "./folder-of-test.ts";

export type DatabaseKind = "embedded" | "PostgreSQL";

/** The settings of a server with new, empty folders and a new, empty database. */
export async function newPlace(kind: DatabaseKind): Promise<Settings> {
  const folder = await folderOfTest();
  const database = kind === "embedded" ? {} : { DATABASE_URL: await newPostgresDatabaseWithoutTables() };
  return readSettings({ DATA_DIR: join(folder, "data"), ...database });
}

/** Opens the database of a place as a server does. */
export async function withTables<T>(settings: Settings, work: (tables: Tables) => Promise<T>): Promise<T> {
  const { tables, close } = await openDatabase({ ...settings, onConnectionLost: () => undefined });
  try {
    return await work(tables);
  } finally {
    await close();
  }
}

export interface StoredData {
  readonly cvBytes: Uint8Array;
  /** The files that the rows need. */
  readonly upload: string;
  readonly widgetFile: string;
}

/** Stores some of everything: a CV, a form with a file, bank details, a widget. */
export async function storeData(tables: Tables, settings: Settings): Promise<StoredData> {
  const { dataDir, widgetsDir } = settings;
  const cvBytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
  await tables.insert(cv).values({ id: randomUUID(), bytes: cvBytes, pages: 1, words: 60, language: "da" });
  const upload = await storeForm(tables, settings);
  const seal = createBankDetails(await bankDetailsKeys(dataDir, undefined)).seal;
  await tables.insert(submission).values({
    id: randomUUID(),
    kind: "finalize",
    payload: { memberId: "m1", bankDetails: seal({ regNo: "1234", accountNo: "0001234567" }, "m1") },
    correlationId: randomUUID(),
  });
  const script = 'export const æ = "\\u2028\\n";\n';
  const version = { name: "sample", version: "1.0.0" };
  const widgetFile = join(widgetsDir, "sample", "1.0.0", "remote.js");
  await put(widgetFile, script);
  const manifest = { ...version, files: { "remote.js": integrityOf(script) } } as unknown as RemoteManifest;
  await tables.insert(widgetVersion).values({ ...version, manifest, props: {}, bytes: 10, publishedBy: 'Å "ß" \\' });
  await put(join(dataDir, "layouts", "sites", "page.json"), "{}");
  return { cvBytes, upload, widgetFile };
}

/**
 * Stores a form with a file in the order in which a server does: the file exists before its row. Resolves with the path
 * of the file.
 */
export async function storeForm(tables: Tables, { uploadsDir }: Pick<Settings, "uploadsDir">): Promise<string> {
  const [id, submissionId] = [randomUUID(), randomUUID()];
  const content = `file ${id}`;
  const upload = join(uploadsDir, "stored", id);
  await put(upload, content);
  await tables.transaction(async (transaction) => {
    await transaction.insert(submission).values({
      id: submissionId,
      kind: "sparring",
      payload: { text: "æøå\n\t\\ \u2028" },
      correlationId: randomUUID(),
    });
    await transaction
      .insert(attachment)
      .values({ id, kind: "sparring", owner: "o", name: "a.pdf", submissionId, size: Buffer.byteLength(content) });
  });
  return upload;
}

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
