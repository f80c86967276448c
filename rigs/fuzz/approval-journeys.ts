import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { register } from "./account-journeys";
import { bearing, form, json, newEmail, type Journey } from "./journey";

/** The journey of approvals: rules, and a buyer's requests. */

async function addMember(shop: OwnShop, company: string, email: string, role: string) {
  await shop.sql(
    `INSERT INTO company_members ("userId", "companyId", role)
     SELECT id, $1, $2::"CompanyRole" FROM users WHERE email = $3`,
    [company, role, email],
  );
  await shop.sql(`UPDATE users SET "emailVerifiedAt" = now() WHERE email = $1`, [email]);
}

/** The shop doubles a line, which the company's rule requires to be approved. */
async function askForMore(shop: OwnShop, admin: string, id: string) {
  const [line] = await shop.sql<{ id: string; updatedAt: string }>(
    `SELECT l.id::text, to_char(o."updatedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
     FROM orders o JOIN order_lines l ON l."orderId" = o.id WHERE o.id = $1::uuid`,
    [id],
  );
  const lines = [{ line: line?.id, quantity: 2 }];
  const answer = await fetch(new URL(`/api/admin/orders/${id}`, shop.origin), {
    method: "PATCH",
    headers: { ...bearing(admin).headers, "Content-Type": "application/json" },
    body: JSON.stringify({ lines, updatedAt: line?.updatedAt, reason: "Doubled" }),
  });
  if (answer.status !== 409) throw new Error(`A correction answers ${await answer.text()}`);
}

const OFFERED = {
  lines: [
    {
      kind: "custom",
      name: "Sleeve",
      hsn: "4819",
      quantities: [{ quantity: 500, price: 14.5 }],
    },
  ],
};

export const asksItsCompany: Journey = async ({ shop, reach, admin, product }) => {
  const emails = { owner: newEmail(), buyer: newEmail() };
  const owner = bearing(await register(reach, emails.owner));
  const buyer = bearing(await register(reach, emails.buyer));
  const [company] = await shop.sql<{ id: string }>(
    `INSERT INTO companies (id, name, "legalName", "updatedAt")
     VALUES (gen_random_uuid(), 'Rao Foods', 'Rao Foods', now()) RETURNING id::text`,
    [],
  );
  await addMember(shop, company?.id ?? "", emails.owner, "owner");
  await addMember(shop, company?.id ?? "", emails.buyer, "buyer");
  const rules = json({ rules: [{ kind: "total", amount: 1 }] });
  await reach("writeCompanyRules", { ...owner, ...rules });
  await reach("readCompanyRules", buyer);
  const items = json({ items: [{ product, quantity: 1 }] });
  const { body } = await reach("quoteCart", { ...buyer, ...items });
  const { total: totalAmount, lines } = body as { total: number; lines: { price: number }[] };
  const wish = {
    totalAmount,
    shippingAddress: POSTAL_ADDRESS,
    products: [{ product, quantity: 1, price: lines[0]?.price }],
  };
  const ask = async (also = {}) => {
    const asked = await reach("askApproval", { ...buyer, ...json({ ...wish, ...also }) });
    return { path: { id: (asked.body as { _id: string })._id } };
  };
  const file = await reach("uploadPurchaseOrder", { ...buyer, ...form("file", {}) });
  const first = await ask({ purchaseOrder: (file.body as { _id: string })._id });
  await reach("listApprovals", owner);
  await reach("getApproval", { ...owner, ...first });
  await reach("getRequestedPurchaseOrder", { ...owner, ...first });
  const placed = await reach("approveRequest", { ...owner, ...first });
  const order = (placed.body as { _id: string })._id;
  await askForMore(shop, admin, order);
  await reach("withdrawCorrection", { ...bearing(admin), path: { id: order } });
  await reach("rejectRequest", { ...owner, ...(await ask()), ...json({ words: "Too many." }) });
  await reach("withdrawRequest", { ...buyer, ...(await ask()) });

  const staff = bearing(admin);
  const begun = json({ ...OFFERED, name: "Asha Rao", email: emails.buyer });
  const made = await reach("createOffer", { ...staff, ...begun });
  const offer = { path: { id: (made.body as { _id: string })._id } };
  await reach("sendOffer", { ...staff, ...offer });
  const version = { version: 1 };
  const priced = await reach("quoteOffer", { ...buyer, ...offer, ...json(version) });
  const figures = { totalAmount: (priced.body as { total: number }).total };
  const accepted = json({ ...version, ...figures, shippingAddress: POSTAL_ADDRESS });
  await reach("askOfferApproval", { ...buyer, ...offer, ...accepted });
};
