import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { can, PERMISSIONS, STAFF, type Permission, type Role } from "@/lib/base/permissions";
import { storedVapidKeys } from "@/lib/runtime/supervisor/data-dir";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { givenPayment } from "@/e2e/steps/book-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenPromoCode, givenReview, givenUser } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { documentSteps } from "@/e2e/steps/document-steps";

/**
 * Tests what every read of the admin and of orders returns to each role. A field requires the permission of the
 * call that it belongs to, in any response that contains it.
 */

// Next caches nothing outside its own server, so every read queries the database.
vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn(), revalidateTag: vi.fn() }));

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);
const { invoice } = documentSteps(db);
const { refund, takeBack, givenTwoLines } = moneySteps(db);

/** A unique word for each kind of data with its own call, and the permissions of those calls. */
const WORDS = {
  refundreason: ["payments.read"],
  refundreference: ["payments.read"],
  receiptreference: ["payments.read"],
  returnreason: ["returns.write"],
  messagetext: ["messages.read"],
  reviewtext: ["reviews.read"],
  personname: ["users.read", "customers.read"],
  diwalicode: ["promotions.read"],
  // The GST readiness report names products without an HSN code.
  draftname: ["products.read.all", "tax.read"],
  subscriber: ["newsletter.export"],
  notetext: ["orders.read.all"],
} as const satisfies Record<string, readonly Permission[]>;

/** Fields withheld from a role without the permission, though the role may make the call. */
const WITHHELD: Partial<Record<EndpointName, Record<string, Permission>>> = {
  getOrder: { refunds: "payments.read" },
  readOrderActivity: { "items.state": "messages.read" },
  readOrderDesk: {
    "activity.items.state": "messages.read",
    ledger: "payments.read",
    messages: "messages.read",
    "order.refunds": "payments.read",
    "actions.stepBack": "orders.write.all",
    "actions.cancel": "orders.cancel",
    "actions.returnable": "returns.write",
    "actions.returns": "returns.write",
    "actions.refunds": "payments.read",
  },
  readOrderActions: {
    stepBack: "orders.write.all",
    cancel: "orders.cancel",
    returnable: "returns.write",
    returns: "returns.write",
    refunds: "payments.read",
  },
  searchShop: {
    orders: "orders.read.all",
    products: "products.read.all",
    people: "customers.read",
  },
};

/** Entries depend on the role, each by its own permission (lib/dashboard/to-do, lib/messaging/push). */
const BY_ENTRY: readonly EndpointName[] = ["readToDo", "readPush"];

type Ids = Record<"order" | "product" | "user" | "document" | "category" | "message", string>;

async function givenShop(): Promise<Ids> {
  const user = await givenUser(db, { name: "Tester personname", email: "personname@example.in" });
  const product = await givenProduct(db, { name: "Box draftname", draft: true });
  await givenReview(db, { productId: product.id, comment: "reviewtext", verified: true });
  await givenPromoCode(db, { code: "DIWALICODE" });
  const { id, boxLine } = await givenTwoLines("Delivered");
  await invoice(id);
  await givenPayment(db, { orderId: id, amountPaise: 112_200, reference: "RECEIPTREFERENCE" });
  const reasons = { reason: "refundreason", tellReason: true };
  await refund(id, 100, { ...reasons, reference: "REFUNDREFERENCE" });
  const lines = [{ line: boxLine, quantity: 1, restock: true }];
  await takeBack(id, { lines, reason: "returnreason", tellReason: false });
  await db.orderNote.create({ data: { orderId: id, text: "notetext", by: "Meera Nair" } });
  const from = { name: "Ravi", email: "ravi@example.in", ipAddress: "203.0.113.9" };
  const message = await db.contactMessage.create({
    data: { ...from, kind: "order", message: "messagetext", orderId: id },
  });
  await db.newsletterSubscription.create({
    data: { email: "subscriber@example.in", source: "checkout", requestedAt: new Date() },
  });
  const note = await db.orderDocument.findFirstOrThrow({ where: { kind: "credit_note" } });
  return {
    order: id,
    product: product.id,
    user: user.id,
    document: note.id,
    category: "boxes",
    message: message.id,
  };
}

/** Queries of reads that require one. */
const QUERIES: Partial<Record<EndpointName, string>> = {
  listCustomerItems: "company=0199c0de-0000-7000-8000-000000000001",
  searchShop: "q=personname",
  readGstMonth: "month=2026-11",
  exportRegister: "month=2026-11&register=sales",
  exportGstr1: "month=2026-11",
  exportTally: "month=2026-11",
  getEWayBills: "day=2026-11-21",
  readMargins: "by=customer&from=2026-11-01&to=2026-11-30",
  exportGstr1Table: "month=2026-11&table=b2cs",
};

