import { NextRequest } from "next/server";
import { afterAll, describe, expect, it } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { accountSteps } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { POST } from "./route";

const { db } = testDatabase();
const gateway = await startGateway();
afterAll(() => gateway.close());

const { registerAsha, loginToken, signedIn } = accountSteps(db);
const { opened, stateOf } = razorpaySteps(db, gateway);

const KEY = "k".repeat(43);

async function confirm(razorpayOrderId: string, { key = "", token = "" } = {}) {
  const response = await POST(
    new NextRequest(`http://localhost:3000/api/payments/razorpay/confirm?key=${key}`, {
      method: "POST",
      headers: {
        [CLIENT_ADDRESS_HEADER]: "203.0.113.9",
        "Content-Type": "application/json",
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(gateway.receiptOf(gateway.pay(razorpayOrderId))),
    }),
    { params: Promise.resolve({}) },
  );
  expect(response.status).toBe(200);
  return response.json() as Promise<unknown>;
}

describe("the response to a signed receipt", () => {
  it.each([
    ["nothing else", { key: "", token: "" }],
    ["a wrong key", { key: `${KEY}x`, token: "" }],
    ["a session that is no longer good", { key: "", token: "nonsense" }],
  ])("says only that the order is paid, with %s beside it", async (_title, proof) => {
    const { id, razorpayOrderId } = await opened({ accessKey: KEY });
    expect(await confirm(razorpayOrderId, proof)).toEqual({ payment: { state: "paid" } });
    expect(await stateOf(id)).toEqual(["paid", 0]);
  });

  it("is the order for any caller with its key", async () => {
    const { id, orderId, razorpayOrderId } = await opened({ accessKey: KEY });
    const answered = await confirm(razorpayOrderId, { key: KEY });
    expect(answered).toMatchObject({ _id: id, orderId, payment: { state: "paid", due: 0 } });
  });

  it("is the order for its customer only", async () => {
    await registerAsha();
    const token = await loginToken();
    const { account } = await signedIn(token);
    const own = await opened({ userId: account.id });
    expect(await confirm(own.razorpayOrderId, { token })).toMatchObject({ _id: own.id });
    const foreign = await opened();
    expect(await confirm(foreign.razorpayOrderId, { token })).toEqual({
      payment: { state: "paid" },
    });
  });
});
