import * as v from "valibot";
import { expect, it } from "vitest";
import { keptFields, secret } from "./secret.ts";

const account = v.pipe(v.string(), v.regex(/^\d*$/), secret());

it("leaves out a field marked secret, wherever its schema carries the mark", () => {
  const schema = v.object({
    name: v.string(),
    role: v.picklist(["leder", "medarbejder"]),
    topics: v.optional(v.array(v.pipe(v.string(), v.minLength(1)))),
    account,
    optional: v.optional(account),
    nullable: v.nullable(v.optional(account, "")),
    list: v.array(account),
    choice: v.union([v.literal(""), account]),
    piped: v.pipe(account, v.minLength(1)),
    pipedUnion: v.pipe(v.union([account, v.literal("")]), v.trim()),
  });
  expect(keptFields(schema)).toEqual(["name", "role", "topics"]);
});
