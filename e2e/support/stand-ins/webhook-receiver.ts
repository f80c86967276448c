import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A program on loopback that receives webhooks. */

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The unparsed body. */
  bytes: Buffer;
}

export type Answer = (response: ServerResponse, received: Received) => void;

export const answering =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status).end();

export async function startReceiver(answer: Answer = answering(204)) {
  const received: Received[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    const take = async () => {
      const { url = "", headers } = request;
      const bytes = await buffer(request);
      const one = { path: url, headers, body: bytes.toString(), bytes };
      received.push(one);
      state.answer(response, one);
    };
    // Errors of a sender that disconnects do not matter.
    take().catch(() => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    /** Changes the response from now on. */
    become: (next: Answer) => {
      state.answer = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
