import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { drain } from "./obey-supervisor";

const LONGER_THAN_ANY_TEST = 3600;

async function listening(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    answer(response);
  });
  server.keepAliveTimeout = LONGER_THAN_ANY_TEST * 1000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ host: "127.0.0.1", port, agent }, (response) => {
        text(response).then(resolve, reject);
      }).on("error", reject);
    });
  return { server, agent, ask };
}

it("ends although a client goes on asking over the connection that it keeps", async () => {
  const { server, agent, ask } = await listening((response) => response.end("well"));
  await ask();
  const asking = (async () => {
    for (;;) await ask();
  })().catch((error: unknown) => (error as NodeJS.ErrnoException).code);
  await drain(server, { seconds: LONGER_THAN_ANY_TEST });
  expect(server.listening).toBe(false);
  expect(["ECONNREFUSED", "ECONNRESET"]).toContain(await asking);
  agent.destroy();
});

it("lets a running answer finish, and then closes the kept connection", async () => {
  let pending: ServerResponse | undefined;
  const { server, agent, ask } = await listening((response) => {
    pending = response;
    server.emit("asked");
  });
  const requested = once(server, "asked");
  const answer = ask();
  await requested;
  const drained = drain(server, { seconds: LONGER_THAN_ANY_TEST });
  pending?.end("late");
  expect(await answer).toBe("late");
  await drained;
  agent.destroy();
});

it("does not wait for an answer that never ends", async () => {
  const { server, agent, ask } = await listening((response) => {
    response.write("a beginning");
    server.emit("asked");
  });
  const requested = once(server, "asked");
  const answer = ask().catch(() => "broken");
  await requested;
  await drain(server, { seconds: 0 });
  server.closeAllConnections();
  expect(await answer).toBe("broken");
  agent.destroy();
});

it("still answers over a connection that was idle, and closes it then", async () => {
  const { server, agent, ask } = await listening((response) => response.end("well"));
  await ask();
  const long = { seconds: LONGER_THAN_ANY_TEST, idleSeconds: LONGER_THAN_ANY_TEST };
  const drained = drain(server, long);
  expect(await ask()).toBe("well");
  await drained;
  agent.destroy();
});
