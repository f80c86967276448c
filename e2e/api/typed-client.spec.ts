import { execFile } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { givenAccount } from "../account";
import { expect, test } from "../caller";
import { givenProduct } from "../shop";
import { POSTAL_ADDRESS } from "../steps/postal-address";
import { authorized } from "./product-form";

const run = promisify(execFile);

const TSC = "node_modules/typescript-7/bin/tsc";
const STRICT = [
  "--ignoreConfig",
  "--noEmit",
  "--strict",
  "--module",
  "nodenext",
  "--target",
  "es2023",
];
const OPTIONS = [...STRICT, "--allowImportingTsExtensions", "--skipLibCheck", "--types", "node"];

/** Returns the compiler's errors, which it prints to stdout. */
const refusals = (compile: string[]) =>
  run(process.execPath, compile).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error as { stdout: string }).stdout,
  );

test("a client generated from the OpenAPI document reads and ships an order with an API key", async ({
  request,
  baseURL,
}, { outputDir }) => {
  const { token } = await givenAccount();
  const { _id: product } = await givenProduct(50_000, 5);
  const order = await request.post("/api/orders", {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      products: [{ product, quantity: 1, price: 500 }],
      shippingAddress: POSTAL_ADDRESS,
      totalAmount: 690,
    },
  });
  expect(order.status()).toBe(201);
  const { orderId } = (await order.json()) as { orderId: string };
  const made = await request.post("/api/admin/api-keys", {
    headers: await authorized(),
    data: { name: "Typed client", scopes: ["orders.read.all", "orders.write.all"] },
  });
  expect(made.status()).toBe(201);
  const { key } = (await made.json()) as { key: string };
  const document = await request.get("/api/openapi.json");

  await mkdir(outputDir, { recursive: true });
  const program = path.join(outputDir, "ship-order.mts");
  await copyFile("e2e/api/client/ship-order.mts", program);
  const types = astToString(await openapiTS(await document.text()));
  await writeFile(path.join(outputDir, "shop-api.ts"), types);
  expect(await refusals([TSC, ...OPTIONS, program])).toBe("");
  const { stdout } = await run(process.execPath, [program, baseURL ?? "", orderId], {
    env: { ...process.env, SHOP_KEY: key },
  });
  expect(JSON.parse(stdout)).toEqual({
    orderId,
    pieces: 1,
    first: "Pending",
    statuses: ["Processing", "Shipped"],
    tracking: "69120456781",
    refused: [400, 403, "forbidden"],
  });

  const log = await request.get(`/api/admin/audit-logs?q=${orderId}`, {
    headers: await authorized(),
  });
  const entries = (await log.json()) as { action: string; userName: string; user: string }[];
  const byKey = entries.filter(({ action }) => action === "Order Status Updated");
  expect(byKey).toHaveLength(2);
  for (const { userName, user } of byKey) {
    expect({ userName, user }).toEqual({
      userName: "Typed client",
      user: `API key ${key.slice(0, 10)}`,
    });
  }
});
