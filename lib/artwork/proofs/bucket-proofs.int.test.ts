import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { testDatabase } from "@/e2e/support/database";
import { startS3, type S3Server } from "@/e2e/support/stand-ins/s3-server";
import { requireProof } from "@/lib/artwork/require-proof";
import { privateStore } from "@/lib/files/private/private-store";
import { sweep } from "@/lib/runtime/background/housekeeping";
import { sendProof } from "./send-proof";

const { db, url } = testDatabase();

let folder = "";
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bucket-proofs-"));
  server = await startS3();
  const { endpoint, bucket, keyId, secret } = server.bucket;
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_KEY_ID: keyId,
    S3_SECRET: secret,
  };
  for (const [name, value] of Object.entries({ ...variables, DATA_DIR: folder })) {
    vi.stubEnv(name, value);
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(folder, { recursive: true });
});

it("stores a proof where every machine can read it, and removes it once it has no row", async () => {
  const order = await givenOrder(db, { lines: { create: PRINTED_LINE } });
  const content = await plainPicture("png");
  const at = path.join(folder, "proof.png");
  await writeFile(at, content);
  const { _id: id } = await sendProof({
    db,
    order: order.id,
    line: order.lines[0]?.id ?? "",
    tool: undefined,
    file: { name: "proof.png", path: at, bytes: content.length },
    actor: meera,
    ipAddress: FROM,
  });
  // Nothing of it is on this machine only.
  await rm(path.join(folder, "private"), { recursive: true, force: true });
  const visitor = { identity: { state: "visitor" }, key: order.accessKey } as const;
  const { proof } = await requireProof(db, id, visitor);
  const store = privateStore(proof.storage);
  expect(proof.storage).toBe("s3");
  expect(await store.read(`${proof.key}/file`)).toEqual(content);
  expect(await store.read(`${proof.key}/1.png`)).not.toBeNull();
  const before = await server.names();

  await db.bucketFolder.updateMany({ data: { createdAt: new Date("2026-01-01") } });
  expect(await sweep({ databaseUrl: url, db })).toEqual({});
  expect(await server.names()).toEqual(before);
  await db.order.delete({ where: { id: order.id } });
  expect(await sweep({ databaseUrl: url, db })).toEqual({ "stray files": 1 });
  expect(await server.names()).toEqual([]);
  expect(await db.bucketFolder.count()).toBe(0);
});
