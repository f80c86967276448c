import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productRequestSchema } from "@/lib/catalogue/product-request";
import { updateProduct } from "@/lib/catalogue/update-product";
import { AppError } from "@/lib/errors";
import { refusalOf } from "@/lib/http/respond";
import { breakingPg, type Break } from "@/lib/testing/breaking-pg";
import { testDatabase } from "@/lib/testing/database";
import { faultyWire, type FaultyWire } from "@/lib/testing/faulty-wire";
import { IP, OURS, productSteps } from "@/lib/testing/product-steps";
import { connect } from "./client";
import type { PrismaClient } from "./generated/client";

/** A connection that breaks at any one statement of a write, as the caller of the write sees it. */

const { db: direct, url } = testDatabase();
const { given, steps } = productSteps(direct);

const APPLICATION = "about-to-break";
const PATIENCE = { connecting: 5_000, answering: 5_000 };

let wire: FaultyWire;
const through = new URL(url);

beforeAll(async () => {
  const { hostname, port } = new URL(url);
  wire = await faultyWire({ host: hostname, port: Number(port) });
  through.port = String(wire.port);
  through.searchParams.set("application_name", APPLICATION);
});

afterAll(() => wire.close());

/** The database ends the session, and is done with it. */
async function terminate(): Promise<void> {
  await direct.$executeRaw`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = ${APPLICATION}`;
}

const BREAKS: Record<string, Break> = {
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

type Write = (db: PrismaClient) => Promise<unknown>;

interface Met {
  statement: string;
  /** Undefined where none was thrown. */
  error: unknown;
}

/** What a write meets whose connection breaks at each of its statements in turn, in one way after the other. */
async function metAtEach(write: Write, ways: readonly Break[]): Promise<Met[]> {
  const met: Met[] = [];
  for (;;) {
    const happens = ways[met.length % ways.length];
    const { Adapter, sent } = breakingPg(met.length + 1, happens);
    const db = connect(through.href, 1, PATIENCE, Adapter);
    const error: unknown = await write(db).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    await db.$disconnect();
    const statement = sent[met.length];
    if (statement === undefined) return met;
    met.push({ statement, error });
  }
}

const namesOf = (met: Met[]) => met.map(({ statement }) => statement);
const codesOf = (met: Met[]) => met.map(({ error }) => refusalOf(error).code);

describe.each(Object.entries(BREAKS))("a connection that %s a statement", (_name, happens) => {
  it("is an outage wherever a transaction stands", async () => {
    const write: Write = (db) => db.$transaction((tx) => tx.user.count());
    const met = await metAtEach(write, [happens]);
    expect(namesOf(met)).toEqual(["BEGIN", expect.stringContaining("users"), "COMMIT"]);
    expect(codesOf(met)).toEqual(["unavailable", "unavailable", "unavailable"]);
  });

  it("leaves the reason for which a transaction is taken back as it is", async () => {
    const refused = new AppError("in_use", "This is in use.");
    const write: Write = (db) =>
      db.$transaction(async (tx) => {
        await tx.user.count();
        throw refused;
      });
    const met = await metAtEach(write, [happens]);
    expect(met.at(-1)).toEqual({ statement: "ROLLBACK", error: refused });
    expect(codesOf(met)).toEqual(["unavailable", "unavailable", "in_use"]);
  });
});

it("is an outage to the save of a product, whichever of its statements it breaks at", async () => {
  const { id } = await given();
  let count = 0;
  const request = () =>
    productRequestSchema.parse({
      ...{ name: `Carton ${++count}`, price: "449.50", category: "Boxes" },
      ...{ description: "For the post.", stockCount: "90", existingImages: JSON.stringify(OURS) },
    });
  const by = { actor: steps.actor, ipAddress: IP, storage: steps.storage };
  const save: Write = (db) => updateProduct({ ...by, db, id, request: request(), files: [] });
  const met = await metAtEach(save, Object.values(BREAKS));
  expect(new Set(codesOf(met))).toEqual(new Set(["unavailable"]));
  expect(met.length).toBeGreaterThan(20);
});
