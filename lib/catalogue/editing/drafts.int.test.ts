import path from "node:path";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints } from "@/lib/api/endpoints";
import { countByCategory } from "@/lib/catalogue/categories/queries";
import {
  addFavourites,
  readFavouriteProducts,
  readFavourites,
} from "@/lib/catalogue/favourites/favourites";
import { PRODUCT_SORTS } from "@/lib/base/product-sort";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenUser } from "@/e2e/steps/factories";
import { IP, productSteps, refusal } from "@/e2e/steps/product-steps";
import { getAdminProduct, listAdminProducts } from "../admin/queries";
import { findArchivedProduct } from "../product-page/archived-product";
import { publishProduct } from "./publish-product";
import {
  countProducts,
  listFeaturedProducts,
  listNumberedPage,
  listProductAddresses,
} from "../queries";

/** Tests that a draft appears nowhere in the shop, for any caller and any request. */

// Next caches nothing outside its own server, so every read queries the database.
vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn(), revalidateTag: vi.fn() }));

const { db } = testDatabase();
const { steps, create, update, auditOf, picture } = productSteps(db);

/** This word is in every text of the draft and nowhere else. */
const WORD = "zibeline";

let draft: string;
let other: string;

beforeEach(async () => {
  ({ id: other } = await givenProduct(db, { name: "Kraft mailer" }));
  ({ id: draft } = await givenProduct(db, {
    draft: true,
    name: `A ${WORD} box`,
    description: `Of ${WORD}.`,
    sku: `${WORD}-1`,
    features: [WORD],
    specifications: { Material: WORD, "Pack size": `10 ${WORD}` },
    featuredPosition: 1,
  }));
});

const open: Endpoint[] = Object.values(endpoints).filter(({ access }) => access === "public");

/** Every query that could return the draft. */
const SEARCHES = [
  "",
  `q=${WORD}`,
  "q=zibelnie",
  "category=Boxes",
  `material=${WORD}`,
  "sort=rating",
];

/** Calls each API endpoint that needs no sign-in, as listed in the endpoint table. */
async function readAnswers(endpoint: Endpoint, search: string): Promise<string> {
  const { method, path: address } = splitCall(endpoint);
  const folder = address.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(path.resolve(`app/api${folder}/route.ts`))) as Record<
    string,
    (request: NextRequest, context: { params: Promise<object> }) => Promise<Response>
  >;
  const params = Object.fromEntries(
    [...address.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, draft]),
  );
  const filled = address.replace(/\{\w+\}/g, draft);
  const requested = search || `products=${draft},${other}&ids=${draft}&pin=560001`;
  const url = `http://localhost:3000/api${filled}?${requested}`;
  const body = JSON.stringify({ items: [{ product: draft, quantity: 1 }], products: [draft] });
  const request = new NextRequest(url, {
    method,
    ...(method === "GET" ? {} : { body, headers: { "Content-Type": "application/json" } }),
  });
  const answer = await handlers[method]?.(request, { params: Promise.resolve(params) });
  expect(answer?.status).not.toBe(500);
  return JSON.stringify([...(answer?.headers ?? [])]) + ((await answer?.text()) ?? "");
}

describe("a draft", () => {
  it.each(open.map((endpoint) => [endpoint.call, endpoint] as const))(
    "is in no answer to %s",
    async (_, endpoint) => {
      for (const search of SEARCHES) {
        expect((await readAnswers(endpoint, search)).toLowerCase()).not.toContain(WORD);
      }
    },
  );

  it("is asked for by the walk above where products are answered", async () => {
    await db.product.update({ where: { id: draft }, data: { draft: false } });
    for (const name of ["listProducts", "suggestProducts", "getProduct", "quoteCart"] as const) {
      const answers = SEARCHES.map((search) => readAnswers(endpoints[name], search));
      expect((await Promise.all(answers)).join().toLowerCase(), name).toContain(WORD);
    }
  });

  it("is on no page of the shop's list, in no count, site map or choice of the landing page", async () => {
    for (const sort of PRODUCT_SORTS) {
      const page = await listNumberedPage(db, { sort, page: 1, pageSize: 10 });
      expect(page).toMatchObject({ total: 1, items: [{ _id: other }] });
    }
    expect(await countProducts(db, {})).toBe(1);
    expect(await countByCategory(db)).toEqual(new Map([["Boxes", 1]]));
    expect(await listProductAddresses(db, { offset: 0, limit: 10 })).toMatchObject([{ id: other }]);
    expect(await listFeaturedProducts(db)).toMatchObject([{ _id: other }]);
  });

  it("cannot be a favourite, and was never sold", async () => {
    const { id: userId } = await givenUser(db);
    expect(await addFavourites(db, userId, [draft, other])).toEqual({ products: [other] });
    await db.favourite.create({ data: { userId, productId: draft } });
    expect(await readFavourites(db, userId)).toEqual({ products: [other] });
    expect(await readFavouriteProducts(db, [draft])).toEqual([]);
    await db.product.update({ where: { id: draft }, data: { deletedAt: new Date() } });
    expect(await findArchivedProduct(db, draft)).toBeNull();
  });

  it("is the admin's to see and to find", async () => {
    const all = await listAdminProducts(db, { sort: "name-asc", limit: 10 });
    expect(all).toMatchObject({ total: 2, items: [{ _id: draft, status: "draft" }, {}] });
    const found = await listAdminProducts(db, { sort: "name-asc", limit: 10, status: "draft" });
    expect(found).toMatchObject({ total: 1, items: [{ _id: draft }] });
    expect(await getAdminProduct(db, draft)).toMatchObject({ draft: true, sku: `${WORD}-1` });
  });
});

describe("publishing", () => {
  const publish = (id: string) => publishProduct({ db, id, actor: steps.actor, ipAddress: IP });

  it("names missing fields, and publishes a complete draft", async () => {
    const { _id } = await create({ draft: "true" }, []);
    const refused = await refusal(publish(_id));
    expect(refused).toMatchObject({ code: "invalid_input" });
    expect(refused.message).toContain("still needs a picture");
    expect((await refusal(update(_id, { draft: "false" }))).details.fields).toEqual({
      images: "A thumbnail image is required",
    });
    await update(_id, { draft: "true" }, [picture("box.png")]);
    expect(await publish(_id)).toMatchObject({ draft: false, status: "in-stock" });
    expect(await publish(_id)).toMatchObject({ draft: false });
    expect(await auditOf("Product Published")).toHaveLength(1);
    expect(await countProducts(db, {})).toBe(2);
  });

  it("is not what a product without a picture gets by being added", async () => {
    expect((await refusal(create({}, []))).message).toBe("A thumbnail image is required");
  });
});
