import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { watch } from "@/e2e/component/watch";
import { call } from "@/lib/client/api";
import { RevealTogether } from "./reveal-together";
import { useLoad } from "./use-load";

const loadSeries = (_: string, signal: AbortSignal) =>
  call("GET /admin/document-series", { signal });
const loadDemo = (_: string, signal: AbortSignal) => call("GET /admin/demo-data", { signal });

const DEMO = { products: 40, edited: 0, testimonials: 0, promoCodes: [], payments: false };

/** Loads one value, and a second one after it. */
function First() {
  const { value, error } = useLoad({ load: loadSeries });
  return (
    <>
      <p>{error ? "No series" : `${value?.length ?? "Unknown"} series`}</p>
      {(value ?? error) && <Second />}
    </>
  );
}

function Second() {
  const { value, reload } = useLoad({ load: loadDemo });
  return <button onClick={reload}>{value?.products ?? "Unknown"} products</button>;
}

const shown = () =>
  watch(() => {
    const main = document.querySelector<HTMLElement>("main");
    return main?.innerText.replaceAll(/\s+/g, " ").trim();
  });

const open = () =>
  show(
    <main>
      <RevealTogether fallback={<p>Loading</p>}>
        <First />
      </RevealTogether>
    </main>,
  );

it("shows nothing until all has loaded, including parts that a response adds", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  answer("GET /admin/document-series", async () => {
    await held;
    return ok([]);
  });
  answer("GET /admin/demo-data", ok(DEMO));
  await open();
  await expect.element(page.getByText("Loading")).toBeVisible();
  const seen = shown();
  release(undefined);
  await expect.element(page.getByRole("button", { name: "40 products" })).toBeVisible();
  expect(seen()).toEqual(["Loading", "0 series 40 products"]);
});

it("does not wait for a refused load, and hides nothing that loads again", async () => {
  answer("GET /admin/document-series", INTERNAL);
  answer("GET /admin/demo-data", ok(DEMO));
  await open();
  const button = page.getByRole("button");
  await expect.element(button).toHaveTextContent("40 products");
  const seen = shown();
  answer("GET /admin/demo-data", ok({ ...DEMO, products: 39 }));
  await button.click();
  await expect.element(button).toHaveTextContent("39 products");
  expect(seen()).toEqual(["No series 39 products"]);
});

it("shows parts at once that load nothing or load later", async () => {
  function Later() {
    const [isAsked, setAsked] = useState(false);
    return isAsked ? <Second /> : <button onClick={() => setAsked(true)}>Ask</button>;
  }
  answer("GET /admin/demo-data", ok(DEMO));
  await show(
    <main>
      <RevealTogether fallback={<p>Loading</p>}>
        <Later />
      </RevealTogether>
    </main>,
  );
  await page.getByRole("button", { name: "Ask" }).click();
  await expect.element(page.getByRole("button", { name: "40 products" })).toBeVisible();
});
