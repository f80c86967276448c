import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenOrder, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { testDatabase } from "@/e2e/support/database";
import { diskStore } from "@/lib/files/private/disk-store";
import { requireProof } from "@/lib/artwork/require-proof";
import { approveProof } from "./approve-proof";
import { pinProof } from "./pin-proof";
import { listProofs } from "./queries";
import { sendProof } from "./send-proof";

const { db } = testDatabase();
const { mails, entries } = orderDeskSteps(db);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "proofs-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function pdf(pages: number): Promise<Buffer> {
  const document = new PDFDocument({ size: [500, 250], autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.once("end", done));
  for (let page = 1; page <= pages; page += 1) {
    document.addPage().rect(0, 0, 250, 250).fill("#ff0000");
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

async function printedLine() {
  const order = await givenOrder(db, { lines: { create: PRINTED_LINE } });
  return { order, line: order.lines[0]?.id ?? "" };
}

type Printed = Awaited<ReturnType<typeof printedLine>>;

async function send({ order, line }: Printed, content: Buffer, name = "proof.pdf", tool?: string) {
  const at = path.join(folder, name);
  await writeFile(at, content);
  const file = { name, path: at, bytes: content.length };
  return sendProof({ db, order: order.id, line, tool, file, actor: meera, ipAddress: FROM });
}

const seen = ({ order }: Printed, id: string) =>
  requireProof(db, id, { identity: { state: "visitor" }, key: order.accessKey });

describe("a proof", () => {
  it("is stored with a picture of each page, and its buyer is mailed", async () => {
    const printed = await printedLine();
    const content = await pdf(2);
    const proof = await send(printed, content);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(proof).toMatchObject({ n: 1, state: "sent", sha256, name: "proof.pdf" });
    expect(proof.pages).toHaveLength(2);
    expect(await diskStore().read(`proofs/${proof._id}/file`)).toEqual(content);
    const picture = sharp((await diskStore().read(`proofs/${proof._id}/2.png`)) ?? Buffer.alloc(0));
    expect(await picture.metadata()).toMatchObject({ format: "png", width: 1600, height: 800 });
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    const line = await db.orderLine.findUniqueOrThrow({ where: { id: printed.line } });
    expect(line.stage).toBe("proof_sent");
    expect(await mails()).toEqual(["proof-sent"]);
    expect(await entries("Proof Created")).toHaveLength(1);
  });

  it("supersedes the previous one, taking over its open pins", async () => {
    const printed = await printedLine();
    const first = await send(printed, await pdf(2));
    const note = { page: 2, x: 0.5, y: 0.25, text: "Larger, please." };
    const seenFirst = await seen(printed, first._id);
    await pinProof({ db, seen: seenFirst, pin: note, ipAddress: FROM });
    const second = await send(printed, await plainPicture("png"), "proof.png");
    expect(second.pins).toMatchObject([{ n: 1, page: 1, text: "Larger, please.", carriedFrom: 1 }]);
    const proofs = await listProofs(db, { orderId: printed.order.id });
    expect(proofs.map(({ n, state }) => [n, state])).toEqual([
      [1, "superseded"],
      [2, "sent"],
    ]);
    const late = { sha256: first.sha256, name: "Asha" };
    const approval = approveProof({ db, seen: seenFirst, request: late, ipAddress: FROM });
    expect(await readCode(approval)).toBe("proof_superseded");
  });

  it.each([
    ["a damaged PDF", Buffer.from("%PDF-1.7\nnothing"), "invalid_input"],
    ["a page", Buffer.from("<html></html>"), "unsupported_media_type"],
  ])("is never %s, and nothing of it is stored", async (_what, content, code) => {
    const printed = await printedLine();
    expect(await readCode(send(printed, content))).toBe(code);
    expect(await db.proof.count()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it("names the tool of its line", async () => {
    const printed = await printedLine();
    const picture = await plainPicture("png");
    expect(await readCode(send(printed, picture, "a.png", "D-7"))).toBe("invalid_input");
    const { id } = await db.tool.create({ data: { number: "D-7", kind: "die" } });
    await send(printed, picture, "a.png", "D-7");
    const line = await db.orderLine.findUniqueOrThrow({ where: { id: printed.line } });
    expect(line.toolId).toBe(id);
  });

  it("has at most 20 pages", async () => {
    expect(await readCode(send(await printedLine(), await pdf(21)))).toBe("invalid_input");
  });

  it("is allowed for printed and made-to-order lines until they are approved", async () => {
    const { id, lines } = await givenOrder(db);
    const plain = { order: { id } as Printed["order"], line: lines[0]?.id ?? "" };
    expect(await readCode(send(plain, await plainPicture("png")))).toBe("invalid_transition");
  });
});
