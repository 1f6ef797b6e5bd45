import { existsSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "./json-files.ts";
import { MembershipFile } from "../../services/membership/membership-file.ts";

/**
 * Reads the prices and rules of an organisation from its content; `undefined` if there are none. Rejects with
 * `ContentProblem`, which names the file and the row, if they are not valid.
 */
export async function readMembership(siteFolder: string): Promise<MembershipFile | undefined> {
  const file = join(siteFolder, "items/membership.json");
  return existsSync(file) ? readJson(file, MembershipFile) : undefined;
}