const PORTAL_FILES: readonly EndpointName[] = ["getEInvoice", "getEWayBill"];

const routes = import.meta.glob<Record<string, (...all: unknown[]) => Promise<Response>>>(
  "./**/route.ts",
);

const READS = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { call, access, produces }]) =>
    call.startsWith("GET ") &&
    produces !== "application/pdf" &&
    (access === "order" ||
      (PERMISSIONS.includes(access as Permission) && !access.endsWith(".own"))),
);

const toIds = (address: string, ids: Ids): Record<string, string> => {
  const [, place = ""] = address.replace(/^\/admin/, "").split("/");
  const owner: Record<string, string> = {
    orders: ids.order,
    products: ids.product,
    users: ids.user,
    messages: ids.message,
  };
  return { id: owner[place] ?? "", document: ids.document };
};

let count = 0;

async function getAnswer(name: EndpointName, token: string, ids: Ids): Promise<Response> {
  const { path: address } = splitCall(endpoints[name]);
  const file = `.${address.replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`;
  const handlers = await routes[file]?.();
  count += 1;
  const headers = {
    Authorization: `Bearer ${token}`,
    [CLIENT_ADDRESS_HEADER]: `10.0.${count >> 8}.${count & 255}`,
  };
  const url = `http://localhost:3000/api${address}?${QUERIES[name] ?? ""}`;
  const answer = await handlers?.GET?.(new NextRequest(url, { headers }), {
    params: Promise.resolve(toIds(address, ids)),
  });
  if (!answer) throw new Error(`Nothing answers ${address}`);
  return answer;
}

/** The names of all non-empty fields of a response; for a list, also those of its first entry. */
function listFields(value: unknown, place = ""): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.length > 0 ? [place, ...listFields(value[0], place)] : [];
  if (typeof value !== "object") return [place];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    listFields(part, place === "" ? name : `${place}.${name}`),
  );
  return [...new Set([place, ...inner])].filter((each) => each !== "");
}

let folder: string;
let ids: Ids;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "answers-by-role-"));
  await mkdir(path.join(folder, "uploads"));
  vi.stubEnv("DATA_DIR", folder);
  for (const [name, key] of Object.entries(await storedVapidKeys(folder))) vi.stubEnv(name, key);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await registerAsha();
  ids = await givenShop();
});

async function readToken(role: Role): Promise<string> {
  await db.user.update({ where: { email: EMAIL }, data: { role, emailVerifiedAt: new Date() } });
  return loginToken();
}

/** The responses of all reads for a role: the text by endpoint; null if the call is refused. */
async function answersFor(role: Role) {
  const token = await readToken(role);
  const texts = new Map<EndpointName, string | null>();
  for (const [name] of READS) {
    const answer = await getAnswer(name, token, ids);
    const isRefused = answer.status === 403 || answer.status === 404;
    // An order without a tax invoice has no file for the portals, and the response is a conflict.
    const expected = PORTAL_FILES.includes(name) ? 409 : 200;
    if (!isRefused) expect([name, answer.status]).toEqual([name, expected]);
    texts.set(name, isRefused ? null : await answer.text());
  }
  return texts;
}

it("give each role what its permissions allow, field by field", async () => {
  const whole = await answersFor("admin");
  for (const role of STAFF) {
    for (const [name, text] of await answersFor(role)) {
      if (text === null) continue;
      const leaked = Object.entries(WORDS).filter(
        ([word, permissions]) =>
          !permissions.some((permission) => can(role, permission)) &&
          text.toLowerCase().includes(word),
      );
      expect([role, name, leaked]).toEqual([role, name, []]);
      if (BY_ENTRY.includes(name) || (endpoints[name] as Endpoint).produces) continue;
      const withheld = Object.entries(WITHHELD[name] ?? {}).flatMap(([field, permission]) =>
        can(role, permission) ? [] : [field],
      );
      const isWithheld = (field: string) =>
        withheld.some((each) => field === each || field.startsWith(`${each}.`));
      const all = listFields(JSON.parse(whole.get(name) ?? "null"));
      expect([role, name, listFields(JSON.parse(text)).toSorted()]).toEqual([
        role,
        name,
        all.filter((field) => !isWithheld(field)).toSorted(),
      ]);
    }
  }
});

it("contain each of the words for a role that may read it", async () => {
  const texts = [...(await answersFor("admin")).values()].join(" ").toLowerCase();
  for (const word of Object.keys(WORDS)) expect(texts).toContain(word);
});

it.each([
  ["packer", 404],
  ["accountant", 200],
] as const)("give a refund's document to the %s: %i", async (role, status) => {
  expect((await getAnswer("getDocument", await readToken(role), ids)).status).toBe(status);
});
