import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { patientServer, type Timeouts } from "./patient-server";

const IMPATIENT = { head: 150, request: 300, idle: 100, stalled: 3000, look: 20 };
/** Milliseconds that a busy machine may need for one request. */
const LONG_TIMEOUTS = { ...IMPATIENT, head: 3000, request: 3000 };
const IDLE = 1000;

let server: Server;

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

/** Echoes the request body once it is complete. */
const echo: RequestListener = (request, response) => {
  text(request).then(
    (body) => response.end(body),
    () => response.destroy(),
  );
};

async function open(timeouts: Timeouts, listener = echo): Promise<number> {
  server = patientServer(listener, timeouts);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Resolves to everything that the server sends until it disconnects. */
const saidTo = async (socket: Socket) => (await buffer(socket)).toString();

const post = (length: number, body: string) =>
  `POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n${body}`;

it("disconnects clients that send nothing, half a head or half a body", async () => {
  const port = await open(IMPATIENT);
  for (const sent of ["", "GET / HTTP/1.1\r\nHost:", post(100, "half")]) {
    const socket = await connected(port);
    socket.write(sent);
    expect(await saidTo(socket), JSON.stringify(sent)).toMatch(/^HTTP\/1\.1 408 /);
  }
});

it("disconnects idle clients", async () => {
  const socket = await connected(await open(LONG_TIMEOUTS));
  socket.write(post(4, "some"));
  expect(await saidTo(socket)).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nsome$/);
});

it("serves others while a thousand connections wait, and is rid of them", async () => {
  const port = await open(LONG_TIMEOUTS);
  const waiting = await Promise.all(Array.from({ length: IDLE }, () => connected(port)));
  const ended = Promise.all(waiting.map(saidTo));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "hello" });
  expect(await answer.text()).toBe("hello");
  expect(new Set((await ended).map((said) => said.slice(0, 12)))).toEqual(
    new Set(["HTTP/1.1 408"]),
  );
});

/** Bytes, more than the connections of a system hold between a sender and a reader. */
const LARGE = 64 * 1024 * 1024;

it("disconnects clients that read nothing of an answer", async () => {
  const closed = Promise.withResolvers<boolean>();
  const port = await open({ ...LONG_TIMEOUTS, stalled: 100 }, (_, response) => {
    response.on("close", () => closed.resolve(response.writableFinished));
    response.end(Buffer.alloc(LARGE));
  });
  const socket = await connected(port);
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n");
  expect(await closed.promise).toBe(false);
  socket.destroy();
});

it("waits for an answer that is made for longer than a reader may take nothing", async () => {
  const port = await open({ ...LONG_TIMEOUTS, stalled: 50 }, (_, response) => {
    response.write("begun, ");
    setTimeout(() => response.end("made"), 500);
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe("begun, made");
});
