import type { APIResponse } from "@playwright/test";
import { expect, test } from "../caller";
import { givenProduct } from "../shop";

/** Each answer has these anew; "vary" says of Next's pages what concerns no call. */
const OWN = ["date", "set-cookie", "x-request-id", "vary"];

/** A short answer whose length is known is sent as it is. */
const SENDING = ["content-encoding", "content-length", "transfer-encoding"];

async function answerOf(response: APIResponse) {
  const headers = Object.entries(response.headers()).filter(
    ([name]) => ![...OWN, ...SENDING].includes(name),
  );
  return { status: response.status(), headers: headers.sort(), body: await response.text() };
}

for (const { title, data } of [
  {
    title: "a cart",
    data: async () => ({ items: [{ product: (await givenProduct(50_000, 5))._id, quantity: 2 }] }),
  },
  { title: "a refused one", data: () => Promise.resolve({ items: "none" }) },
]) {
  test(`${title} is answered by its handler alone as it is through Next`, async ({ request }) => {
    const body = await data();
    // The first call of all has Next load the handler.
    await request.post("/api/cart/quote", { data: body });
    const alone = await answerOf(await request.post("/api/cart/quote", { data: body }));
    expect(alone).toEqual(
      await answerOf(await request.post("/api/cart/quote?by=next", { data: body })),
    );
    expect(alone.headers).toContainEqual(["cache-control", "no-store"]);
  });
}

test("the document of a search is written without Next, but for the first", async ({ request }) => {
  const search = (word: string) => request.get(`/products?q=${word}`);
  expect((await search("kraft")).ok()).toBe(true);
  const alone = await search("mailers");
  expect(alone.status()).toBe(200);
  // Next would name its other headers, too.
  expect(alone.headers().vary).toBe("rsc, Accept-Encoding");
  expect(alone.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(await alone.text()).toContain("“mailers”");
});
