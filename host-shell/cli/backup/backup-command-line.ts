import { objectionToKeptOptions, parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";

export const backupUsage = `npm run backup -- <folder>

  writes the database and all files that its rows need into a new folder. A server may run. Code 1 if something is missing.

Environment: the settings of the server, of which DATA_DIR, DATABASE_URL, WIDGETS_DIR and UPLOADS_DIR say where everything is.`;

export const restoreUsage = `npm run restore -- <folder> [--replace] [--incomplete]

  puts a backup into an empty database and empty folders. No server may run. Code 1 if something is missing.
  --replace     deletes what is there
  --incomplete  restores a backup whose files are damaged without those files

Environment: the settings of the server, of which DATA_DIR, DATABASE_URL, WIDGETS_DIR and UPLOADS_DIR say where everything is.`;

export interface FolderCommand {
  readonly folder: string;
}

export interface RestoreCommand extends FolderCommand {
  readonly replace: boolean;
  readonly incomplete: boolean;
}

/** Parses the arguments after `npm run backup --`. Returns `undefined` if they ask for help. Throws `UsageError`. */
export function parseBackupLine(args: readonly string[]): FolderCommand | undefined {
  const { values, positionals } = parseWords(args, {});
  return values.help ? undefined : { folder: folderOf(positionals) };
}

/** Parses the arguments after `npm run restore --`. Returns `undefined` if they ask for help. Throws `UsageError`. */
export function parseRestoreLine(args: readonly string[], environment: NodeJS.ProcessEnv): RestoreCommand | undefined {
  const { values, positionals } = parseWords(args, { replace: { type: "boolean" }, incomplete: { type: "boolean" } });
  if (values.help) return undefined;
  const folder = folderOf(positionals);
  const objection = objectionToKeptOptions(folder, ["replace", "incomplete"], environment);
  if (objection !== undefined) throw new UsageError(objection);
  return { folder, replace: values.replace ?? false, incomplete: values.incomplete ?? false };
}

function folderOf([folder, ...more]: readonly string[]): string {
  if (folder === undefined) throw new UsageError();
  if (more.length > 0) throw new UsageError(`Unexpected argument ${JSON.stringify(more[0])}: name one folder.`);
  return folder;
}
