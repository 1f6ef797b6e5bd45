import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import type { LivePlaceholder } from "./live-placeholders.ts";
import { createContractGuard } from "./contract-guard.ts";
import { createPromoter, type PromotionRequest } from "./promote.ts";
import { createPublisher, type Published, type Submission } from "./publish.ts";
import { RegistryRefusal } from "./registry-refusal.ts";
import { createRegistryStore, type RegistryStore } from "./registry-store.ts";
import { emptyRegistry } from "./testing/empty-registry.ts";
import { propsSchema, remoteEntry, sampleVersion, submissionOf } from "./testing/sample-version.ts";
import { createVersionChecks } from "./version-checks.ts";
import { createWidgetStore, type WidgetStore } from "./widget-store.ts";

const checks = createVersionChecks();

eachDatabase("a submitted version", (tables) => {
  let folder: string;
  let store: WidgetStore;
  let registry: RegistryStore;
  let placeholders: readonly LivePlaceholder[];
  let publish: (submission: Submission) => Promise<Published>;
  let promote: ReturnType<typeof createPromoter>;
  beforeEach(async () => {
    await emptyRegistry(tables());
    folder = await mkdtemp(join(tmpdir(), "widgets-"));
    store = createWidgetStore(folder);
    registry = createRegistryStore(tables());
    placeholders = [];
    const guard = createContractGuard({ registry, checks, placeholdersOf: async () => placeholders });
    publish = createPublisher({ registry, store, checks, guard });
    promote = createPromoter({ registry, guard });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const versions = async () => (await registry.versions()).map(({ version }) => version).toSorted();
  const filesOf = async (path = "") => (await readdir(join(folder, path)).catch((): string[] => [])).toSorted();
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof RegistryRefusal)) throw new Error("It was not refused.", { cause: error });
    return { errorKey: error.errorKey, reasons: error.reasons };
  };

  it("is stored with its files, its size and its publisher, and no channel serves it", async () => {
    const sample = sampleVersion("1.0.0");
    expect(await publish(submissionOf(sample))).toEqual({ name: "sample", version: "1.0.0" });
    expect(await registry.versions()).toEqual([
      {
        name: "sample",
        version: "1.0.0",
        manifest: sample.manifest,
        manifestText: JSON.stringify(sample.manifest),
        props: JSON.parse(propsSchema()),
        bytes: expect.any(Number),
        publishedAt: expect.any(Date),
        publishedBy: "Hanne",
        forcedBecause: null,
        withdrawnBecause: null,
        withdrawnForSecurity: false,
        released: false,
      },
    ]);
    expect(await registry.channels()).toEqual([]);
    for (const [path, content] of Object.entries(sample.contents)) {
      expect(await readFile(join(folder, "sample/1.0.0", path), "utf8")).toBe(content);
    }
    expect(await filesOf(".incoming")).toEqual([]);
  });

  describe("is refused, and leaves nothing behind,", () => {
    /** Random bytes, which cannot be compressed. */
    const noise = (bytes: number) => `/*${randomBytes(bytes).toString("base64")}*/`;
    const without = (path: string) => {
      const submission = submissionOf(sampleVersion("1.0.0"));
      const files = new Map(submission.files);
      files.delete(path);
      return { ...submission, files };
    };
    const withFile = (path: string, content: string) => {
      const submission = submissionOf(sampleVersion("1.0.0"));
      return { ...submission, files: new Map([...submission.files, [path, Buffer.from(content)]]) };
    };
    const withManifest = (change: object) => {
      const { manifest, ...submission } = submissionOf(sampleVersion("1.0.0"));
      return { ...submission, manifest: JSON.stringify({ ...(JSON.parse(manifest) as object), ...change }) };
    };
    const withContents = (contents: Readonly<Record<string, string>>) =>
      submissionOf(sampleVersion("1.0.0", { contents }));

    it.each<[string, Submission, string, readonly (string | RegExp)[]]>([
      [
        "if widget.json is not valid JSON",
        { ...submissionOf(sampleVersion("1.0.0")), manifest: "{" },
        "manifestInvalid",
        ["widget.json is not a valid manifest: it is not valid JSON.", "Build the widget again."],
      ],
      [
        "if widget.json lacks required fields",
        withManifest({ entry: undefined, revision: undefined }),
        "manifestInvalid",
        [
          "widget.json is not a valid manifest: revision is missing.",
          "widget.json is not a valid manifest: entry is missing.",
          "Build the widget again.",
        ],
      ],
      [
        "if its manifest is of another widget",
        submissionOf({ ...sampleVersion("1.0.0", { name: "other" }), name: "sample" }),
        "manifestInvalid",
        ["widget.json is the manifest of other, not of sample."],
      ],
      [
        "if its version is not valid",
        submissionOf(sampleVersion("1.0")),
        "manifestInvalid",
        [/version must be a semantic version/, "Build the widget again."],
      ],
      [
        "if its version has a leading zero, which semver forbids",
        submissionOf(sampleVersion("1.02.0")),
        "manifestInvalid",
        [/version must be a semantic version/, "Build the widget again."],
      ],
      [
        "if its version has build metadata, as local builds have",
        submissionOf(sampleVersion("1.0.0+0123abcd")),
        "manifestInvalid",
        [/version must be a semantic version/, "Build the widget again."],
      ],
      [
        "if it would write outside its folder",
        withContents({ "../../evil.js": "x" }),
        "manifestInvalid",
        [/must be a relative path inside the version/, "Build the widget again."],
      ],
      [
        "if a file is missing",
        without("assets/style.css"),
        "versionIncomplete",
        ["assets/style.css is listed but was not sent."],
      ],
      [
        "if a file was altered",
        withFile("remoteEntry.js", remoteEntry("somebody else")),
        "versionIncomplete",
        ["remoteEntry.js is not the file that widget.json describes."],
      ],
      ["if a file is not listed", withFile("extra.js", "x"), "versionIncomplete", ["extra.js is not listed."]],
      [
        "if a file is also a folder",
        withContents({ assets: "x" }),
        "versionIncomplete",
        ["assets is both a file and a folder."],
      ],
      [
        "if a needed file is not listed",
        withManifest({ styles: ["assets/other.css"], texts: "sentences.json" }),
        "versionIncomplete",
        ["assets/other.css is needed but is not listed.", "sentences.json is needed but is not listed."],
      ],
      [
        "if its texts are not valid",
        withContents({ "texts.json": '{"title":1}' }),
        "versionIncomplete",
        ["texts.json is not a JSON object of texts."],
      ],
      [
        "if its props are not valid JSON",
        withContents({ "props.schema.json": "title" }),
        "versionIncomplete",
        ["props.schema.json is not a valid JSON Schema of props: it is not a JSON object."],
      ],
      [
        "if its props describe no properties",
        withContents({ "props.schema.json": "{}" }),
        "versionIncomplete",
        ["props.schema.json is not a valid JSON Schema of props: it describes no properties."],
      ],
      [
        "if its props have an unknown type",
        withContents({ "props.schema.json": propsSchema({ properties: { title: { type: "text" } } }) }),
        "versionIncomplete",
        [
          /^props\.schema\.json is not a valid JSON Schema of props: properties\.title\.type must be "array", "boolean", "integer", /,
        ],
      ],
      [
        "if a first mount exceeds the limit for all widgets",
        withContents({ "remoteEntry.js": remoteEntry(noise(61_000)) }),
        "versionTooLarge",
        [/^A first mount needs \d+\.\d kB, compressed, and the budget of sample is 60 kB: .* widget\.budget /],
      ],
      [
        "if a first mount, with its styles, exceeds the widget's budget",
        submissionOf(
          sampleVersion("1.0.0", {
            manifest: { budget: 12.5 },
            contents: {
              "remoteEntry.js": remoteEntry(randomBytes(4_000).toString("hex")),
              "assets/style.css": randomBytes(9_000).toString("hex"),
            },
          }),
        ),
        "versionTooLarge",
        [/^A first mount needs 1[3-6]\.\d kB, compressed, and the budget of sample is 12\.5 kB: /],
      ],
      [
        "if its budget exceeds the limit for all widgets",
        withManifest({ budget: 61 }),
        "manifestInvalid",
        [/not a valid manifest: budget must be 60 kB at most, /, "Build the widget again."],
      ],
      [
        "if its entry is not a module",
        withContents({ "remoteEntry.js": 'import { x from "' }),
        "versionIncomplete",
        [/^remoteEntry\.js is not a JavaScript module: /],
      ],
      [
        "if its entry is not a script",
        withManifest({ entry: "assets/style.css" }),
        "versionIncomplete",
        ["assets/style.css is the entry but not a JavaScript module: name a file that ends in .js."],
      ],
      [
        "if its entry exports no functions of a container",
        withContents({ "remoteEntry.js": "export const version = 1;" }),
        "versionIncomplete",
        [
          "remoteEntry.js exports neither init nor get, which pages call to mount the widget: build it with shared-runtime/build/widget.ts.",
        ],
      ],
      [
        "if its entry lacks one function of a container",
        withContents({ "remoteEntry.js": 'export * as get from "./first.js";', "first.js": "export const init = 1;" }),
        "versionIncomplete",
        [
          "remoteEntry.js exports no init, which pages call to mount the widget: build it with shared-runtime/build/widget.ts.",
        ],
      ],
      [
        "if a style sheet is not a CSS file",
        withManifest({ styles: ["assets/style.css", "remoteEntry.js"] }),
        "versionIncomplete",
        ["remoteEntry.js is named in styles but is not a style sheet: name files that end in .css."],
      ],
      [
        "if the imports of its entry exceed the budget",
        withContents({
          "remoteEntry.js":
            'import "./a/first.js"; export const init = () => import("./later.js"); export const get = init;',
          "a/first.js": 'export * from "../big.js";',
          "big.js": noise(61_000),
          "later.js": noise(200_000),
        }),
        "versionTooLarge",
        [/^A first mount needs \d+\.\d kB, compressed, /],
      ],
      [
        "if its entry imports a file that is not in the version",
        withContents({
          "remoteEntry.js":
            'import "https://cdn.example/x.js"; import "react"; import "./none.js"; import "../other/x.js";',
        }),
        "versionIncomplete",
        ["https://cdn.example/x.js", "react", "./none.js", "../other/x.js"].map(
          (path) => `remoteEntry.js imports "${path}", which is not a file of this version.`,
        ),
      ],
      [
        "if a style sheet imports another",
        withContents({ "assets/style.css": '@import "./more.css";' }),
        "versionIncomplete",
        ["assets/style.css imports another style sheet: name it in styles, beside this one."],
      ],
      [
        "if a first mount is small only when compressed",
        withContents({ "remoteEntry.js": remoteEntry("0".repeat(1_000_000)) }),
        "versionTooLarge",
        ["A first mount needs 1000.1 kB before compression; the limit is 1000 kB."],
      ],
      [
        "if its first frame or its texts are too large",
        withContents({
          "first-frame.html": `<p>${"0".repeat(200_000)}</p>`,
          "texts.json": JSON.stringify({ title: noise(30_000) }),
        }),
        "versionTooLarge",
        [
          "first-frame.html has 200.1 kB before compression; the limit is 200 kB.",
          /^texts\.json has \d+\.\d kB, compressed; the limit is 20 kB\.$/,
        ],
      ],
      ...[
        ['<p onclick="x()">', "onclick"],
        ["<img/ONERROR=x>", "onerror"],
        ['<p title="&gt;"><b title=">" onload=x>', "onload"],
        ["<noscript><p title='</noscript><img src=x onerror=x>'>", "onerror"],
        ["<noscript><p title='</noscript><script>x()</script>'>", "script"],
        ["<p><script>x()</script>", "script"],
        ['<iframe src="x">', "iframe"],
        ['<a href=" java&#10;script:x()">', "href"],
        ['<svg><a><animate attributeName=href values="/;javascript:x()">', "values"],
        ['<form action="javascript:x()">', "action"],
      ].map(([html = "", name = ""]): [string, Submission, string, readonly (string | RegExp)[]] => [
        `if its first frame would run ${html}`,
        withContents({ "first-frame.html": html }),
        "versionIncomplete",
        [`first-frame.html must not contain active markup: remove ${name}.`],
      ]),
    ])("%s", async (_, submission, errorKey, reasons) => {
      const refusal = await refusalOf(publish(submission));
      expect([refusal.errorKey, refusal.reasons.length]).toEqual([errorKey, reasons.length]);
      for (const [index, reason] of reasons.entries()) {
        expect(refusal.reasons[index]).toSatisfy((said: string) =>
          typeof reason === "string" ? said === reason : reason.test(said),
        );
      }
      expect([await versions(), await filesOf()]).toEqual([[], []]);
    });

    it("with all faults at once", async () => {
      const submission = withContents({ "first-frame.html": "<script></script>", "texts.json": "[]" });
      expect((await refusalOf(publish(submission))).reasons).toEqual([
        "first-frame.html must not contain active markup: remove script.",
        "texts.json is not a JSON object of texts.",
      ]);
    });
  });

  it("may show nothing at first", async () => {
    const contents = { "first-frame.html": "" };
    expect(await publish(submissionOf(sampleVersion("1.0.0", { contents })))).toEqual({
      name: "sample",
      version: "1.0.0",
    });
  });

  it("may have an entry that re-exports from other files", async () => {
    const contents = {
      "remoteEntry.js": 'import "./get.js"; export * from "./all.js";',
      "all.js": 'export { init } from "./init.js"; export * from "./get.js";',
      "init.js": "export const init = () => {};",
      "get.js": "export async function get() {}",
    };
    expect(await publish(submissionOf(sampleVersion("1.0.0", { contents })))).toEqual({
      name: "sample",
      version: "1.0.0",
    });
  });

  it("never changes once it is published", async () => {
    await publish(submissionOf(sampleVersion("1.0.0")));
    const other = sampleVersion("1.0.0", { contents: { "remoteEntry.js": remoteEntry("other") } });
    expect(await refusalOf(publish(submissionOf(other)))).toEqual({
      errorKey: "versionExists",
      reasons: [
        "sample 1.0.0 is already published. Published versions never change: raise the version in package.json.",
      ],
    });
    expect(await readFile(join(folder, "sample/1.0.0/remoteEntry.js"), "utf8")).toBe(remoteEntry("1.0.0"));
    expect(await filesOf(".incoming")).toEqual([]);
  });

  it.each(["1.9.9", "1.10.0-rc.1", "0.99.0"])(
    "must be higher than all published ones, which %s is not",
    async (lower) => {
      await publish(submissionOf(sampleVersion("1.10.0")));
      expect(await refusalOf(publish(submissionOf(sampleVersion(lower))))).toEqual({
        errorKey: "versionTooLow",
        reasons: [`sample ${lower} is not higher than the published 1.10.0. Raise the version in package.json.`],
      });
      expect([await versions(), await filesOf("sample")]).toEqual([["1.10.0"], ["1.10.0"]]);
    },
  );

  it("is published once when it is submitted twice at the same time", async () => {
    const [one, other] = ["one", "other"].map((content) =>
      submissionOf(sampleVersion("1.0.0", { contents: { "remoteEntry.js": remoteEntry(content) } }), {
        actor: content,
      }),
    );
    const outcomes = await Promise.allSettled([publish(one!), publish(other!)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [row] = await registry.versions();
    expect(await readFile(join(folder, "sample/1.0.0/remoteEntry.js"), "utf8")).toBe(
      remoteEntry(row?.publishedBy ?? ""),
    );
    expect((await registry.history("sample")).map(({ actor }) => actor)).toEqual([row?.publishedBy]);
    expect(await filesOf(".incoming")).toEqual([]);
  });

  it("may be the lower of two concurrent ones only if it comes first", async () => {
    const lower = publish(submissionOf(sampleVersion("1.0.0"))).catch((error: unknown) => error);
    await publish(submissionOf(sampleVersion("1.1.0")));
    const refused = (await lower) instanceof RegistryRefusal;
    const events = (await registry.history("sample")).map(({ version }) => version);
    expect(events).toEqual(refused ? ["1.1.0"] : ["1.1.0", "1.0.0"]);
    expect(await versions()).toEqual(events.toReversed());
    expect(await filesOf("sample")).toEqual(events.toReversed());
  });

  describe("checked against live placeholders", () => {
    const onPage = (page: string, attributes: Readonly<Record<string, string>>, spec = "stable"): LivePlaceholder => ({
      page,
      spec,
      input: { attributes, json: undefined },
    });
    const withProps = (version: string, schema: object) =>
      sampleVersion(version, { contents: { "props.schema.json": propsSchema(schema) } });
    const next = withProps("2.0.0", {
      properties: { title: { type: "string" }, size: { enum: ["small", "large"] } },
      required: ["size"],
    });
    beforeEach(async () => {
      await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
    });

    it("is refused with each page that it would break, and why", async () => {
      placeholders = [
        onPage("/cv", { title: "Hej", count: "3" }),
        onPage("https://other.example/", { size: "medium" }),
        onPage("/good", { size: "small" }),
      ];
      expect(await refusalOf(publish(submissionOf(next)))).toEqual({
        errorKey: "placeholdersBreak",
        reasons: [
          "sample 2.0.0 would break 2 live placeholders:",
          "/cv: count is no longer known. size is missing and must be given.",
          'https://other.example/: size = "medium" must be "small" or "large".',
          "Keep the props that they use, or publish with --force and a reason.",
        ],
      });
      expect(await versions()).toEqual(["1.0.0"]);
    });

    it("is published by force, which records who did it and why", async () => {
      placeholders = [onPage("/cv", { count: "3" })];
      const why = "The page is taken down tonight.";
      await publish(submissionOf(next, { force: why, actor: "Bo (Team CV)" }));
      const [event] = await registry.history("sample");
      expect(event).toMatchObject({ actor: "Bo (Team CV)", action: "publish", version: "2.0.0", reason: why });
      const row = (await registry.versions()).find(({ version }) => version === "2.0.0");
      expect(row).toMatchObject({ publishedBy: "Bo (Team CV)", forcedBecause: why });
    });

    it("keeps no reason for a force that was not needed", async () => {
      await publish(submissionOf(next, { force: "To be on the safe side." }));
      expect((await registry.history("sample"))[0]).toMatchObject({ version: "2.0.0", reason: null });
    });

    it("is not blamed for invalid input of today, or for unknown props", async () => {
      placeholders = [onPage("/cv", { count: "many", testid: "cv" })];
      const stillNumber = withProps("1.1.0", {
        properties: { title: { type: "string" }, count: { type: "number", minimum: 1 } },
      });
      expect(await publish(submissionOf(stillNumber))).toEqual({ name: "sample", version: "1.1.0" });
    });

    it("breaks no placeholder that asks for other versions", async () => {
      placeholders = [onPage("/cv", { count: "3" }, "1"), onPage("/old", { count: "3" }, "1.0.0")];
      expect(await publish(submissionOf(next))).toEqual({ name: "sample", version: "2.0.0" });
    });

    it.each(["2", "2.0", "2.0.0", "canary"])("breaks a placeholder that asks for %s", async (spec) => {
      placeholders = [onPage("/cv", { count: "3" }, spec)];
      expect((await refusalOf(publish(submissionOf(next)))).errorKey).toBe("placeholdersBreak");
    });

    describe("with a pattern that never finishes on the input of a page", () => {
      const endless = withProps("2.0.0", { properties: { title: { type: "string", pattern: "^(a+)+$" } } });
      let impatient: (submission: Submission) => Promise<Published>;
      beforeEach(() => {
        placeholders = [onPage("https://other.example/", { title: `${"a".repeat(60)}!` })];
        const hasty = createVersionChecks({ milliseconds: 500 });
        const guard = createContractGuard({ registry, checks: hasty, placeholdersOf: async () => placeholders });
        impatient = createPublisher({ registry, store, checks, guard });
      });

      it("is refused with a sentence that says what to do", async () => {
        expect(await refusalOf(impatient(submissionOf(endless)))).toEqual({
          errorKey: "checkUnfinished",
          reasons: [
            "The check of sample 2.0.0 against live placeholders did not finish in time: a pattern in the schema of its props, or of the props of the version served now, takes too long on the input of some page. Avoid nested repetitions such as (a+)+, or publish with --force and a reason.",
          ],
        });
        expect([await versions(), await filesOf("sample")]).toEqual([["1.0.0"], ["1.0.0"]]);
      });

      it("is published by force, so that reported placeholders cannot block it", async () => {
        const why = "The page is made up.";
        await impatient(submissionOf(endless, { force: why }));
        expect((await registry.history("sample"))[0]).toMatchObject({ version: "2.0.0", reason: why });
      });
    });

    it("gets a note if not all placeholders are known", async () => {
      const guard = async () => undefined;
      const strangers = [
        { widget: "sample", origin: "https://a.example", count: 3 },
        { widget: "other", origin: "https://b.example", count: 1 },
      ];
      const unsure = createPublisher({
        registry,
        store,
        checks,
        guard,
        placeholders: { areFull: async () => true, elsewhere: async () => strangers },
      });
      expect(await unsure(submissionOf(next))).toEqual({
        name: "sample",
        version: "2.0.0",
        notes: [
          "More placeholders were reported from other systems than are stored, so some pages may not have been checked.",
          "Pages of these origins say that they have the widget, and were not checked, since ALLOWED_ORIGINS does not list them: https://a.example.",
        ],
      });
    });

    it("is compared with the local build while nothing is published", async () => {
      placeholders = [onPage("/cv", { count: "many" })];
      const guard = createContractGuard({
        registry,
        checks,
        placeholdersOf: async () => placeholders,
        localPropsOf: async () => JSON.parse(propsSchema()) as object,
      });
      const over = createPublisher({ registry, store, checks, guard });
      const first = sampleVersion("1.0.0", { name: "other" });
      expect(await over(submissionOf(first))).toEqual({ name: "other", version: "1.0.0" });
      expect((await refusalOf(publish(submissionOf({ ...first, name: "other" })))).errorKey).toBe("placeholdersBreak");
    });
  });

  describe("checked against live placeholders when it is promoted", () => {
    const onPage = (page: string, count: string, spec = "stable"): LivePlaceholder => ({
      page,
      spec,
      input: { attributes: { count }, json: undefined },
    });
    const promotion: PromotionRequest = {
      name: "sample",
      version: "2.0.0",
      channel: "stable",
      share: undefined,
      actor: "Bo (Team CV)",
      force: undefined,
    };
    const stable = async () => (await registry.channels()).find(({ channel }) => channel === "stable")?.version;
    beforeEach(async () => {
      await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
      const contents = { "props.schema.json": propsSchema({ properties: { title: { type: "string" } } }) };
      await publish(submissionOf(sampleVersion("2.0.0", { contents })));
      placeholders = [onPage("/new", "3")];
    });

    it.each(["stable", "canary"] as const)("is refused on %s with each page that it would break", async (channel) => {
      expect(await refusalOf(promote({ ...promotion, channel }))).toEqual({
        errorKey: "placeholdersBreak",
        reasons: [
          "sample 2.0.0 would break 1 live placeholder:",
          "/new: count is no longer known.",
          "Keep the props that they use, or promote with --force and a reason.",
        ],
      });
      expect([await stable(), (await registry.history("sample")).length]).toEqual(["1.0.0", 2]);
    });

    it("is served by force, which records who did it and why", async () => {
      const why = "The page is taken down tonight.";
      await promote({ ...promotion, force: why });
      expect(await stable()).toBe("2.0.0");
      expect((await registry.history("sample"))[0]).toMatchObject({
        actor: "Bo (Team CV)",
        action: "promote",
        version: "2.0.0",
        channel: "stable",
        reason: why,
      });
    });

    it("keeps no reason for a force that was not needed", async () => {
      placeholders = [];
      await promote({ ...promotion, force: "To be on the safe side." });
      expect((await registry.history("sample"))[0]).toMatchObject({ action: "promote", reason: null });
    });

    it("breaks no placeholder that names an exact version", async () => {
      placeholders = [onPage("/pinned", "3", "2.0.0"), onPage("/old", "3", "1.0.0")];
      await promote(promotion);
      expect(await stable()).toBe("2.0.0");
    });

    it("is refused as withdrawn or unknown before its placeholders are checked", async () => {
      expect((await refusalOf(promote({ ...promotion, version: "3.0.0" }))).errorKey).toBe("versionUnknown");
      await promote({ ...promotion, force: "The page is taken down tonight." });
      await registry.heal({ name: "sample", actor: "self-healing", version: "2.0.0", reason: "It fails." });
      expect((await refusalOf(promote(promotion))).errorKey).toBe("versionWithdrawn");
    });

    it("does not block a rollback", async () => {
      await promote({ ...promotion, force: "The page is taken down tonight." });
      placeholders = [{ page: "/title", spec: "stable", input: { attributes: { count: "many" }, json: undefined } }];
      expect(await registry.rollback({ name: "sample", actor: "Bo", channel: "stable" })).toMatchObject({
        version: "1.0.0",
      });
    });
  });

  describe("whose publication is interrupted", () => {
    const broken = (place: WidgetStore["receive"]): WidgetStore => ({ ...store, receive: place });

    it("while its files are written is not published, and its files are removed", async () => {
      const full = broken(async () => {
        const incoming = await store.receive();
        return { ...incoming, add: (path, bytes) => (path.endsWith(".json") ? refuse() : incoming.add(path, bytes)) };
      });
      const refuse = () => Promise.reject(new Error("no space left"));
      const failing = createPublisher({ registry, store: full, checks, guard: async () => undefined });
      await expect(failing(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }))).rejects.toThrow("no space");
      expect([await versions(), await registry.channels(), await filesOf(".incoming")]).toEqual([[], [], []]);
    });

    it("after its files are placed and before the commit is not published, and can be published again", async () => {
      const crashing = broken(async () => {
        const incoming = await store.receive();
        return {
          ...incoming,
          async place(...given) {
            await incoming.place(...given);
            throw new Error("the connection to the database was lost");
          },
        };
      });
      const failing = createPublisher({ registry, store: crashing, checks, guard: async () => undefined });
      const first = sampleVersion("1.0.0", { contents: { "remoteEntry.js": remoteEntry("the first attempt") } });
      await expect(failing(submissionOf(first, { channel: "stable" }))).rejects.toThrow("was lost");
      expect([await versions(), await registry.channels(), await registry.history("sample")]).toEqual([[], [], []]);
      expect(await filesOf("sample")).toEqual(["1.0.0"]);

      await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
      expect(await readFile(join(folder, "sample/1.0.0/remoteEntry.js"), "utf8")).toBe(remoteEntry("1.0.0"));
    });
  });

  it("left unfinished by a killed server is removed after a while, and one that is being received is not", async () => {
    const minutes = 60_000;
    await mkdir(join(folder, ".incoming/old/assets"), { recursive: true });
    await writeFile(join(folder, ".incoming/old/assets/style.css"), ".a{}");
    const old = new Date(Date.now() - 11 * minutes);
    await utimes(join(folder, ".incoming/old"), old, old);
    const { add } = await store.receive();
    await add("remoteEntry.js", Buffer.from("new"));
    expect(await filesOf(".incoming")).toHaveLength(2);
    await store.discardLeftovers(registry.unlessPublished);
    expect(await filesOf(".incoming")).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await later(11).discardLeftovers(registry.unlessPublished);
    expect(await filesOf(".incoming")).toEqual([]);
  });

  const later = (minutes: number) => createWidgetStore(folder, { now: () => Date.now() + minutes * 60_000 });

  /** Places the files of a version, and ends there, as a server that is killed before the commit. */
  const placedOnly = async (version: string): Promise<void> => {
    const { add, place } = await store.receive();
    await add("remoteEntry.js", Buffer.from(remoteEntry("a killed server")));
    await place("sample", version, async () => undefined);
  };

  it("that was placed and never published is removed after a while, and no version of the widget that is published", async () => {
    await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
    await placedOnly("2.0.0");
    expect(await filesOf("sample")).toEqual(["1.0.0", "2.0.0"]);
    expect(await later(9).discardLeftovers(registry.unlessPublished)).toBe(0);
    expect(await later(11).discardLeftovers(registry.unlessPublished)).toBe(1);
    expect([await filesOf("sample"), await filesOf(".incoming")]).toEqual([["1.0.0"], []]);
  });

  it("that was placed as the first of its widget and never published leaves no folder of the widget", async () => {
    await placedOnly("1.0.0");
    await later(11).discardLeftovers(registry.unlessPublished);
    expect(await filesOf(".")).toEqual([".incoming"]);
  });

  it("that is published after an attempt that ended before its commit stays, whatever that attempt left", async () => {
    await placedOnly("1.0.0");
    await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
    expect(await later(11).discardLeftovers(registry.unlessPublished)).toBe(1);
    expect(await readFile(join(folder, "sample/1.0.0/remoteEntry.js"), "utf8")).toBe(remoteEntry("1.0.0"));
  });

  it("leaves no note of its placing once it is published", async () => {
    await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
    expect(await filesOf(".incoming")).toEqual([]);
  });

  it("is never removed by a note of the placing that names no version of a widget", async () => {
    await publish(submissionOf(sampleVersion("1.0.0"), { channel: "stable" }));
    for (const [index, text] of ['{"name":"..","version":"1.0.0"}', '{"name":"sample","version":".."}', "{"].entries())
      await writeFile(join(folder, `.incoming/${index}.json`), text);
    expect(await later(11).discardLeftovers(registry.unlessPublished)).toBe(3);
    expect([await filesOf("sample"), await filesOf(".incoming")]).toEqual([["1.0.0"], []]);
  });
});
