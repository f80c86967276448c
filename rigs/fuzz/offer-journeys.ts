import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import type { OfferAnswer } from "@/lib/offers/answers";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { bearing, form, json, newEmail, type Journey, type Reach } from "./journey";

/** The journey of offers: requested, prepared, sent, changed, accepted by key and by phone. */

const TERMS = {
  tolerancePercent: 5,
  kept: true,
  lines: [
    {
      kind: "custom",
      name: "Mailer box",
      hsn: "4819",
      quantities: [{ quantity: 500, price: 14.5 }],
    },
  ],
};

interface Requested {
  id: string;
  key: string;
  file: string;
}

async function requested(reach: Reach, name: string): Promise<Requested> {
  const lines = JSON.stringify([
    { name: "Mailer box", spec: { material: "Kraft" }, quantities: [500] },
  ]);
  const { body } = await reach("askOffer", form("files", { lines, name, email: newEmail() }));
  const { _id: id, accessKey, files } = body as OfferAnswer;
  return { id, key: accessKey ?? "", file: files[0]?._id ?? "" };
}

async function acceptance(reach: Reach, path: { id: string }, query: { key: string }) {
  const { body } = await reach("quoteOffer", { path, query, ...json({ version: 1 }) });
  const { total: totalAmount } = body as { total: number };
  return { version: 1, totalAmount, shippingAddress: POSTAL_ADDRESS };
}

async function readKey(shop: OwnShop, id: string): Promise<string> {
  const [row] = await shop.sql<{ key: string }>(
    `SELECT "accessKey" AS key FROM offers WHERE id = $1`,
    [id],
  );
  return row?.key ?? "";
}

export const makesOffers: Journey = async ({ shop, reach, admin }) => {
  const staff = bearing(admin);
  const { id, key, file } = await requested(reach, "Asha Rao");
  const path = { id };
  const query = { key };
  await reach("addOfferVersion", { path, ...staff, ...json(TERMS) });
  await reach("getOfferDraft", { path, ...staff });
  await reach("getOfferDraftDocument", { path, ...staff });
  await reach("sendOffer", { path, ...staff });
  await reach("getOffer", { path, query });
  await reach("getOfferFile", { path: { id, file }, query });
  await reach("getOfferPaper", { path, query });
  await reach("getAnyOffer", { path, ...staff });
  await reach("readPriceHelp", { path, ...staff });
  await reach("writeInOffer", { path, query, ...json({ text: "When can it leave?" }) });
  await reach("writeToOffer", { path, ...staff, ...json({ text: "In twelve days." }) });
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await reach("extendOffer", { path, ...staff, ...json({ validUntil: day }) });
  await reach("askOfferChanges", { path, query, ...json({ text: "Can it be higher?" }) });
  const order = await reach("acceptOffer", {
    path,
    query,
    ...json(await acceptance(reach, path, query)),
  });
  const { _id: made } = order.body as { _id: string };
  const [row] = await shop.sql<{ line: string }>(
    `SELECT id::text AS line FROM order_lines WHERE "orderId" = $1`,
    [made],
  );
  const quantity = json({ quantity: 487 });
  await reach("recordMade", { path: { id: made, line: row?.line ?? "" }, ...staff, ...quantity });

  const begun = json({ ...TERMS, name: "Ravi Kumar", email: newEmail() });
  const { body } = await reach("createOffer", { ...staff, ...begun });
  const phoned = { id: (body as { _id: string })._id };
  await reach("editOffer", { path: phoned, ...staff, ...json({ ...TERMS, words: "As agreed." }) });
  await reach("sendOffer", { path: phoned, ...staff });
  const taken = await acceptance(reach, phoned, { key: await readKey(shop, phoned.id) });
  const call = json({ ...taken, note: "Ravi called." });
  await reach("acceptOfferByPhone", { path: phoned, ...staff, ...call });

  const dear = await requested(reach, "Meera Shah");
  const no = json({ reason: "Too dear." });
  await reach("declineOffer", { path: { id: dear.id }, query: { key: dear.key }, ...no });
  const stale = await requested(reach, "Meera Shah");
  await reach("withdrawOffer", { path: { id: stale.id }, ...staff, ...no });
};
