// The import directions of the house, one rule each. `npm run imports` runs them.

const tests = "\\.test\\.tsx?$|^lib/testing/";

/** A folder whose files import only what `may` matches, tests aside. */
const imports = (name, from, may, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from, pathNot: tests },
  to: { path: "^(app|components|lib|e2e|prisma|middleware)", pathNot: may },
});

/** Words that every layer speaks: they import nothing but each other. */
const vocabulary =
  "^lib/input/|^lib/(caching/cache-tags|callers/client-address(-header)?|cn|dates|errors|log|measured|paths|poll|process-wide|product-sort|request-context)\\.ts$";
const core = "^lib/(db/|env\\.ts)";
const notADomain = "^lib/(api|http|client|server|operator|testing)/";

module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      comment: "Two modules that need each other are one module, or there is a third one in them.",
      from: {},
      // A child that takes its props' type from its parent needs nothing of it at run time.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "An import of something that is not there.",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "lib-is-below-the-pages",
      severity: "error",
      comment: "Rules do not know who shows them.",
      // What shows components to their tests stands in a page's styles.
      from: { path: "^(lib|prisma)/", pathNot: "^lib/testing/component/" },
      to: { path: "^(app|components|e2e|middleware)" },
    },
    {
      name: "components-are-below-the-pages",
      severity: "error",
      comment: "app → components, never back.",
      from: { path: "^components/" },
      to: { path: "^(app|e2e|middleware)" },
    },
    {
      name: "components-do-not-serve",
      severity: "error",
      comment: "A component is handed its data; it neither queries nor answers requests.",
      from: { path: "^components/", pathNot: tests },
      to: { path: "^lib/(http|server|db|mail|testing)/", pathNot: vocabulary },
    },
    imports(
      "ui-knows-nothing-of-the-shop",
      "^components/ui/",
      "^components/ui/|^lib/cn\\.ts$",
      "Primitives could be moved to another program as they are.",
    ),
    {
      name: "shared-components-know-no-page",
      severity: "error",
      comment: "Every page uses them; what belongs to one page stays with it.",
      from: { path: "^components/(call|form|format|list)/" },
      to: { path: "^components/", pathNot: "^components/(call|form|format|list|ui)/" },
    },
    imports(
      "pricing-imports-nothing",
      "^lib/pricing/",
      "^lib/pricing/",
      "The same sums run in the browser and on the server.",
    ),
    imports(
      "env-imports-nothing",
      "^lib/env\\.ts$",
      "^lib/(callers/proxies|input/password-length|loopback|uploadthing-keys)\\.ts$",
      "The bottom of the program; it only asks what a variable may say.",
    ),
    imports(
      "db-is-below-the-domains",
      "^lib/db/",
      `^lib/db/|^lib/env\\.ts$|${vocabulary}`,
      "lib/db → lib/env, and nothing of the shop.",
    ),
    {
      name: "domains-are-below-http",
      severity: "error",
      comment: "app → lib/api, lib/http → domains: a domain does not know how it is called.",
      from: { path: "^lib/[^/]+/", pathNot: `${notADomain}|${tests}` },
      to: { path: notADomain, pathNot: vocabulary },
    },
    {
      name: "browser-stays-in-the-browser",
      severity: "error",
      comment: "lib/client runs in the browser only.",
      from: { path: "^lib/client/", pathNot: tests },
      to: { path: `${core}|^lib/(http|server|testing)/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "server-does-not-lean-on-the-browser",
      severity: "error",
      comment: "What the server needs of it is a domain rule and belongs in a domain.",
      from: { path: "^(lib/(api|http|server|operator)/|app/api/|middleware)" },
      to: { path: "^lib/client/" },
    },
    {
      name: "commands-are-on-top",
      severity: "error",
      comment: "The operator's commands use the shop; the shop does not know them.",
      from: {
        path: "^(app|components|lib|prisma|middleware)",
        pathNot: `^lib/operator/|${tests}`,
      },
      to: { path: "^lib/operator/" },
    },
    {
      name: "what-a-product-is-knows-no-room",
      severity: "error",
      comment: "What lies in lib/catalogue itself is what its rooms stand on.",
      from: { path: "^lib/catalogue/[^/]+$", pathNot: tests },
      to: { path: "^lib/catalogue/[^/]+/" },
    },
    {
      name: "programs-are-on-top-of-their-rooms",
      severity: "error",
      comment: "What lies in lib/server itself is started; what it is made of lies in its rooms.",
      from: { path: "^lib/server/[^/]+/", pathNot: tests },
      to: { path: "^lib/server/[^/]+$" },
    },
    {
      name: "tests-are-not-shipped",
      severity: "error",
      comment: "Nothing that runs imports a test or its tools.",
      from: { pathNot: `${tests}|^e2e/|\\.config\\.ts$` },
      to: { path: `${tests}|^e2e/` },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^lib/db/generated/|^\\.next" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
    },
  },
};
