import { expect, it } from "vitest";
import { approvalSteps, type GivenMember } from "@/e2e/steps/company/approval-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { keepAddress, updateAddress } from "@/lib/identity/addresses/addresses";
import { priceCart, quoteSources } from "../cart/price-cart";
import { quoteRequestSchema } from "../cart/schemas";
import { quoteApproval } from "./quote-approval";

const { db } = testDatabase();
const { givenRules, order } = approvalSteps(db);

it("names the rules that would require approval, and the rest of the limits", async () => {
  const limits = { orderLimitPaise: 900_00, monthLimitPaise: 2000_00 };
  const rules = [
    { kind: "account" },
    { kind: "total", amount: 1000 },
    { kind: "address" },
  ] as const;
  const { buyer, owner } = await givenRules([...rules], limits);
  const { id: product } = await givenProduct(db);
  const quote = async ({ identity }: GivenMember, quantity: number, more: object = {}) => {
    const request = quoteRequestSchema.parse({ items: [{ product, quantity }], ...more });
    const cart = await priceCart(request, await readShopSettings(db), quoteSources(db));
    return quoteApproval(db, identity, { request, cart });
  };
  const free = { order: 900, month: 2000, left: 2000 };
  expect(await quote(buyer, 1)).toEqual({ approval: [], limits: free });
  expect(await quote(owner, 1)).toEqual({ approval: [], limits: null });
  const shippingAddress = {
    address: "1 Elsewhere",
    city: "Pune",
    state: "Maharashtra",
    zipCode: "411001",
  };
  const { approval } = await quote(buyer, 2, { paymentMethod: "account", shippingAddress });
  expect(approval?.map(({ kind }) => kind)).toEqual(["account", "total", "address"]);
  expect(await quote(buyer, 2, { personal: true })).toEqual({});
  const { identity } = buyer;
  const alone = { ...identity, account: { ...identity.account, membership: null } };
  expect(await quote({ ...buyer, identity: alone }, 2)).toEqual({});
  await db.company.updateMany({ data: { rules: [] } });
  await order(buyer, { lines: [{ product, quantity: 1 }] });
  expect(await quote(buyer, 1)).toEqual({ approval: [], limits: { ...free, left: 1364 } });
});

it("counts an address as the company's once a deciding member saved it, until another member changes it", async () => {
  const { buyer, owner } = await givenRules([{ kind: "address" }]);
  const { id: product } = await givenProduct(db);
  const request = quoteRequestSchema.parse({
    items: [{ product, quantity: 1 }],
    shippingAddress: POSTAL_ADDRESS,
  });
  const cart = await priceCart(request, await readShopSettings(db), quoteSources(db));
  const caught = async () =>
    (await quoteApproval(db, buyer.identity, { request, cart })).approval?.length;
  const as = ({ identity: { account } }: GivenMember) => ({ db, account, ipAddress: "127.0.0.1" });
  const place = { ...POSTAL_ADDRESS, company: true };
  const { _id } = await keepAddress(as(buyer), place);
  expect(await caught()).toBe(1);
  await keepAddress(as(owner), place);
  expect(await caught()).toBe(0);
  await keepAddress(as(buyer), place);
  expect(await caught()).toBe(0);
  await updateAddress(as(buyer), _id, { ...place, address: "1 Elsewhere" });
  await updateAddress(as(buyer), _id, place);
  expect(await caught()).toBe(1);
});
