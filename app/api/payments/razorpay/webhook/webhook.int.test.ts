import { NextRequest } from "next/server";
import { afterAll, beforeEach, expect, it } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { testDatabase } from "@/e2e/support/database";
import type { SignedEvent } from "@/e2e/support/stand-ins/stand-in-server";
import { razorpaySteps, startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { POST } from "./route";

const { db } = testDatabase();
const gateway = await startGateway();
afterAll(() => gateway.close());

const { opened, stateOf } = razorpaySteps(db, gateway);

let caller = 0;
beforeEach(() => {
  caller += 1;
});

/** Sends a request like Razorpay: no cookie, no origin. */
const send = ({ body, headers }: SignedEvent, given: Record<string, string> = {}) =>
  POST(
    new NextRequest("http://localhost:3000/api/payments/razorpay/webhook", {
      method: "POST",
      headers: { [CLIENT_ADDRESS_HEADER]: `203.0.113.${caller}`, ...headers, ...given },
      body,
    }),
    { params: Promise.resolve({}) },
  );

async function paidEvent() {
  const { id, razorpayOrderId } = await opened();
  const payment = gateway.pay(razorpayOrderId);
  return { id, event: gateway.eventOf("payment.captured", { payment }) };
}

const unsigned = (event: SignedEvent): SignedEvent => ({
  ...event,
  headers: { ...event.headers, "x-razorpay-signature": "0".repeat(64) },
});

it("is accepted with an empty 200, also when repeated", async () => {
  const { id, event } = await paidEvent();
  for (let time = 0; time < 2; time += 1) {
    const response = await send(event);
    expect([response.status, await response.text()]).toEqual([200, ""]);
  }
  expect(await stateOf(id)).toEqual(["paid", 0]);
});

it("is verified byte by byte, whatever its content type", async () => {
  const { id, event } = await paidEvent();
  const spaced = { ...event, body: `${event.body}\n` };
  expect((await send(spaced)).status).toBe(400);
  expect((await send(event, { "content-type": "text/plain" })).status).toBe(200);
  expect(await stateOf(id)).toEqual(["paid", 0]);
});

it("returns 400 for a wrong signature, and many of them do not block Razorpay", async () => {
  const { id, event } = await paidEvent();
  const refused = await send(unsigned(event));
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { code: "invalid_signature" },
  ]);
  for (let time = 0; time < 59; time += 1) await send(unsigned(event));
  expect((await send(unsigned(event))).status).toBe(429);
  expect((await send(event)).status).toBe(200);
  expect(await stateOf(id)).toEqual(["paid", 0]);
});

it("is not read beyond its size limit", async () => {
  const { event } = await paidEvent();
  const response = await send({ ...event, body: "x".repeat(256 * 1024 + 1) });
  expect(response.status).toBe(413);
});

it("returns 503 while Razorpay cannot be reached", async () => {
  const payment = gateway.pay("order_of_others");
  gateway.faults.set("read", 500);
  const response = await send(gateway.eventOf("payment.captured", { payment }));
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});
