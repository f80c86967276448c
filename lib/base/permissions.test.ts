import { expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { PAGES } from "@/lib/identity/access/pages";
import { Role } from "@/lib/db/generated/enums";
import { sourceTexts } from "@/e2e/source-rules/source-files";
import { isKeyScope, KEY_SCOPES } from "./key-scopes";
import { ADMIN, requiresSecondFactor, can, PERMISSIONS, ROLES, rolesWith } from "./permissions";

const OWN = ["account.own", "orders.own"];

const held = (role: string) => PERMISSIONS.filter((permission) => can(role, permission));

it("grants a customer their own records, and the admin everything", () => {
  expect(held("user")).toEqual(OWN);
  expect(held(ADMIN)).toEqual(PERMISSIONS);
});

it.each([
  ["packer", ["orders.read.all", "orders.write.all"]],
  ["catalogue", ["products.read.all", "products.write", "products.export", "stock.write"]],
  ["sales", ["offers.read", "offers.write", "offers.send", "customers.read"]],
  [
    "accountant",
    [
      ...["stats.read", "costs.read", "orders.read.all", "orders.export"],
      ...["returns.write", "refunds.write"],
      ...["payments.read", "payments.write", "documents.issue"],
      ...["tax.read", "tax.write", "registers.read", "customers.read"],
    ],
  ],
])("grants the %s the permissions of their work", (role, work) => {
  expect(held(role)).toEqual([...OWN, "two-factor.own", "admin.open", ...work]);
});

it("lets only admins give roles and export personal data", () => {
  const guarded = ["users.read", "users.write", "newsletter.export", "audit.export"] as const;
  for (const permission of guarded) expect(rolesWith(permission)).toEqual([ADMIN]);
});

it.each(["", "root", "Admin", "__proto__", "constructor", "user,admin"])(
  "grants nothing to an unknown role: %j",
  (role) => {
    expect(held(role)).toEqual([]);
    expect(ROLES).not.toContain(role);
  },
);

it("asks two-factor authentication for all that is not every customer's, but for setting it up", () => {
  expect(PERMISSIONS.filter((permission) => !requiresSecondFactor(permission))).toEqual([
    "account.own",
    "orders.own",
    "two-factor.own",
  ]);
});

it("names the roles of the database", () => {
  expect(ROLES).toEqual(Object.values(Role));
});

it("has no row that nothing needs", () => {
  const needed = [...Object.values(endpoints).map(({ access }) => access), ...PAGES.values()];
  expect(PERMISSIONS.filter((permission) => !needed.includes(permission))).toEqual([]);
});

it("is the only place that distinguishes roles", () => {
  const compares = /(?<!typeof )\b(\w+\??\.)*role *[!=]==? *["']/;
  const files = ["app", "components", "lib"].flatMap((folder) =>
    sourceTexts(`${folder}/**/*.{ts,tsx}`),
  );
  const faulty = [...files, ...sourceTexts("middleware.ts")]
    .filter(({ text }) => compares.test(text))
    .map(({ name }) => name);
  expect(faulty).toEqual([]);
});

/** Permissions to act for a person, or to take over the shop. */
const PEOPLES = [
  "account.own",
  "orders.own",
  "two-factor.own",
  "admin.open",
  "orders.enter",
  "users.read",
  "users.write",
  "credit.write",
  "settings.write",
  "keys.write",
  "webhooks.write",
] as const;

it.each(PEOPLES)("no API key can have %s", (permission) => {
  expect(PERMISSIONS).toContain(permission);
  expect(isKeyScope(permission)).toBe(false);
});

it("API keys can have the listed permissions, each once, and no unknown ones", () => {
  expect(new Set(KEY_SCOPES).size).toBe(KEY_SCOPES.length);
  expect(KEY_SCOPES.filter((scope) => !PERMISSIONS.includes(scope))).toEqual([]);
  expect(isKeyScope("orders.write.everything")).toBe(false);
});
