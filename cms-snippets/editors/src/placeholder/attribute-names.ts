import { placeholderAttributes } from "../../../../shared-runtime/src/editors/placeholder.ts";
import type { PropsSchema } from "../../../../shared-runtime/src/editors/props-schema.ts";

/** The attribute of each prop. */
export function attributeNames(schema: PropsSchema): ReadonlyMap<string, string> {
  const props = Object.keys(schema.properties ?? {});
  return new Map(
    props.map((prop) => {
      const [, written] = placeholderAttributes(
        { name: "", schema: { properties: { [prop]: {} } } },
        { host: "", props: { [prop]: "x" } },
      );
      return [prop, written?.[0] ?? ""];
    }),
  );
}
