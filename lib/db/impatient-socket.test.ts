import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, expect, it } from "vitest";
import { impatientSocket } from "./impatient-socket";

/** Answers "asked" at once and "kept waiting" never; `state` shows when an answer was sent. */
const SERVER = `
  const { createServer } = require("node:net");
  const { parentPort, workerData: state } = require("node:worker_threads");
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      if (!chunk.includes("asked")) return;
      socket.write("answered", () => {
        Atomics.store(state, 0, 1);
        Atomics.notify(state, 0);
      });
    });
  });
  server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;

const TIMEOUT_MS = 100;

let worker: Worker | undefined;
afterEach(() => worker?.terminate());

/** Connects a socket to a server in a thread of its own, which continues while this thread is blocked. */
async function connected() {
  const state = new Int32Array(new SharedArrayBuffer(4));
  worker = new Worker(SERVER, { eval: true, workerData: state });
  const [port] = (await once(worker, "message")) as [number];
  const socket = impatientSocket(TIMEOUT_MS);
  socket.connect(port, "127.0.0.1");
  await once(socket, "connect");
  return { socket, state };
}

it("takes a database for dead that owes an answer for too long", async () => {
  const { socket } = await connected();
  socket.write("kept waiting");
  await expect(once(socket, "data")).rejects.toMatchObject({ code: "ETIMEDOUT" });
});

it("hears the answer that came while the process itself stood still", async () => {
  const { socket, state } = await connected();
  const heard = once(socket, "data");
  socket.write("asked");
  // Blocks until the answer was sent, and longer than the socket's patience; nothing is read meanwhile.
  Atomics.wait(state, 0, 0);
  Atomics.wait(state, 0, 1, 2 * TIMEOUT_MS);
  const [answer] = (await heard) as [Buffer];
  expect(answer.toString()).toBe("answered");
  socket.destroy();
});
