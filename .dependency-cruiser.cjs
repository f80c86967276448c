// The allowed import directions, one rule each. `npm run verify -- imports` checks them.

/**
 * The rooms (folders) of lib, bottom first: a room imports only rooms listed before it, types included.
 * docs/architecture.md describes them.
 */
const ROOMS = [
  "base",
  "db",
  "http",
  "i18n",
  "pricing",
  "audit",
  "files",
  "shop",
  "messaging",
  "identity",
  "catalogue",
  "companies",
  "orders",
  "offers",
  "artwork",
  "documents",
  "payments",
  "fulfilment",
  "account-life",
  "dashboard",
  "api",
  "client",
  "runtime",
];

/** Tests, and code that only tests use. */
const tests = "\\.test\\.tsx?$|^(e2e|rigs|bench)/";

/** Restricts a folder's imports to what `may` matches, except in tests. */
const imports = (name, from, may, comment) => ({
  name,
  severity: "error",
  comment,
  from: { path: from, pathNot: tests },
  to: { path: "^(app|components|lib|e2e|rigs|prisma|middleware)", pathNot: may },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      severity: "error",
      comment: "Two modules that need each other are one module, or there is a third one in them.",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "An import of something that is not there.",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "every-file-has-a-room",
      severity: "error",
      comment: "lib holds rooms alone, and a new one takes its place in ROOMS.",
      from: { path: "^(app|components|lib|e2e|rigs|prisma|bench|middleware)" },
      to: { path: "^lib/", pathNot: `^lib/(${ROOMS.join("|")})/` },
    },
    ...ROOMS.slice(0, -1).map((room, floor) => ({
      name: `${room}-is-below`,
      severity: "error",
      comment: "A room imports rooms below it (ROOMS).",
      from: { path: `^lib/${room}/`, pathNot: tests },
      to: { path: `^lib/(${ROOMS.slice(floor + 1).join("|")})/` },
    })),
    {
      name: "lib-is-below-the-pages",
      severity: "error",
      comment: "Rules do not know who shows them.",
      from: { path: "^(lib|prisma)/", pathNot: tests },
      to: { path: "^(app|components|middleware)" },
    },
    {
      name: "components-are-below-the-pages",
      severity: "error",
      comment: "app → components, never back.",
      from: { path: "^components/" },
      to: { path: "^(app|middleware)" },
    },
    {
      name: "components-do-not-serve",
      severity: "error",
      comment: "A component is handed its data; it neither queries nor answers requests.",
      from: { path: "^components/", pathNot: tests },
      to: { path: "^lib/(api/route|runtime|db|messaging/email)/" },
    },
    imports(
      "ui-knows-nothing-of-the-shop",
      "^components/ui/",
      "^components/ui/|^lib/base/(cn|listeners|http/(languages|lazy-part)|tables/read-number)\\.ts$|^lib/i18n/",
      "Primitives could be moved to another program as they are, with its languages.",
    ),
    {
      name: "shared-components-know-no-page",
      severity: "error",
      comment: "Every page uses them; what belongs to one page stays with it.",
      from: { path: "^components/shared/" },
      to: { path: "^components/", pathNot: "^components/(shared|ui)/" },
    },
    {
      name: "shop-and-admin-share-by-domain",
      severity: "error",
      comment: "What both show is in components/domain, which knows neither.",
      from: { path: "^components/(admin|domain)/", pathNot: tests },
      to: { path: "^components/shop/" },
    },
    {
      name: "shop-and-domain-know-no-admin",
      severity: "error",
      comment: "A buyer's page has nothing of the admin's.",
      from: { path: "^components/(shop|domain)/", pathNot: tests },
      to: { path: "^components/admin/" },
    },
    imports(
      "pricing-imports-nothing",
      "^lib/pricing/",
      "^lib/pricing/|^lib/base/(tables|input)/|^lib/i18n/translate\\.ts$",
      "The same sums run in the browser and on the server.",
    ),
    {
      name: "browser-stays-in-the-browser",
      severity: "error",
      comment: "lib/client runs in the browser only.",
      from: { path: "^lib/client/", pathNot: tests },
      to: {
        path: "^lib/(db/|base/env\\.ts|api/route/)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "server-does-not-lean-on-the-browser",
      severity: "error",
      comment: "What the server needs of it is a domain rule and belongs in a domain.",
      from: { path: "^(lib/(api|runtime)/|app/api/|middleware)", pathNot: tests },
      to: { path: "^lib/client/" },
    },
    {
      name: "the-joined-table-is-for-readers-of-all-of-it",
      severity: "error",
      comment: "It brings every schema of the shop: a route imports the rows of its own domain.",
      from: { pathNot: `${tests}|^lib/api/(openapi|examples)\\.ts$` },
      to: { path: "^lib/api/endpoints\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "what-a-product-is-knows-no-room",
      severity: "error",
      comment:
        "What lies in lib/catalogue itself is what its rooms stand on; the table of fields is a part of it.",
      from: { path: "^lib/catalogue/([^/]+$|fields/)", pathNot: tests },
      to: { path: "^lib/catalogue/[^/]+/", pathNot: "^lib/catalogue/fields/" },
    },
    {
      name: "programs-are-on-top-of-their-rooms",
      severity: "error",
      comment: "What lies in lib/runtime itself is started; what it is made of lies in its rooms.",
      from: { path: "^lib/runtime/[^/]+/", pathNot: tests },
      to: { path: "^lib/runtime/[^/]+$" },
    },
    {
      name: "tests-are-not-shipped",
      severity: "error",
      comment: "Nothing that runs imports a test or its tools.",
      from: { pathNot: `${tests}|\\.config\\.ts$` },
      to: { path: tests },
    },
    {
      name: "rigs-are-on-top-of-the-tests",
      severity: "error",
      comment: "What browser tests and rigs share lies in e2e/support.",
      from: { pathNot: "^(rigs|bench)/" },
      to: { path: "^rigs/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // The program in e2e/api/client is separate: its test writes the types that it imports.
    exclude: { path: "^lib/db/generated/|^\\.next|^e2e/api/client/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
    },
  },
};
