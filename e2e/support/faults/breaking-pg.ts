import { PrismaPg } from "@prisma/adapter-pg";
import type { PoolClient } from "pg";

/** Called instead of sending a statement; `send` sends it. */
export type Break = (send: () => unknown) => unknown;

export interface BreakingPg {
  Adapter: typeof PrismaPg;
  /** The statements so far, including those that Prisma adds, such as BEGIN and COMMIT. */
  sent: string[];
}

/** Returns Prisma's adapter with a connection that breaks at one statement, counted from one. */
export function breakingPg(at: number, happens: Break = (send) => send()): BreakingPg {
  const sent: string[] = [];
  const watch = (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const counted = (...args: unknown[]) => {
      const send = () => query(...args);
      return sent.push(toText(args[0])) === at ? happens(send) : send();
    };
    Object.assign(client, { query: counted });
  };
  class Adapter extends PrismaPg {
    override async connect() {
      const adapter = await super.connect();
      adapter.underlyingDriver().on("connect", watch);
      return adapter;
    }
  }
  return { Adapter, sent };
}

const toText = (statement: unknown): string =>
  typeof statement === "string" ? statement : (statement as { text: string }).text;
