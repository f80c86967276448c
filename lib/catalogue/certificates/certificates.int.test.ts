import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { addCertificate } from "./add-certificate";
import { listCertificates, readCertificateFile } from "./queries";
import { removeCertificate } from "./remove-certificate";

const { db } = testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "certificates-"));
afterAll(() => rm(folder, { recursive: true }));

const PDF = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(200)]);
const by = { actor: SYSTEM_ACTOR, ipAddress: "127.0.0.1" };

async function readFile(content: Buffer) {
  const at = path.join(folder, randomUUID());
  await writeFile(at, content);
  return { name: "fsc.pdf", path: at, bytes: content.length };
}

async function add(productId: string, content = PDF) {
  const request = { kind: "fsc", name: "FSC", issuedOn: "2026-01-15" } as const;
  return addCertificate({ db, productId, request, file: await readFile(content), ...by });
}

describe("a certificate", () => {
  it("is stored with its file, announced for its product and audited", async () => {
    const { id } = await givenProduct(db);
    const kept = await add(id);
    expect(await listCertificates(db, id)).toEqual([kept]);
    expect(kept).toMatchObject({ kind: "fsc", issuedOn: "2026-01-15", validUntil: null });
    const file = await readCertificateFile(db, kept._id);
    expect(Buffer.from(file?.bytes ?? [])).toEqual(PDF);
    expect(await auditEntries(db, { action: "Certificate Created" })).toHaveLength(1);
  });

  it("goes with its file, and only once", async () => {
    const { id } = await givenProduct(db);
    const { _id } = await add(id);
    expect(await removeCertificate({ db, id: _id, ...by })).toBe(id);
    expect(await readCode(removeCertificate({ db, id: _id, ...by }))).toBe("not_found");
    expect(await listCertificates(db, id)).toEqual([]);
    expect(await db.attachment.count()).toBe(0);
    expect(await db.auditLog.count({ where: { action: "Certificate Deleted" } })).toBe(1);
  });

  it("cannot be downloaded for a product outside the shop", async () => {
    const { id } = await givenProduct(db);
    const { _id } = await add(id);
    await db.product.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await readCertificateFile(db, _id)).toBeNull();
    expect(await readCertificateFile(db, "no-such-certificate")).toBeNull();
  });

  it("is refused without a file, with one that is no document, and for no product", async () => {
    const { id } = await givenProduct(db);
    const request = { kind: "fsc", name: "FSC", issuedOn: "2026-01-15" } as const;
    const bare = addCertificate({ db, productId: id, request, file: undefined, ...by });
    expect(await readCode(bare)).toBe("invalid_input");
    expect(await readCode(add(id, Buffer.from("<html>")))).toBe("unsupported_media_type");
    expect(await readCode(add(randomUUID()))).toBe("not_found");
    expect(await db.attachment.count()).toBe(0);
  });
});
