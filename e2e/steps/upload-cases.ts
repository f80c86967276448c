import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { privateStore } from "@/lib/files/private/private-store";
import { sweep } from "@/lib/runtime/background/housekeeping";
import { listLineStages } from "@/lib/artwork/proofs/queries";
import { completeArtwork } from "@/lib/artwork/uploads/complete-artwork";
import { putPart } from "@/lib/artwork/uploads/put-part";
import { PART_BYTES } from "@/lib/artwork/uploads/schemas";
import { artworkAnswer, requireArtwork } from "@/lib/artwork/uploads/see-artwork";
import { startArtwork } from "@/lib/artwork/uploads/start-artwork";
import { deleteUserAccount, DEVICE, readCode } from "./account-steps";
import { givenOrder, givenProduct, PRINTED_LINE } from "./factories";
import { plainPicture } from "./pictures";
import { testDatabase } from "../support/database";
import { reviewSteps } from "./review-steps";
import { startS3, type S3Server } from "../support/stand-ins/s3-server";
import { EICAR, startVirusScanner } from "../support/stand-ins/virus-scanner";

/** Tests of print files that apply to every store; a test file has one store, like a process. */
export function uploadCases(kind: "disk" | "s3"): void {
  const { db, url } = testDatabase();
  const { givenCustomer } = reviewSteps(db);

  let scanner: Awaited<ReturnType<typeof startVirusScanner>>;
  let bucket: S3Server | undefined;
  let folder = "";
  beforeAll(async () => {
    scanner = await startVirusScanner();
    folder = await mkdtemp(path.join(tmpdir(), "artworks-"));
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("CLAMAV_URL", scanner.url);
    if (kind === "disk") return;
    bucket = await startS3();
    const { endpoint, bucket: name, keyId, secret } = bucket.bucket;
    vi.stubEnv("S3_ENDPOINT", endpoint);
    vi.stubEnv("S3_BUCKET", name);
    vi.stubEnv("S3_KEY_ID", keyId);
    vi.stubEnv("S3_SECRET", secret);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await Promise.all([scanner.close(), bucket?.close()]);
    await rm(folder, { recursive: true });
  });

  const readPrivate = (key: string) => privateStore(kind).read(key);

  async function readStored(id: string): Promise<Buffer | null> {
    const { key } = await db.artwork.findUniqueOrThrow({ where: { id }, select: { key: true } });
    return key === null ? null : readPrivate(key);
  }

  /** The existing files of an artwork. */
  async function readFiles(id: string): Promise<string[]> {
    if (!bucket) return readdir(path.join(folder, "private/artworks", id));
    const names = await bucket.names();
    return names.filter((name) => name.includes(id)).map((name) => path.basename(name));
  }

  /** Ages the files of an artwork. */
  async function passDays(id: string): Promise<void> {
    if (kind === "s3") {
      await db.bucketFolder.update({ where: { id }, data: { createdAt: OLD } });
    } else await utimes(path.join(folder, "private/artworks", id), OLD, OLD);
  }

  const OLD = new Date("2026-01-01");

  const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

  const { ipAddress } = DEVICE;

  const visitor = (key?: string) => ({ identity: { state: "visitor" } as const, key });

  const printedOrder = () => givenOrder(db, { lines: { create: PRINTED_LINE } });

  type Order = Awaited<ReturnType<typeof printedOrder>>;

  async function started({ id: order, accessKey }: Order, size: number, name = "Logo.exe") {
    const request = { order, name, size, type: "application/pdf" };
    const { _id } = await startArtwork({ db, request, ipAddress, visitor: visitor(accessKey) });
    return { id: _id, see: () => requireArtwork(db, _id, visitor(accessKey)) };
  }

  async function sent(order: Order, content: Buffer, name?: string) {
    const { id, see } = await started(order, content.length, name);
    for (let n = 1; (n - 1) * PART_BYTES < content.length; n += 1) {
      const bytes = content.subarray((n - 1) * PART_BYTES, n * PART_BYTES);
      await putPart({ db, artwork: await see(), n, bytes });
    }
    return { id, see };
  }

  async function complete(upload: Awaited<ReturnType<typeof sent>>, content: Buffer) {
    await completeArtwork({ db, artwork: await upload.see(), sha256: sha256(content) });
    return artworkAnswer(await upload.see());
  }

  const PDF = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    randomBytes(500),
    Buffer.from("\n%%EOF\n"),
  ]);

  describe(`a file for printing (${kind})`, () => {
    it("is uploaded in parts in any order, some twice, and is complete in the end", async () => {
      const order = await printedOrder();
      const content = Buffer.concat([PDF, randomBytes(PART_BYTES), Buffer.from("%%EOF")]);
      const { id, see } = await started(order, content.length);
      const parts = [content.subarray(0, PART_BYTES), content.subarray(PART_BYTES)];
      await putPart({ db, artwork: await see(), n: 2, bytes: parts[1] ?? Buffer.alloc(0) });
      expect(artworkAnswer(await see())).toMatchObject({ state: "uploading", parts: [2] });
      const early = completeArtwork({ db, artwork: await see(), sha256: sha256(content) });
      await expect(early).rejects.toMatchObject({ message: "Parts of the file are missing: 1." });
      for (const bytes of [randomBytes(PART_BYTES), parts[0] ?? Buffer.alloc(0)]) {
        await putPart({ db, artwork: await see(), n: 1, bytes });
      }
      expect(await complete({ id, see }, content)).toMatchObject({
        name: "Logo.pdf",
        state: "stored",
        sha256: sha256(content),
        preflight: { state: "checking", findings: [] },
      });
      expect(await readStored(id)).toEqual(content);
      expect(await readFiles(id)).toHaveLength(1);
      await complete({ id, see }, content);
    });

    it("with other content than its name says is refused, and its parts are preserved", async () => {
      const order = await printedOrder();
      const upload = await sent(order, PDF);
      const wrong = completeArtwork({ db, artwork: await upload.see(), sha256: "0".repeat(64) });
      await expect(wrong).rejects.toMatchObject({ code: "invalid_input" });
      expect(await complete(upload, PDF)).toMatchObject({ state: "stored" });
    });

    it.each([
      ["a program", Buffer.from("MZ\x90\0 a program")],
      ["a page", Buffer.from("<html><svg></svg></html>")],
      ["a zip", Buffer.from("PK\x03\x04 a zip")],
    ])("is never %s, whatever it is called", async (_what, content) => {
      const upload = await sent(await printedOrder(), content, "logo.pdf");
      expect(await readCode(complete(upload, content))).toBe("unsupported_media_type");
      expect(await upload.see()).toMatchObject({ state: "refused", key: null });
      expect(await readStored(upload.id)).toBeNull();
    });

    it("waits for its virus scan while the scanner is down, and is deleted if infected", async () => {
      const order = await printedOrder();
      const upload = await sent(order, PDF);
      scanner.answerWith(null);
      expect(await readCode(complete(upload, PDF))).toBe("unavailable");
      scanner.answerWith(undefined);
      expect(await complete(upload, PDF)).toMatchObject({ state: "stored" });
      const content = Buffer.concat([PDF, EICAR]);
      const infected = await sent(order, content);
      expect(await readCode(complete(infected, content))).toBe("unsupported_media_type");
      expect(await infected.see()).toMatchObject({ state: "refused", key: null });
      expect(await readStored(infected.id)).toBeNull();
    });

    it("may be joined by a source file on a line with artwork, and by no other file", async () => {
      const order = await printedOrder();
      const { id: line } = await db.orderLine.findFirstOrThrow({ where: { orderId: order.id } });
      const zip = Buffer.from("PK\x03\x04 a zip");
      const given = async (content: Buffer, name: string) => {
        const upload = await sent(order, content, name);
        await db.artwork.update({ where: { id: upload.id }, data: { lineId: line } });
        return upload;
      };
      expect(await readCode(complete(await given(zip, "logo.zip"), zip))).toBe(
        "unsupported_media_type",
      );
      const artwork = await given(PDF, "logo.pdf");
      await complete(artwork, PDF);
      const working = await given(zip, "logo.zip");
      expect(await complete(working, zip)).toMatchObject({
        name: "logo.zip",
        state: "stored",
        isSource: true,
        preflight: { state: "not_checked", findings: [] },
      });
      expect(await readCode(complete(await given(zip, "logo.exe"), zip))).toBe(
        "unsupported_media_type",
      );
      const [files] = await listLineStages(db, { orderId: order.id });
      expect(files?.files).toMatchObject([
        { name: "logo.pdf" },
        { name: "logo.zip", isSource: true },
      ]);
      const [approved] = await listLineStages(db, { orderId: order.id, onlyApproved: true });
      expect(approved?.files ?? []).toEqual([]);
    });

    it("reports a truncated picture", async () => {
      const picture = (await plainPicture("png")).subarray(0, 60);
      const upload = await sent(await printedOrder(), picture);
      expect((await complete(upload, picture)).preflight).toMatchObject({
        state: "errors",
        findings: [{ code: "broken", severity: "error" }],
      });
    });

    it("may be a picture, with a warning about RGB, or a drawing", async () => {
      const order = await printedOrder();
      const picture = await plainPicture("png");
      expect(await complete(await sent(order, picture, "Logo"), picture)).toMatchObject({
        name: "Logo.png",
        preflight: { state: "warnings", findings: [{ code: "rgb" }] },
      });
      const drawing = Buffer.from(
        "<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'/>",
      );
      expect(await complete(await sent(order, drawing), drawing)).toMatchObject({
        name: "Logo.svg",
        preflight: { state: "checking" },
      });
    });

    it("must have the size of its line's dieline if it states a size", async () => {
      const { id: productId } = await givenProduct(db, { dieline: { width: 60, height: 40 } });
      const order = await printedOrder();
      const { id } = await db.orderLine.findFirstOrThrow({ where: { orderId: order.id } });
      await db.orderLine.update({ where: { id }, data: { productId } });
      const sized = async (width: number, height: number) => {
        const pixels = (mm: number) => Math.round((mm / 25.4) * 300);
        const picture = await sharp(
          await plainPicture("png", { width: pixels(width), height: pixels(height) }),
        )
          .withMetadata({ density: 300 })
          .png()
          .toBuffer();
        const upload = await sent(order, picture);
        await db.artwork.update({ where: { id: upload.id }, data: { lineId: id } });
        const { preflight } = await complete(upload, picture);
        return preflight.findings.map(({ code }) => code);
      };
      expect(await sized(66, 46)).toEqual(["rgb"]);
      expect(await sized(40, 60)).toEqual(["bleed", "rgb"]);
      expect(await sized(90, 60)).toEqual(["trim", "rgb"]);
      // Made to measure, like the product in another size.
      await db.orderLine.update({ where: { id }, data: { kind: "custom", spec: {}, unit: "PCS" } });
      expect(await sized(90, 60)).toEqual(["rgb"]);
      expect(await listLineStages(db, { orderId: order.id })).toMatchObject([{ dieline: null }]);
    });

    it("must have the announced size, part by part", async () => {
      const { see } = await started(await printedOrder(), 10);
      const put = async (n: number, bytes: Buffer) =>
        readCode(putPart({ db, artwork: await see(), n, bytes }));
      expect(await put(1, Buffer.alloc(11))).toBe("invalid_input");
      expect(await put(2, Buffer.alloc(10))).toBe("invalid_input");
      expect(await put(1, Buffer.alloc(10))).toBe("done");
    });

    it("can be neither read nor started without the order's key", async () => {
      const order = await printedOrder();
      const { id } = await sent(order, PDF);
      expect(await readCode(requireArtwork(db, id, visitor()))).toBe("not_found");
      expect(await readCode(requireArtwork(db, id, visitor("guessed")))).toBe("not_found");
      const request = { order: order.id, name: "a.pdf", size: 9, type: "application/pdf" };
      expect(
        await readCode(startArtwork({ db, request, ipAddress, visitor: visitor("guessed") })),
      ).toBe("not_found");
      const alone = { name: "a.pdf", size: 9, type: "application/pdf" };
      expect(
        await readCode(startArtwork({ db, request: alone, ipAddress, visitor: visitor() })),
      ).toBe("unauthenticated");
    });

    it("is part of its sender's account export, and stays on its line when the account is deleted", async () => {
      const { id: userId, identity } = await givenCustomer();
      const { id: order } = await givenOrder(db, { userId, lines: { create: PRINTED_LINE } });
      const request = { order, name: "logo.pdf", size: PDF.length, type: "application/pdf" };
      const { _id: id } = await startArtwork({ db, request, ipAddress, visitor: { identity } });
      const data = await exportAccount({ db, identity, ipAddress: "203.0.113.7" });
      expect(data).toMatchObject({ artworks: [{ id, name: "logo.pdf", size: PDF.length }] });
      await deleteUserAccount(db, userId);
      expect(await db.artwork.findUniqueOrThrow({ where: { id } })).toMatchObject({
        userId: null,
        orderId: order,
      });
    });

    it("is deleted with its row if unfinished for a day", async () => {
      const order = await printedOrder();
      const [kept, left] = [await sent(order, PDF), await sent(order, PDF)];
      await complete(kept, PDF);
      await db.artwork.updateMany({ data: { createdAt: OLD } });
      for (const { id } of [kept, left]) await passDays(id);
      expect(await sweep({ databaseUrl: url, db })).toMatchObject({
        artworks: 1,
        "stray files": 1,
      });
      expect(await readStored(kept.id)).toEqual(PDF);
      expect(await readPrivate(`artworks/${left.id}/part-1`)).toBeNull();
    });

    it("is refused after 1 GB in 30 days", async () => {
      const order = await printedOrder();
      for (let count = 0; count < 10; count += 1) await started(order, 100 * 1024 * 1024);
      expect(await readCode(started(order, 100 * 1024 * 1024))).toBe("invalid_input");
    });
  });
}
