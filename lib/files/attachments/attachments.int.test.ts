import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { attachmentAnswer } from "@/lib/api/route/answers";
import { countOutdated, sweep } from "@/lib/runtime/background/housekeeping";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { plainPicture } from "@/e2e/steps/pictures";
import { ATTACHMENT_BYTES } from "./attachment-kinds";
import { checkAttachment } from "./check-attachment";
import { storeAttachment, readAttachment, ATTACHED_BY } from "./stored-attachment";

const { db, url } = testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), "attachments-"));
afterAll(() => rm(folder, { recursive: true }));

const PDF = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(500)]);

async function given(content: Buffer, name = "drawing.pdf") {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  await writeFile(at, content);
  return checkAttachment({ name, path: at, bytes: content.length }, "file");
}

const keep = async (content = PDF, name?: string) => {
  const file = await given(content, name);
  return db.$transaction((tx) => storeAttachment(tx, file));
};

describe("a file that somebody gave", () => {
  it("is kept as it came, and told by its own bytes", async () => {
    const id = await keep();
    const sha256 = createHash("sha256").update(PDF).digest("hex");
    expect(await db.attachment.findUnique({ where: { id } })).toMatchObject({
      name: "drawing.pdf",
      type: "application/pdf",
      size: PDF.length,
      sha256,
    });
    const stored = await readAttachment(db, id);
    expect(Buffer.from(stored?.bytes ?? [])).toEqual(PDF);
    expect(await readAttachment(db, "no-such-file")).toBeNull();
  });

  it.each(["png", "jpeg", "webp"] as const)("may be a picture: %s", async (format) => {
    const file = await given(await plainPicture(format), "logo.exe");
    expect(file.type).toBe(`image/${format}`);
    expect(file.name).toBe(`logo.${format === "jpeg" ? "jpg" : format}`);
  });

  it("is nothing that could run or be unpacked, whatever it is called", async () => {
    const hostile = [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"),
      Buffer.from("<html><script>alert(1)</script>"),
      Buffer.from("PK\x03\x04 a zip"),
      Buffer.from("MZ a program"),
      Buffer.from(" %PDF-1.7 not at its beginning"),
      await plainPicture("gif"),
      await plainPicture("avif"),
      Buffer.alloc(0),
    ];
    for (const content of hostile) {
      expect(await readCode(given(content, "plan.pdf"))).toBe("unsupported_media_type");
    }
  });

  it("has 5 MB at most", async () => {
    const file = Buffer.concat([PDF, Buffer.alloc(ATTACHMENT_BYTES - PDF.length)]);
    expect(await readAttachment(db, await keep(file))).toMatchObject({ name: "drawing.pdf" });
    expect(await readCode(given(Buffer.concat([file, Buffer.from("x")])))).toBe("too_large");
  });

  it("is refused by the database itself where its row is not true", async () => {
    const row = { name: "a.pdf", type: "application/pdf", size: PDF.length, sha256: "0" };
    await expect(db.attachment.create({ data: { ...row, bytes: PDF } })).rejects.toThrow();
    const sha256 = createHash("sha256").update(PDF).digest("hex");
    const good = { ...row, sha256, bytes: PDF };
    await expect(db.attachment.create({ data: { ...good, type: "text/html" } })).rejects.toThrow();
    await expect(db.attachment.create({ data: { ...good, size: 1 } })).rejects.toThrow();
  });

  it("is handed out to be saved, never as a page", () => {
    const { headers } = attachmentAnswer({ name: "माल.pdf", type: "application/pdf", bytes: PDF });
    expect(headers).toMatchObject({
      "Content-Type": "application/octet-stream",
      "Content-Disposition":
        "attachment; filename=\"___.pdf\"; filename*=UTF-8''%E0%A4%AE%E0%A4%BE%E0%A4%B2.pdf",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });
});

describe("files that nothing refers to", () => {
  const LONG_AGO = new Date("2026-01-01");
  const given = async () => {
    const id = await keep();
    await db.attachment.update({ where: { id }, data: { createdAt: LONG_AGO } });
    return id;
  };

  it("go within a day, and no others", async () => {
    const [attached, orphan] = [await given(), await given()];
    const young = await keep();
    const offer = {
      name: "Asha",
      state: "asked",
      accessKey: "a-key",
      keyExpiresAt: new Date(),
    } as const;
    await db.offer.create({
      data: { ...offer, number: "OF-261126-7K4Q9X", files: { create: { attachmentId: attached } } },
    });
    expect(await countOutdated(db)).toEqual({ attachments: 1 });
    expect(await sweep({ databaseUrl: url, db })).toEqual({ attachments: 1 });
    const left = (await db.attachment.findMany({ select: { id: true } })).map(({ id }) => id);
    expect(left.sort()).toEqual([attached, young].sort());
    expect(left).not.toContain(orphan);
  });

  it("are looked for in every column that refers to files", async () => {
    const keys = await db.$queryRaw<{ column: string }[]>`
      SELECT c.conrelid::regclass::text || '.' || a.attname AS "column"
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'attachments'::regclass ORDER BY 1`;
    expect(keys.map(({ column }) => column)).toEqual([...ATTACHED_BY].sort());
  });
});
