import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractImages, extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenOrder, givenProduct, PRINTED_LINE } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { testDatabase } from "@/e2e/support/database";
import { approveProof } from "@/lib/artwork/proofs/approve-proof";
import { sendProof } from "@/lib/artwork/proofs/send-proof";
import { requireProof } from "@/lib/artwork/require-proof";
import { printJobTicket } from "./job-ticket";

const { db } = testDatabase();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ticket-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const bytes = Buffer.from("%PDF-1.7");
const sha256 = createHash("sha256").update(bytes).digest("hex");
const PO_FILE = { name: "PO 77.pdf", type: "application/pdf", size: bytes.length, sha256, bytes };

/** Facts of files checked before all facts were read. */
const NO_FACTS = { bleed: null, picture: null, line: null, rgb: false, fonts: [] };

it("names the spec of an approved line, and shows its proof", async () => {
  await db.tool.create({ data: { number: "P-7", kind: "plate" } });
  const option = { name: "Your mark", sides: 1, maxColours: 2, minPieces: 1, setupFeePaise: 0 };
  const product = await givenProduct(db, {
    dieline: { width: 612, height: 400 },
    printOptions: [
      {
        ...option,
        tiers: [],
        leadDays: null,
        tool: "plate",
        dieline: { width: 306, height: 200 },
      },
    ],
  });
  const order = await givenOrder(db, {
    tolerancePercent: 5,
    poNumber: "PO-77",
    purchaseOrder: { create: { attachment: { create: PO_FILE } } },
    lines: { create: { ...PRINTED_LINE, productId: product.id } },
  });
  const line = order.lines[0]?.id ?? "";
  const ticket = () => printJobTicket(db, { order: order.orderId, line });
  expect(await readCode(ticket())).toBe("invalid_transition");

  const at = path.join(folder, "proof.png");
  await writeFile(at, await plainPicture("png", { width: 800, height: 400 }));
  const file = { name: "proof.png", path: at, bytes: 1 };
  const by = { actor: meera, ipAddress: FROM };
  const proof = await sendProof({ db, order: order.id, line, tool: "P-7", file, ...by });
  const visitor = { identity: { state: "visitor" } as const, key: order.accessKey };
  const seen = await requireProof(db, proof._id, visitor);
  const request = { sha256: proof.sha256, name: "Asha Verma" };
  await approveProof({ db, seen, request, ipAddress: FROM });

  const inks = ["cyan", "magenta", "black"];
  const artwork = await db.artwork.create({
    data: {
      name: "logo.pdf",
      size: 9,
      type: "application/pdf",
      partSize: 9,
      storage: "disk",
      facts: { state: "read", count: 1, pages: [{ ...NO_FACTS, inks }] },
    },
  });
  await db.orderLine.update({ where: { id: line }, data: { artworkId: artwork.id } });
  const { name, content } = await ticket();
  expect(name).toBe(`job-ticket-${order.orderId}.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(2);
  const words = text.replace(/\s+/g, " ");
  for (const part of [
    `Job ticket ${order.orderId}`,
    "PO-77, file PO 77.pdf",
    "2 packs ± 5%",
    "1 side, 2 colours, Your mark",
    "Plate P-7",
    "cyan, magenta, black (3, and 2 ordered)",
    "Dieline, 306 × 200 mm: cuts red, creases blue",
    "Approved by Asha Verma",
    proof.sha256.slice(0, 16),
    "Kraft mailer box, printed",
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toMatch(/₹|undefined|null|NaN/);
  expect(await extractImages(pdf, 1)).toMatchObject([{ width: 800, height: 400 }]);
  const other = await givenOrder(db);
  const foreign = printJobTicket(db, { order: other.orderId, line });
  expect(await readCode(foreign)).toBe("not_found");
});
