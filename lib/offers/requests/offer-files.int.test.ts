import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { identifyCustomer, type Customer } from "@/lib/orders/customer";
import { sweep } from "@/lib/runtime/background/housekeeping";
import { readCode, deleteUserAccount } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { reviewSteps } from "@/e2e/steps/review-steps";
import { testDatabase } from "@/e2e/support/database";
import { requireOffer, type OfferReader } from "../require-offer";
import { offerRequestSchema } from "./offer-request-schema";
import { createOfferRequest } from "./create-offer-request";
import { readOfferFile } from "./offer-files";

const { db, url } = testDatabase();
const { givenCustomer } = reviewSteps(db);
const folder = await mkdtemp(path.join(tmpdir(), "offer-files-"));
afterAll(() => rm(folder, { recursive: true }));

const GUEST = {
  name: null,
  userId: null,
  companyId: null,
  email: "asha@example.com",
  emailProven: false,
  proof: null,
  account: null,
  enteredBy: null,
};

async function given(name: string, content: Buffer | Promise<Buffer> = plainPicture("png")) {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  const bytes = await content;
  await writeFile(at, bytes);
  return { name, path: at, bytes: bytes.length };
}

/** As sent by a form: its lists are strings. */
const request = offerRequestSchema.parse({
  name: "Asha Rao",
  lines: JSON.stringify([{ name: "Box", spec: { size: "A5" }, quantities: [5000] }]),
});

const ask = (files: Awaited<ReturnType<typeof given>>[], customer: Customer = GUEST) =>
  createOfferRequest({ db, request, customer, files, ipAddress: FROM });

const VISITOR = { state: "visitor" } as const;
const take = (seen: OfferReader, file = "") => readOfferFile({ db, seen, file, ipAddress: FROM });

it("stores the files of a request for its buyer and the shop, and audits downloads", async () => {
  const requested = await ask([await given("front.png"), await given("logo.png")]);
  expect(requested.files.map(({ name }) => name)).toEqual(["front.png", "logo.png"]);
  const [front] = requested.files;
  const seen = await requireOffer(db, requested._id, {
    identity: VISITOR,
    key: requested.accessKey,
  });
  const taken = await take(seen, front?._id);
  expect([taken.name, taken.bytes.length]).toEqual([front?.name, front?.size]);
  expect(await auditEntries(db, { action: "Offer File Export" })).toEqual([]);
  await take({ ...seen, party: "shop", actor: meera, way: "session" }, front?._id);
  expect(await auditEntries(db, { action: "Offer File Export" })).toMatchObject([
    { actor: meera.identifier, details: { offer: requested.number, file: "front.png" } },
  ]);
});

it("serves no file of another offer", async () => {
  const [requested, other] = [await ask([await given("a.png")]), await ask([await given("b.png")])];
  const seen = await requireOffer(db, requested._id, {
    identity: VISITOR,
    key: requested.accessKey,
  });
  for (const file of [other.files[0]?._id, randomUUID(), "none"]) {
    expect(await readCode(take(seen, file))).toBe("not_found");
  }
});

it("refuses other file types and more than five files an hour from one address, storing none of them", async () => {
  const svg = await given("plan.pdf", Promise.resolve(Buffer.from("<svg><script/></svg>")));
  expect(await readCode(ask([svg]))).toBe("unsupported_media_type");
  const file = await given("a.png");
  await ask([file, file, file]);
  expect(await readCode(ask([file, file, file]))).toBe("rate_limited");
  await ask([file, file]);
  await ask([]);
  expect([await db.offer.count(), await db.attachment.count()]).toEqual([3, 5]);
});

it("names the files in an account's data, and deletes them with it", async () => {
  const { id: userId, identity } = await givenCustomer();
  const { _id, files } = await ask(
    [await given("front.png")],
    await identifyCustomer(db, identity),
  );
  expect(await exportAccount({ db, identity, ipAddress: FROM })).toMatchObject({
    offers: [{ _id, files }],
  });
  await db.attachment.updateMany({ data: { createdAt: new Date("2020-01-01") } });
  expect(await sweep({ databaseUrl: url, db })).toEqual({});
  await deleteUserAccount(db, userId);
  expect(await sweep({ databaseUrl: url, db })).toEqual({ attachments: 1 });
});

it.each([
  ["not JSON", "[{"],
  ["no list", '{"name":"Box"}'],
  ["an empty list", "[]"],
])("refuses lines that are %s", (_what, lines) => {
  const { error } = offerRequestSchema.safeParse({ name: "Asha", lines });
  expect(error?.issues.map((issue) => issue.path[0])).toEqual(["lines"]);
});
