import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LASTING } from "../lasting-connections.ts";

/** A signed webhook request, which can be sent any number of times. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

export const hmacSha256 = (text: string, secret: string): string =>
  createHmac("sha256", secret).update(text).digest("hex");

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The server of a stand-in, on loopback. A request whose handler fails loses its connection. */
export class StandInServer {
  readonly #server: Server;

  constructor(answer: Answer) {
    this.#server = createServer(LASTING, (request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
  }

  async listen(port = 0): Promise<void> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
