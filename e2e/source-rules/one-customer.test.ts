import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = globSync("{app,lib}/**/*.ts", {
  exclude: ["lib/db/generated/**", "**/*.test.ts"],
}).map((name) => ({ name, text: readFileSync(name, "utf8") }));

const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) => (pattern.test(text) ? [name] : [])).toSorted();

/** The places that count something per customer. */
it("counts per customer treat one mailbox as one customer", () => {
  expect(filesWith(/await sameCustomer\(/)).toEqual([
    "lib/orders/cart/samples.ts",
    "lib/payments/cash-limit.ts",
    "lib/shop/promotions/check-promo.ts",
  ]);
  expect(filesWith(/from "[^"]*\/one-mailbox"/)).toEqual([
    "lib/companies/invite-member.ts",
    "lib/identity/invitations/invite.ts",
    "lib/messaging/email/budget.ts",
    "lib/orders/place/unverified/admit-unverified.ts",
    "lib/shop/customers/same-customer.ts",
  ]);
});

it("only wrong passwords of an existing account are counted by the email as written", () => {
  const raw = /subject: (?!oneMailbox)(?:[^,}\n]*\$\{)?(?:\w+\.)?e?mail\b/i;
  expect("{ subject: email }").toMatch(raw);
  expect("{ subject: `x ${customer.email}` }").toMatch(raw);
  expect(filesWith(raw)).toEqual(["lib/identity/accounts/sign-in/try-password.ts"]);
  const summed = /SELECT[^;`]*\b(?:sum|count)\([^`]*o\."email" = /;
  expect('`SELECT count(*) FROM orders o WHERE o."email" = x`').toMatch(summed);
  expect(filesWith(summed)).toEqual([]);
});
