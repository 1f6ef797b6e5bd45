import { JobIdentifiers, JobsExpired, JobsIdentified, mostIdentifiers } from "shared-runtime/api/job-store.ts";
import { type createHostCall, HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { batchesOf } from "./batches-of.ts";
import { recordsOfFile } from "./records-of-file.ts";

type Call = ReturnType<typeof createHostCall>;

interface Options {
  readonly file: string;
  /** Only jobs whose identifier begins with this text are removed. */
  readonly within: string;
  readonly bearer: string;
}

/**
 * Removes the jobs that a file does not have. The whole file must be readable, since an unreadable posting would count as
 * missing. Rejects with `HostRefusal`.
 */
export async function expireMissing(
  call: Call,
  options: Options,
): Promise<{ readonly removed: number; readonly left: number }> {
  const present = await identifiersIn(call, options);
  const missing: string[] = [];
  let left = 0;
  for await (const identifier of shownIdentifiers(call, options)) {
    if (present.has(identifier)) left += 1;
    else missing.push(identifier);
  }
  let removed = 0;
  for (let from = 0; from < missing.length; from += mostIdentifiers) {
    const body = { identifiers: missing.slice(from, from + mostIdentifiers) };
    removed += (await call(JobsExpired, "POST", "/expire", { body, bearer: options.bearer })).removed;
  }
  return { removed, left };
}

async function identifiersIn(call: Call, { file, bearer }: Options): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  const stop = (line: number, reason: string): never => {
    throw new HostRefusal(
      `Nothing was removed: line ${line} of ${file} cannot be read, so its posting would count as missing. ${reason}`,
    );
  };
  for await (const batch of batchesOf(recordsOfFile(file), ({ line, reason }) => stop(line, `It ${reason}`))) {
    const body = { postings: batch.map(({ value }) => value) };
    const { identifiers, refused } = await call(JobsIdentified, "POST", "/identifiers", { body, bearer });
    const [first] = refused;
    if (first) stop(batch[first.index]?.line ?? 0, first.reason);
    for (const identifier of identifiers) present.add(identifier);
  }
  if (present.size > 0) return present;
  throw new HostRefusal(`Nothing was removed: ${file} has no postings, so all jobs would be removed.`);
}

async function* shownIdentifiers(call: Call, { within, bearer }: Omit<Options, "file">): AsyncGenerator<string> {
  let after = "";
  for (;;) {
    const query = new URLSearchParams({ after });
    const { identifiers } = await call(JobIdentifiers, "GET", `/identifiers?${query}`, { bearer });
    const last = identifiers.at(-1);
    if (last === undefined) return;
    yield* identifiers.filter((identifier) => identifier.startsWith(within));
    after = last;
  }
}

/** Removes one job. Rejects with `HostRefusal` if no shown job has the identifier; the message suggests similar ones. */
export async function expireOne(call: Call, identifier: string, bearer: string): Promise<void> {
  const body = { identifiers: [identifier] };
  const { removed } = await call(JobsExpired, "POST", "/expire", { body, bearer });
  if (removed > 0) return;
  const alike: string[] = [];
  for await (const shown of shownIdentifiers(call, { within: "", bearer })) {
    if (shown.endsWith(`:${identifier}`)) alike.push(shown);
  }
  const meant = alike.length > 0 ? ` Did you mean ${alike.slice(0, 5).join(" or ")}?` : "";
  throw new HostRefusal(`No job that is shown has the identifier ${identifier}.${meant}`);
}
