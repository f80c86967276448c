import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cacheTags, soldTags } from "@/lib/http/cache/cache-tags";
import { NO_PROXIES } from "@/lib/base/http/proxies";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { expireTags } from "@/lib/http/cache/expired-tags";
import { shopListener } from "@/lib/runtime/answers/shop-listener";
import { GET as getProduct } from "./[id]/route";
import { GET as listProducts } from "./route";

/** The catalogue's handlers behind the response cache, as in the web process. */

const { db } = testDatabase();

const server = createServer(
  shopListener(
    async (incoming, response) => {
      const url = new URL(incoming.url ?? "", "http://localhost:3000");
      const headers = new Headers(incoming.headers as Record<string, string>);
      const request = new NextRequest(url, { headers });
      const [, , , id] = url.pathname.split("/");
      const answer = await (id
        ? getProduct(request, { params: Promise.resolve({ id }) })
        : listProducts(request, { params: Promise.resolve({}) }));
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) response.appendHeader(name, value);
      response.end(Buffer.from(await answer.arrayBuffer()));
    },
    {
      origin: "http://localhost:3000",
      dev: false,
      caches: true,
      proxies: NO_PROXIES,
      pictureFolder: "/nowhere",
    },
  ),
);

let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

let id: string;

beforeEach(async () => {
  ({ id } = await givenProduct(db, { name: "Kraft mailer", stockCount: 7 }));
  expireTags([cacheTags.productList]);
});

const setStock = (stockCount: number) => db.product.update({ where: { id }, data: { stockCount } });

interface Stocked {
  stockCount: number;
}

/** The product's stock in a list, and in its own response. */
async function stocks(headers: Record<string, string> = {}): Promise<number[]> {
  const read = (path: string) => fetch(origin + path, { headers });
  const [listed] = (await (await read("/api/products?limit=5")).json()) as Stocked[];
  const { stockCount } = (await (await read(`/api/products/${id}`)).json()) as Stocked;
  return [listed?.stockCount ?? NaN, stockCount];
}

describe("a read of the catalogue", () => {
  it("queries the database once, until the product expires, in lists as well", async () => {
    expect(await stocks()).toEqual([7, 7]);
    await setStock(6);
    expect(await stocks()).toEqual([7, 7]);
    expect(await stocks({ Authorization: "Bearer nonsense" })).toEqual([6, 6]);
    expireTags(soldTags([id], false));
    expect(await stocks()).toEqual([6, 6]);
  });

  it("shows a new product in a list once the lists expire", async () => {
    const read = () => fetch(`${origin}/api/products?limit=9`);
    expect((await read()).headers.get("x-total-count")).toBe("1");
    await givenProduct(db, { name: "Paper cup" });
    expireTags([cacheTags.productList]);
    expect((await read()).headers.get("x-total-count")).toBe("2");
  });

  it("says how long caches may keep it, and sets no cookie", async () => {
    for (const path of ["/api/products?limit=1", `/api/products/${id}`]) {
      for (const method of ["GET", "HEAD", "GET"]) {
        const answer = await fetch(origin + path, { method });
        expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
        expect(answer.headers.get("etag")).toMatch(/^W\/"/);
        expect([...answer.headers.keys()].filter((name) => /cookie|x-next/.test(name))).toEqual([]);
      }
      const own = await fetch(origin + path, { headers: { Authorization: "Bearer nonsense" } });
      expect(own.headers.get("cache-control")).toBe("no-store");
      expect(own.headers.get("set-cookie")).toContain("XSRF-TOKEN=");
    }
  });

  it("contains certificates, sizes and companions, each until it changes", async () => {
    const { id: familyId } = await db.productFamily.create({ data: { name: "Mailer" } });
    const label = (familyLabel: string) => ({ familyId, familyLabel });
    await db.product.update({ where: { id }, data: label("A5") });
    const { id: size } = await givenProduct(db, { pricePaise: 99_000, ...label("A4") });
    const { id: companionId } = await givenProduct(db, { name: "Tape" });
    await db.productCompanion.create({ data: { productId: id, companionId, position: 1 } });
    const bytes = Buffer.from("%PDF-1.7");
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { id: attachmentId } = await db.attachment.create({
      data: { name: "fsc.pdf", type: "application/pdf", size: bytes.length, sha256, bytes },
    });
    const fsc = {
      kind: "fsc",
      name: "FSC",
      number: "C1",
      issuedOn: new Date("2026-01-15"),
    } as const;
    await db.certificate.create({ data: { productId: id, attachmentId, ...fsc } });
    const read = async (): Promise<unknown> => (await fetch(`${origin}/api/products/${id}`)).json();
    expect(await read()).toMatchObject({
      certificates: [
        {
          kind: "fsc",
          number: "C1",
          issuedOn: "2026-01-15",
          validUntil: null,
          url: expect.stringMatching(/^\/api\/certificates\/.+\/file$/) as string,
        },
      ],
      family: {
        name: "Mailer",
        sizes: [
          { _id: id, label: "A5" },
          { _id: size, inStock: true },
        ],
      },
      companions: [{ _id: companionId, name: "Tape", price: 450 }],
    });
    const changes: [string, () => Promise<unknown>, object][] = [
      [
        cacheTags.product(size),
        () => db.product.update({ where: { id: size }, data: { stockCount: 0 } }),
        { family: { sizes: [{}, { inStock: false }] } },
      ],
      [
        cacheTags.family(familyId),
        () => givenProduct(db, { pricePaise: 99_900, ...label("A3") }),
        { family: { sizes: [{}, {}, { label: "A3" }] } },
      ],
      [
        cacheTags.product(companionId),
        () => db.product.update({ where: { id: companionId }, data: { forSale: false } }),
        { companions: [] },
      ],
      [cacheTags.product(id), () => db.certificate.deleteMany(), { certificates: [] }],
    ];
    for (const [tag, change, after] of changes) {
      const before: unknown = await read();
      await change();
      expect(await read()).toEqual(before);
      expireTags([tag]);
      expect(await read()).toMatchObject(after);
    }
  });

  it("corrects a typo, and reports the correction, cached or not", async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(`${origin}/api/products?q=mialer`);
      expect(await answer.json()).toMatchObject([{ _id: id }]);
      expect(answer.headers.get("x-did-you-mean")).toBe("mailer");
    }
  });

  it("finds products by the owner's synonym until it is removed", async () => {
    const found = async () =>
      (await fetch(`${origin}/api/products?q=lifafa`)).headers.get("x-total-count");
    await givenSetting(db, "searchSynonyms", "lifafa = mailer");
    expireTags([cacheTags.settings]);
    expect(await found()).toBe("1");
    await givenSetting(db, "searchSynonyms", "");
    expireTags([cacheTags.settings]);
    expect(await found()).toBe("0");
  });

  it("is not cached after a refusal or without results", async () => {
    const missing = id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const path = `/api/products/${missing}`;
    expect((await fetch(origin + path)).status).toBe(404);
    await givenProduct(db, { id: missing });
    expect((await fetch(origin + path)).status).toBe(200);
    const refused = await fetch(`${origin}/api/products?limit=0`);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([400, "no-store"]);
  });
});
