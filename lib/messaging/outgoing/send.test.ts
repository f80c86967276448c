import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answering, startReceiver, type Receiver } from "@/e2e/support/stand-ins/webhook-receiver";
import { send } from "./send";

// Must precede the first read of the environment.
vi.stubEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});

afterEach(() => receiver.stop());

const BODY = '{"type":"order.placed"}';
const post = (given: Partial<Parameters<typeof send>[0]> = {}) =>
  send({ url: receiver.url, headers: { "webhook-id": "one" }, body: BODY, ...given });

describe("a receiver", () => {
  it("gets body and headers, and its status counts", async () => {
    expect(await post()).toEqual({ status: 204 });
    expect(receiver.received).toMatchObject([
      { body: BODY, headers: { "webhook-id": "one", "content-type": "application/json" } },
    ]);
  });

  it("that redirects is not followed", async () => {
    const other = await startReceiver();
    receiver.become((response) => response.writeHead(307, { Location: other.url }).end());
    expect(await post()).toEqual({ status: 307 });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it("that is slow is aborted at the timeout", async () => {
    receiver.become(() => undefined);
    const outcome = await post({ timeoutMs: 300 });
    expect(outcome).toEqual({ status: null, error: "No answer in time" });
  });

  it("that switches the protocol has not answered", async () => {
    receiver.become((response) => {
      const lines = [
        "HTTP/1.1 101 Switching Protocols",
        "Connection: Upgrade",
        "Upgrade: websocket",
      ];
      response.socket?.end([...lines, "", ""].join("\r\n"));
    });
    expect(await post()).toEqual({ status: null, error: "No connection" });
  });

  it("with an endless answer is cut off", async () => {
    let isCut = false;
    receiver.become((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(4096)), 1);
      response.on("close", () => {
        clearInterval(timer);
        isCut = true;
      });
    });
    expect(await post()).toEqual({ status: 200 });
    await expect.poll(() => isCut).toBe(true);
  });

  it("with a trickling answer is cut off at the timeout", async () => {
    let isCut = false;
    receiver.become((response) => {
      response.writeHead(200).write("x");
      response.on("close", () => {
        isCut = true;
      });
    });
    const time = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(time.signal);
    expect(await post()).toEqual({ status: 200 });
    time.abort();
    await expect.poll(() => isCut).toBe(true);
  });

  it("can finish its answer", async () => {
    let isFinished = false;
    receiver.become((response) => {
      response.writeHead(200).write("taken");
      setImmediate(() => response.end("and done", () => (isFinished = true)));
    });
    expect(await post()).toEqual({ status: 200 });
    await expect.poll(() => isFinished).toBe(true);
  });

  it.each([
    ["more", "1000000000000"],
    ["less", "1"],
  ])("that announces an answer %s than its own blocks nothing", async (_, length) => {
    receiver.become((response) => {
      response.on("error", () => undefined);
      response.socket?.write(
        `HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n${"x".repeat(100)}`,
      );
    });
    expect(await post()).toEqual({ status: 200 });
  });

  it.each([
    ["sends informational answers alone", "HTTP/1.1 102 Processing\r\n\r\n"],
    ["sends half a head", "HTTP/1.1 200 OK\r\nX-Half: "],
  ])("that %s is a failure", async (_, words) => {
    receiver.become((response) => response.socket?.write(words));
    expect(await post({ timeoutMs: 300 })).toMatchObject({ status: null });
  });

  it("without HTTP, or that hangs up, is a failure", async () => {
    receiver.become((response) => response.socket?.end("SSH-2.0-OpenSSH\r\n"));
    expect(await post()).toMatchObject({ status: null });
    receiver.become((response) => response.socket?.destroy());
    expect(await post()).toMatchObject({ status: null, error: "No connection (ECONNRESET)" });
  });

  it("that is down is a failure", async () => {
    const gone = await startReceiver();
    await gone.stop();
    expect(await post({ url: gone.url })).toEqual({
      status: null,
      error: "No connection (ECONNREFUSED)",
    });
  });
});

describe("a name", () => {
  const named = () => `http://localhost:${receiver.port}/hook`;
  const LOOPBACK = { address: "127.0.0.1", family: 4 };
  const PRIVATE = { address: "10.0.0.1", family: 4 };

  it("is resolved once, and the checked address is called", async () => {
    const resolve = vi.fn().mockResolvedValueOnce([LOOPBACK]).mockResolvedValue([PRIVATE]);
    expect(await post({ url: named(), resolve })).toEqual({ status: 204 });
    expect(resolve).toHaveBeenCalledOnce();
    expect(receiver.received[0]?.headers.host).toBe(`localhost:${receiver.port}`);
  });

  it("that changes to a private address is refused at the next attempt", async () => {
    const resolve = vi.fn().mockResolvedValueOnce([PRIVATE, LOOPBACK]);
    expect(await post({ url: named(), resolve })).toEqual({
      status: null,
      error: "The address may not be called",
    });
    expect(receiver.received).toEqual([]);
  });

  it("that does not resolve in time is a failure", async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post({ url: named(), resolve, timeoutMs: 50 })).toMatchObject({ status: null });
  });
});

it("leaves no connection open", async () => {
  receiver.become(answering(200));
  await post();
  await post();
  expect(receiver.received.map(({ headers }) => headers.connection)).toEqual(["close", "close"]);
});
