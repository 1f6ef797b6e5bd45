import { asc, eq } from "drizzle-orm";
import type { Tables } from "../../../database/database.ts";
import { widgetKey, widgetSignature, widgetVersion } from "../widget-registry.tables.ts";
import { signatureFault, type Signing } from "./signature-trust.ts";

/** The keys of a widget, oldest first, and the signatures of its versions. */
export async function signingOf(tables: Tables, name: string): Promise<Signing> {
  return {
    keys: await tables.select().from(widgetKey).where(eq(widgetKey.widget, name)).orderBy(asc(widgetKey.createdAt)),
    signatures: await tables.select().from(widgetSignature).where(eq(widgetSignature.name, name)),
  };
}

/** The versions of a widget that are not to be served, because of their signatures. */
export async function untrustedVersions(tables: Tables, name: string): Promise<ReadonlySet<string>> {
  const signing = await signingOf(tables, name);
  if (signing.keys.length === 0) return new Set();
  const versions = await tables.select().from(widgetVersion).where(eq(widgetVersion.name, name));
  return new Set(versions.filter((one) => signatureFault(one, signing) !== undefined).map(({ version }) => version));
}
