import { afterAll, beforeAll } from "vitest";
import { connect } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { breakingPg, type Break } from "./breaking-pg";
import type { TestDatabase } from "../database";
import { faultyWire, type FaultyWire } from "./faulty-wire";

/** A function that writes to the database. */
export type Write = (db: PrismaClient) => Promise<unknown>;

export interface Met {
  statement: string;
  /** The write's return value or error. */
  outcome: unknown;
}

const APPLICATION = "about-to-break";
const TIMEOUTS = { connecting: 5_000, answering: 5_000 };

/** Breaks the connection to a database at each statement of a write in turn. */
export function breakAtEach({ db: direct, url }: TestDatabase) {
  let wire: FaultyWire;
  const through = new URL(url);

  beforeAll(async () => {
    const { hostname, port } = new URL(url);
    wire = await faultyWire({ host: hostname, port: Number(port) });
    through.port = String(wire.port);
    through.searchParams.set("application_name", APPLICATION);
  });

  afterAll(() => wire.close());

  /** Ends the session from the database's side, and waits until it has ended. */
  async function terminate(): Promise<void> {
    await direct.$executeRaw`
      SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${APPLICATION}`;
  }

  const breaks: Record<string, Break> = {
    "was ended by the database before": async (send) => {
      await terminate();
      return send();
    },
    "is ended by the database at": async (send) => {
      wire.hold();
      const answer = send();
      await terminate();
      wire.mend();
      return answer;
    },
    "is reset at": (send) => {
      const answer = send();
      wire.cut();
      wire.mend();
      return answer;
    },
  };

  /**
   * Returns the outcome of a write when its connection breaks at its first statement, then at its second and so on,
   * in alternating ways.
   */
  async function metAtEach(write: Write, ways: readonly Break[]): Promise<Met[]> {
    const met: Met[] = [];
    for (;;) {
      const happens = ways[met.length % ways.length];
      const { Adapter, sent } = breakingPg(met.length + 1, happens);
      const db = connect(through.href, 1, TIMEOUTS, Adapter);
      const outcome = await write(db).catch((thrown: unknown) => thrown);
      await db.$disconnect();
      const statement = sent[met.length];
      if (statement === undefined) return met;
      met.push({ statement, outcome });
    }
  }

  return { breaks, metAtEach };
}
