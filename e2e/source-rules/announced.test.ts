import ts from "typescript";
import { expect, it } from "vitest";
import { parseSource, sourceTexts, type SourceFile } from "./source-files";

/**
 * Code that writes what an event reports announces it (lib/messaging/events). A file that writes one of these
 * tables calls one of ANNOUNCERS, or is listed as writing only what no event reports.
 */

const ANNOUNCERS =
  /\b(?:announce|announceLow|announcePaid|announceChanges|changeOffer|insertDeliveries)\(/;

interface Table {
  /** The model's name, and the table's in SQL. */
  names: [string, string];
  /** The columns that events report; undefined if events report only new rows. */
  reported: RegExp | undefined;
  /** Files that write none of them. */
  silent: string[];
}

const TABLES: Table[] = [
  {
    names: ["order", "orders"],
    reported: /\b(?:status|totalPaise|paidPaise|refundedPaise|creditedPaise|firstPaidAt)\b/,
    silent: [
      "lib/account-life/claim-guest-orders.ts",
      "lib/account-life/on-delete.ts",
      "lib/artwork/proofs/approve-proof.ts",
      "lib/companies/found-company.ts",
      "lib/companies/hand-over.ts",
      "lib/companies/remove-member.ts",
      "lib/documents/portal-files/name-consignee.ts",
      "lib/fulfilment/call-offs/lock-call-offs.ts",
      "lib/fulfilment/call-offs/set-call-off-order.ts",
      "lib/fulfilment/corrections/correct-order.ts",
      "lib/fulfilment/dispatches/end-short.ts",
      "lib/fulfilment/dispatches/record-dispatch.ts",
      "lib/fulfilment/dispatches/take-back-dispatch.ts",
      "lib/fulfilment/reviews/request-reviews.ts",
      "lib/fulfilment/status/change-order-status.ts",
      "lib/fulfilment/status/lapse-unconfirmed.ts",
      "lib/messaging/newsletter/unsubscribe.ts",
      "lib/orders/access/confirm-order.ts",
      "lib/orders/access/create-order-link.ts",
      "lib/orders/access/prove-own-orders.ts",
      "lib/orders/access/renew-order-key.ts",
      "lib/orders/access/set-order-email.ts",
      "lib/payments/record-payment.ts",
      "lib/payments/remind-of-credit.ts",
      "lib/payments/remind.ts",
    ],
  },
  { names: ["payment", "payments"], reported: /./, silent: [] },
  { names: ["orderDocument", "order_documents"], reported: /./, silent: [] },
  {
    names: ["orderDispatch", "order_dispatches"],
    reported: undefined,
    silent: [
      "lib/fulfilment/dispatches/update-dispatch.ts",
      "lib/fulfilment/ewaybills/portal-bill.ts",
      "lib/fulfilment/dispatches/tracking.ts",
    ],
  },
  {
    names: ["product", "products"],
    reported: /\b(?!featuredPosition|isDemo)[a-z]\w*\b\s*[:=]/,
    silent: ["lib/catalogue/admin/choose-featured.ts", "lib/dashboard/demo/delete-demo-data.ts"],
  },
  // Products copy the new name of their category.
  {
    names: ["category", "categories"],
    reported: undefined,
    silent: [
      // A new category has no products.
      "lib/catalogue/categories/create-category.ts",
      "lib/catalogue/categories/lock-categories.ts",
      // Changes only the category's picture, which products do not have.
      "lib/dashboard/demo/delete-demo-data.ts",
      "prisma/demo/fill-demo-catalogue.ts",
    ],
  },
  {
    names: ["contactMessage", "contact_messages"],
    reported: undefined,
    silent: [
      "lib/messaging/inbox/reply-to-message.ts",
      "lib/messaging/inbox/update-message.ts",
      "lib/orders/access/set-order-email.ts",
      // No one is notified of the shop's own messages.
      "lib/orders/messages/write-to-customer.ts",
    ],
  },
  { names: ["offerMessage", "offer_messages"], reported: undefined, silent: [] },
  {
    names: ["offer", "offers"],
    reported: /\b(?:state|version)\b/,
    silent: [
      "lib/companies/hand-over.ts",
      "lib/companies/remove-member.ts",
      "lib/offers/forget-buyer.ts",
    ],
  },
  {
    names: ["proof", "proofs"],
    reported: /\bstate\b/,
    silent: ["lib/fulfilment/corrections/remove-lines.ts"],
  },
];

interface Write {
  file: string;
  /** The written data: `data` of a Prisma call, or the part of a statement from SET. */
  data: string;
}

const files = sourceTexts("{app,lib,prisma/demo}/**/*.ts").filter(
  ({ name }) => !name.startsWith("lib/db/generated/"),
);

function findWrites({ names: [model, table] }: Table): Write[] {
  const call = new RegExp(`\\.${model}\\s*\\.(?:create|update|upsert)\\w*`);
  const statement = new RegExp(`(?:UPDATE|INSERT INTO)\\s+"?${table}"?\\s[^]*?(?=\\sWHERE|$)`, "g");
  const rows = new RegExp(`insertRows\\(\\{ table: "${table}"`);
  return files.flatMap(({ name, text }) => {
    const written = call.test(text) ? calls(parseSource(name, text), call) : [];
    if (rows.test(text)) written.push("");
    written.push(...[...text.matchAll(statement)].map(([match]) => match));
    return written.map((data) => ({ file: name, data }));
  });
}

function calls({ tree }: SourceFile, callee: RegExp): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && callee.test(node.expression.getText(tree))) {
      const [options] = node.arguments;
      const properties = options && ts.isObjectLiteralExpression(options) ? options.properties : [];
      const data = properties.find((property) => property.name?.getText(tree) === "data");
      found.push(data?.getText(tree).replace(/^data:/, "") ?? "");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

it.each(TABLES)(
  "code that writes $names.1 announces it, or writes nothing that is reported",
  (table) => {
    const writes = findWrites(table);
    const announced = new Set(
      files.flatMap(({ name, text }) => (ANNOUNCERS.test(text) ? [name] : [])),
    );
    const known = (file: string) => announced.has(file) || table.silent.includes(file);
    expect(writes.map(({ file }) => file).filter((file) => !known(file))).toEqual([]);
    const written = new Set(writes.map(({ file }) => file));
    expect(table.silent.filter((file) => !written.has(file))).toEqual([]);
    const { reported } = table;
    const wrong = writes.filter(
      ({ file, data }) => table.silent.includes(file) && reported?.test(data),
    );
    expect(wrong).toEqual([]);
  },
);

it("finds code that forgets to announce", () => {
  const [orders] = TABLES;
  const forgotten = findWrites(orders as Table).find(({ file }) =>
    file.endsWith("write-status.ts"),
  );
  expect(forgotten).toBeDefined();
  expect(orders?.reported?.test("{ status: to, ...columns }")).toBe(true);
});
