import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { testDatabase } from "@/e2e/support/database";
import { SCAN_FILE } from "@/lib/files/attachments/attachment-kinds";
import { addDispatchFile, readDispatchFile, removeDispatchFile } from "./dispatch-files";

const { db } = testDatabase();
const { dispatch, shown, givenParts } = dispatchSteps(db);

const folder = await mkdtemp(path.join(tmpdir(), "papers-"));
afterAll(() => rm(folder, { recursive: true }));

async function file(content: Buffer) {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  await writeFile(at, content);
  return { name: "IMG 1.heic", path: at, bytes: content.length };
}

const by = { db, actor: meera, ipAddress: FROM };

async function givenDispatch() {
  const { id, first } = await givenParts();
  return { id, dispatch: await dispatch(id, { lines: [{ line: first, quantity: 1 }] }) };
}

const PDF = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes - 9)]);

it("files of a dispatch are stored with its order, readable only through it, and removable", async () => {
  const sent = await givenDispatch();
  const picture = await plainPicture("jpeg");
  await addDispatchFile({ ...by, ...sent, kind: "lr", files: [await file(picture)] });
  await addDispatchFile({
    ...by,
    ...sent,
    kind: "pod",
    files: [await file(PDF(SCAN_FILE.maxBytes))],
  });
  const [read] = (await shown(sent.id)).dispatches ?? [];
  expect(read?.files).toMatchObject([
    { kind: "lr", name: "IMG 1.jpg" },
    { kind: "pod", name: "IMG 1.pdf" },
  ]);
  const [receipt] = read?.files ?? [];
  const scan = { dispatch: sent.dispatch, file: receipt?._id ?? "" };
  expect(receipt?.url).toBe(
    `/api/orders/${sent.id}/dispatches/${scan.dispatch}/files/${scan.file}`,
  );
  const stored = await readDispatchFile(db, { orderId: sent.id, ...scan });
  expect(Buffer.from(stored.bytes)).toEqual(picture);
  const other = await givenDispatch();
  expect(await readCode(readDispatchFile(db, { orderId: other.id, ...scan }))).toBe("not_found");
  const foreign = removeDispatchFile({ ...by, ...other, file: scan.file });
  expect(await readCode(foreign)).toBe("not_found");
  await removeDispatchFile({ ...by, ...sent, file: scan.file });
  expect((await shown(sent.id)).dispatches?.[0]?.files).toHaveLength(1);
  expect(await auditEntries(db, { action: "Dispatch File Created" })).toHaveLength(2);
  expect(await auditEntries(db, { action: "Dispatch File Deleted" })).toHaveLength(1);
});

it("a file is a PDF, PNG or JPEG of at most 10 MB, and a dispatch has at most ten", async () => {
  const sent = await givenDispatch();
  const add = async (files: Buffer[]) =>
    addDispatchFile({
      ...by,
      ...sent,
      kind: "lr",
      files: await Promise.all(files.map(file)),
    });
  expect(await readCode(add([]))).toBe("invalid_input");
  expect(await readCode(add([PDF(SCAN_FILE.maxBytes + 1)]))).toBe("too_large");
  expect(await readCode(add([await plainPicture("webp")]))).toBe("unsupported_media_type");
  expect(await readCode(add([Buffer.from("<svg/>")]))).toBe("unsupported_media_type");
  for (let count = 0; count < 10; count += 1) await add([PDF(20)]);
  expect(await readCode(add([PDF(20)]))).toBe("invalid_transition");
});
