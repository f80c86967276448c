import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { RAZORPAY_KEYS } from "@/e2e/support/stand-ins/razorpay-signatures";
import { startGateway } from "@/e2e/steps/razorpay/razorpay-steps";
import { capturePayment, createOrder, fetchPayment, refundPayment } from "./client";
import { RazorpayRefused, RazorpayUnavailable } from "./errors";

const gateway = await startGateway();
afterAll(() => gateway.close());
afterEach(() => {
  gateway.faults.clear();
  gateway.calls.length = 0;
});

const requested = () => gateway.calls.map((call) => call.split(" ")[0]);
const order = () =>
  createOrder({ amountPaise: 50_000, receipt: "KLN-1", notes: { order: "KLN-1" } });

async function readFailure(attempt: Promise<unknown>): Promise<Error> {
  return attempt.then(
    () => new Error("It did not fail."),
    (error: unknown) => error as Error,
  );
}

describe("a call to Razorpay", () => {
  it("returns the payment in paise", async () => {
    const payment = gateway.pay((await order()).id, { status: "authorized" });
    expect(await fetchPayment(payment.id)).toMatchObject({
      id: payment.id,
      razorpayOrderId: payment.order_id,
      amountPaise: 50_000,
      currency: "INR",
      isAuthorized: true,
      isCaptured: false,
    });
    expect(await capturePayment({ id: payment.id, amountPaise: 50_000 })).toMatchObject({
      isCaptured: true,
    });
  });

  it("is repeated once after a failure, if repeating is safe", async () => {
    const payment = gateway.pay((await order()).id, { status: "authorized" });
    gateway.calls.length = 0;
    for (const kind of ["read", "capture", "refund"] as const) gateway.faults.set(kind, 502);
    const request = { paymentId: payment.id, amountPaise: 1, idempotencyKey: "0123456789" };
    expect(await readFailure(fetchPayment(payment.id))).toBeInstanceOf(RazorpayUnavailable);
    expect(await readFailure(refundPayment(request))).toBeInstanceOf(RazorpayUnavailable);
    expect(requested()).toEqual(["GET", "GET", "POST", "POST"]);
    gateway.calls.length = 0;
    const capture = capturePayment({ id: payment.id, amountPaise: 50_000 });
    expect(await readFailure(capture)).toBeInstanceOf(RazorpayUnavailable);
    expect(requested()).toEqual(["POST"]);
  });

  it("is not repeated after a refusal, and returns the reason", async () => {
    const failure = await readFailure(fetchPayment("pay_unknown"));
    expect(failure).toBeInstanceOf(RazorpayRefused);
    expect(failure.message).toContain("does not exist");
    expect(requested()).toEqual(["GET"]);
  });

  it("refunds once per key", async () => {
    const { id: paymentId } = gateway.pay((await order()).id);
    const request = { paymentId, amountPaise: 20_000, idempotencyKey: "refund-of-KLN-1" };
    const [first, second] = await Promise.all([refundPayment(request), refundPayment(request)]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ paymentId, amountPaise: 20_000, isOurs: true, hasFailed: false });
    const other = refundPayment({ ...request, amountPaise: 1 });
    expect(await readFailure(other)).toBeInstanceOf(RazorpayRefused);
    expect(gateway.payments.get(paymentId)?.amount_refunded).toBe(20_000);
  });

  it("times out before Razorpay's own five seconds are over", async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
    gateway.faults.set("order", "silence");
    const failure = await readFailure(order());
    expect(failure).toBeInstanceOf(RazorpayUnavailable);
    expect(timeouts.mock.calls).toEqual([[4_000], [4_000]]);
  });
});

describe("an invalid answer", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  /** A client whose Razorpay is a server with this answer. */
  async function readClient(answer: RequestListener) {
    server = createServer(answer).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    vi.stubEnv("RAZORPAY_API_URL", `http://127.0.0.1:${port}`);
    vi.resetModules();
    return import("./client");
  }

  const failed = async (answer: RequestListener) => {
    const client = await readClient(answer);
    const failure = await readFailure(client.fetchPayment("pay_1"));
    expect(failure).toMatchObject({ code: "unavailable" });
    const told = `${failure.message} ${String(failure.cause)} ${failure.stack} ${JSON.stringify(failure)}`;
    for (const secret of [RAZORPAY_KEYS.keySecret, RAZORPAY_KEYS.webhookSecret]) {
      expect(told).not.toContain(secret);
    }
    expect(told).not.toContain("Basic ");
  };

  it.each<[string, RequestListener]>([
    ["no JSON", (_request, response) => response.end("<html>")],
    ["another JSON", (_request, response) => response.end('{"id":"pay_1"}')],
    ["an amount that is none", (_request, response) => response.end('{"id":"pay_1","amount":"1"}')],
    ["without end", (_request, response) => response.end("x".repeat(600 * 1024))],
    ["cut off", (_request, response) => response.destroy()],
  ])("that is %s counts as no answer", async (_what, answer) => failed(answer));

  it("that redirects is not followed: the keys stay here", async () => {
    const led: string[] = [];
    await failed((request, response) => {
      led.push(request.url ?? "");
      response.writeHead(302, { Location: "/elsewhere" }).end();
    });
    expect(led).not.toContain("/elsewhere");
  });

  it("about wrong keys is logged without the keys", async () => {
    const client = await readClient((_request, response) => response.writeHead(401).end());
    const { log: said } = await import("@/lib/base/log");
    const told = vi.spyOn(said, "error").mockImplementation(() => undefined);
    expect(await readFailure(client.fetchPayment("pay_1"))).toMatchObject({ code: "unavailable" });
    expect(JSON.stringify(told.mock.calls)).toContain("RAZORPAY_KEY_SECRET");
    expect(JSON.stringify(told.mock.calls)).not.toContain(RAZORPAY_KEYS.keySecret);
  });
});
