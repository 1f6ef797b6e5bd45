import { Visitor } from "@swc/core/Visitor.js";

// swc parses `using`, but its visitor throws at such a declaration, and so does dependency-cruiser.
// oxlint-disable-next-line typescript/unbound-method -- called on the visitor it came from
Visitor.prototype.visitStatement = new Proxy(Visitor.prototype.visitStatement, {
  apply: (visit, visitor, [statement]) =>
    statement.type === "UsingDeclaration"
      ? visitor.visitVariableDeclaration({ ...statement, declarations: statement.decls })
      : visit.call(visitor, statement),
});

/** Tests and their helpers may import everything that they test. */
const test = "[.]test[.]tsx?$|/(testing|judged)/";

/**
 * The rules for imports between folders. `npm run arrows` also fails if a source file, or an import in it, was not
 * read.
 */
export default {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      comment: "Two modules that import each other, even only types, are one module, or share a third.",
      from: {},
      to: { circular: true },
    },
    {
      name: "widgets-reach-only-shared-runtime",
      severity: "error",
      from: { path: "^widgets/([^/]+)/" },
      to: { path: "^(host-shell|e2e|cms-snippets|widgets)/", pathNot: "^widgets/$1/" },
    },
    {
      name: "shared-runtime-imports-no-other-package",
      severity: "error",
      from: { path: "^shared-runtime/" },
      to: { path: "^(host-shell|widgets|e2e|cms-snippets)/" },
    },
    {
      name: "host-shell-reaches-widgets-by-url",
      severity: "error",
      comment: "The registry knows versions by their files; importing one would tie its deployment to the host's.",
      from: { path: "^host-shell/" },
      to: { path: "^(widgets|e2e|cms-snippets)/" },
    },
    {
      name: "tests-stand-outside",
      severity: "error",
      from: { path: "^e2e/", pathNot: "^e2e/(fixtures/)?widgets/" },
      to: { path: "^(host-shell|widgets|shared-runtime)/" },
    },
    {
      name: "cms-snippets-know-placeholders-alone",
      severity: "error",
      comment: "They reach widgets by the registry. What a placeholder and its form are is written once.",
      from: { path: "^cms-snippets/" },
      to: { path: "^(host-shell|widgets|shared-runtime)/", pathNot: "^shared-runtime/src/editors/" },
    },
    {
      name: "widgets-of-tests-are-widgets",
      severity: "error",
      comment: "They are built and published as those of a team are, with what shared-runtime gives to teams.",
      from: { path: "^e2e/(fixtures/)?widgets/" },
      to: { path: "^(host-shell|widgets|cms-snippets)/" },
    },
    {
      name: "only-the-entry-knows-the-host",
      severity: "error",
      comment: "widget.tsx is the only file of a widget that speaks to the contract.",
      from: { path: "^widgets/[^/]+/src/", pathNot: "/src/widget(\\.test)?\\.tsx$" },
      to: { path: "^shared-runtime/src/contract/define-widget" },
    },
    {
      name: "the-browser-knows-no-server",
      severity: "error",
      from: { path: "^host-shell/src/browser/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^host-shell/src/(api|database|engines|logging|metrics|pages|server|services|settings|tracing)/" },
    },
    {
      name: "scripts-of-blocks-reach-no-server",
      severity: "error",
      comment: "A script of a page is built for browsers, with everything that it imports.",
      from: { path: "\\.enhance\\.ts$" },
      to: {
        reachable: true,
        path: "^host-shell/src/(api|database|engines|http|logging|metrics|registry|security|server|services|settings|tracing)/|\\.tsx$|\\.css\\.ts$|^node:",
      },
    },
    {
      name: "capabilities-know-no-server",
      severity: "error",
      comment: "server -> services -> engines, api -> database, http, logging and the like; never back.",
      from: { path: "^host-shell/src/services/", pathNot: test },
      to: { path: "^host-shell/src/(pages|browser|enhance|registry|server|backup|dev)/" },
    },
    {
      name: "capabilities-reach-others-through-ports",
      severity: "error",
      comment:
        "Only types of another capability are imported, and, for joins and foreign keys, its tables and fragments of SQL.",
      from: { path: "^host-shell/src/services/([^/]+)/", pathNot: test },
      to: {
        path: "^host-shell/src/services/[^/]+/",
        pathNot: ["^host-shell/src/services/$1/", "[.](tables|sql)[.]ts$"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "what-a-capability-does-knows-no-http",
      severity: "error",
      comment: "Only its routes, their description and helpers, and the file that mounts them do.",
      from: { path: "^host-shell/src/services/", pathNot: `${test}|[./](capability|routes|openapi|http)[.]ts$` },
      to: { path: "^host-shell/src/api/|node_modules/hono/|[.](routes|http)[.]ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-kit-of-the-api-knows-no-capability",
      severity: "error",
      from: { path: "^host-shell/src/api/", pathNot: test },
      to: { path: "^host-shell/src/(services|engines|pages|browser|registry|server|backup|dev)/" },
    },
    {
      name: "engines-are-pure",
      severity: "error",
      comment: "They know neither HTTP nor the database.",
      from: { path: "^host-shell/src/engines/", pathNot: test },
      to: {
        path: "^host-shell/src/(?!engines/|concurrency/|privacy/)|node_modules/(hono|drizzle-orm|pg|@electric-sql)/",
      },
    },
    {
      name: "the-ground-knows-nothing-above-it",
      severity: "error",
      from: {
        path: "^host-shell/src/(concurrency|disk|http|logging|metrics|privacy|security|settings|tracing)/",
        pathNot: test,
      },
      to: { path: "^host-shell/src/(api|services|engines|pages|browser|registry|server|backup|dev)/" },
    },
    {
      name: "only-the-outbox-writes-its-table",
      severity: "error",
      comment: "Others append messages with `outbox.append`, in the transaction of what the messages are about.",
      from: { pathNot: "^host-shell/src/services/outbox/|\\.test\\.ts$|/testing/" },
      to: { path: "^host-shell/src/services/outbox/outbox\\.tables\\.ts$" },
    },
    {
      name: "the-database-knows-no-service",
      severity: "error",
      comment: "Tables stand beside the service that owns them; this folder opens and migrates the database.",
      from: { path: "^host-shell/src/database/", pathNot: "\\.test\\.ts$|/testing/" },
      to: { path: "^host-shell/src/(api|engines|pages|registry|server|services)/" },
    },
    {
      name: "model-is-pure",
      severity: "error",
      from: { path: "^widgets/[^/]+/src/model/", pathNot: "\\.test\\.ts$" },
      to: { path: "node_modules/(react|xstate|ky)/" },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      from: { pathNot: "\\.test\\.tsx?$|/(testing|judged)/|^[^/]+$|^host-shell/faults/|^e2e/fixtures/widgets/" },
      to: { path: "\\.test\\.tsx?$|/(testing|judged)/" },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      comment:
        "An import that is not resolved is not checked. Plugins are given the package of their editor by the page.",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|ckeditor5$|@tiptap/|@umbraco-cms/)" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    // Builds of this repository are not source. Packages in node_modules keep their sources in a folder `dist`, which
    // is read. Applications of CMSs import packages that only their own tests install.
    exclude: { path: "^((widgets|cms-snippets)/)?[^/]+/(dist|\\.data|\\.turbo)/|^e2e/cms/[^/]+/app/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default", "types"] },
    moduleSystems: ["es6"],
  },
};
