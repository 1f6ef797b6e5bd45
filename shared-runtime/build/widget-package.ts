import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WidgetBudget, WidgetName, VersionNumber } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";

const WidgetPackage = v.object({
  name: WidgetName,
  version: VersionNumber,
  widget: v.optional(v.object({ budget: WidgetBudget }), {}),
});

/** Reads name, version and budget from a widget's `package.json`. Throws an error with a sentence for each mistake. */
export function readWidgetPackage(root: string): {
  readonly name: string;
  readonly version: string;
  /** The largest first mount of the widget, in kilobytes after gzip. */
  readonly budget: number;
} {
  const file = join(root, "package.json");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), WidgetPackage), readFileSync(file, "utf8"));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "it"} ${issue.message}.`);
    throw new Error(`${file}: ${faults.join(" ")}`);
  }
  const { name, version, widget } = parsed.output;
  return { name, version, budget: widget.budget };
}
