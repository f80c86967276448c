import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { DEVICE, readCode } from "@/e2e/steps/account-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { diskStore } from "@/lib/files/private/disk-store";
import { completeArtwork } from "./complete-artwork";
import { putPart } from "./put-part";
import { requireArtwork } from "./see-artwork";
import { startArtwork } from "./start-artwork";

const { db } = testDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "complete-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const [SEEN, OTHER] = ["%PDF-1.7 seen!", "%PDF-1.7 other"].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
];
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

it("keeps the checked file, whatever a concurrent call delivers later", async () => {
  const { id: order, accessKey } = await givenOrder(db);
  const visitor = { identity: { state: "visitor" } as const, key: accessKey };
  const request = { order, name: "a.pdf", size: SEEN.length, type: "application/pdf" };
  const { _id: id } = await startArtwork({ db, request, visitor, ...DEVICE });
  // Both calls read the row before either ended.
  const artwork = await requireArtwork(db, id, visitor);
  await putPart({ db, artwork, n: 1, bytes: SEEN });
  const begun = await requireArtwork(db, id, visitor);
  await completeArtwork({ db, artwork: begun, sha256: sha256(SEEN) });
  await putPart({ db, artwork, n: 1, bytes: OTHER });
  const late = completeArtwork({ db, artwork: begun, sha256: sha256(OTHER) });
  expect(await readCode(late)).toBe("invalid_transition");
  const stored = await requireArtwork(db, id, visitor);
  expect(stored.sha256).toBe(sha256(SEEN));
  expect(await diskStore().read(stored.key ?? "")).toEqual(SEEN);
});

it("accepts a PDF after whitespace, and refuses one after anything else with a PDF-specific message", async () => {
  const { id: order, accessKey } = await givenOrder(db);
  const visitor = { identity: { state: "visitor" } as const, key: accessKey };
  const complete = async (before: string) => {
    const bytes = Buffer.concat([Buffer.from(before), SEEN]);
    const request = { order, name: "a.pdf", size: bytes.length, type: "application/pdf" };
    const { _id: id } = await startArtwork({ db, request, visitor, ...DEVICE });
    await putPart({ db, artwork: await requireArtwork(db, id, visitor), n: 1, bytes });
    const artwork = await requireArtwork(db, id, visitor);
    await completeArtwork({ db, artwork, sha256: sha256(bytes) });
    return requireArtwork(db, id, visitor);
  };
  for (const blanks of ["\n", "\ufeff\r\n"]) {
    expect(await complete(blanks)).toMatchObject({ preflightState: "checking" });
  }
  await expect(complete("Content-Type: application/pdf\n\n")).rejects.toMatchObject({
    code: "unsupported_media_type",
    message: "This PDF has something else before its beginning. Save it again as a PDF.",
  });
});
