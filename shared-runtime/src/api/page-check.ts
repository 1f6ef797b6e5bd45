import * as v from "valibot";

/** `bad`: the tool is not shown, or not as intended. `warn`: it works or may work, but the page needs a correction. */
export const PageFinding = v.object({
  /** Stable name of the kind of finding. */
  key: v.string(),
  status: v.picklist(["bad", "warn"]),
  /** In Danish, for editors. */
  title: v.string(),
  text: v.string(),
  /** What to write instead. */
  code: v.exactOptional(v.string()),
  /** The tool of the finding, in Danish. Absent if the page has only one tool, or if the finding is about the page. */
  place: v.exactOptional(v.string()),
});
export type PageFinding = v.InferOutput<typeof PageFinding>;

/** A tool that browsers of visitors reported for the page during the last 30 days. */
export const ReportedTool = v.object({
  widget: v.string(),
  /** The requested channel, range or version. */
  wish: v.string(),
  /** ISO 8601. A browser reports once a day. */
  seenAt: v.string(),
});
export type ReportedTool = v.InferOutput<typeof ReportedTool>;

/** What the server found on a page of another system. */
export const PageCheck = v.object({
  /** The address that answered, after redirects. */
  page: v.string(),
  /** The address that opens the page in editing mode. */
  editing: v.string(),
  /** Names of the tools in the HTML, in order. */
  tools: v.array(v.string()),
  findings: v.array(PageFinding),
  reports: v.array(ReportedTool),
});
export type PageCheck = v.InferOutput<typeof PageCheck>;
