import { DrizzleQueryError } from "drizzle-orm";
import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { expect, it } from "vitest";
import { whatRefused } from "./outcome.ts";

const failing = (error: unknown) => whatRefused(() => Promise.reject(error))(undefined);

it.each([
  [
    new DrizzleQueryError(
      "insert into submission …",
      ["Hanne Holm"],
      new Error("could not extend file: No space left"),
    ),
    "It failed: could not extend file: No space left.",
  ],
  [new DrizzleQueryError("select $1", ["Hanne Holm"]), "It failed: Failed query: select $1."],
  [
    new DrizzleQueryError(
      "insert into cv …",
      [],
      Object.assign(new Error('invalid input syntax for type integer: "Hanne Holm"'), { code: "22P02" }),
    ),
    "It failed: Error 22P02.",
  ],
  [new Error("ENOSPC: no space left on device, write"), "It failed: ENOSPC: no space left on device, write."],
])("a failure is one sentence without the values of queries: %#", async (error, sentence) => {
  await expect(failing(error)).rejects.toEqual(new HostRefusal(sentence));
});

it("a sentence of the command stays as it is", async () => {
  const [refusal, usage] = [new HostRefusal("It is not a backup."), new UsageError("There is no option --al.")];
  await expect(failing(refusal)).rejects.toBe(refusal);
  await expect(failing(usage)).rejects.toBe(usage);
});
