import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { priceListSteps } from "@/e2e/steps/company/price-list-steps";
import { testDatabase } from "@/e2e/support/database";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);
const { giveList } = priceListSteps(db);

async function ask(products: string, token?: string) {
  const { GET } = await import("./prices/route");
  const headers = {
    [CLIENT_ADDRESS_HEADER]: "10.0.0.1",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const request = new NextRequest(`http://localhost:3000/api/prices?products=${products}`, {
    headers,
  });
  const answer = await GET(request, { params: Promise.resolve({}) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
}

it("company prices are for members only, and public again for a former member", async () => {
  await registerAsha();
  const box = await givenProduct(db, {
    pricePaise: 10_000,
    priceTiers: [{ from: 10, pricePaise: 9_000 }],
  });
  const tape = await givenProduct(db, { pricePaise: 5_000 });
  const draft = await givenProduct(db, { draft: true });
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
  const company = await db.company.create({
    data: {
      name: "Rao Foods",
      legalName: "Rao Foods",
      members: { create: { userId, role: "viewer" } },
    },
  });
  await giveList(company.id, { rows: [{ product: box.id, percent: 20 }] });
  const products = [tape, draft, box].map(({ id }) => id).join(",");

  expect((await ask(products)).status).toBe(401);
  const token = await loginToken();
  const { headers, body } = await ask(products, token);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(body).toEqual([
    { product: tape.id, price: 50 },
    { product: box.id, price: 80, tiers: [{ from: 10, price: 72 }] },
  ]);
  const many = Array.from({ length: 101 }, () => box.id).join(",");
  expect((await ask(many, token)).status).toBe(400);

  await db.companyMember.delete({ where: { userId } });
  expect((await ask(box.id, token)).body).toEqual([
    { product: box.id, price: 100, tiers: [{ from: 10, price: 90 }] },
  ]);
});
