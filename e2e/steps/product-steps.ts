import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { AuditActor } from "@/lib/audit/record";
import { createProduct } from "@/lib/catalogue/editing/create-product";
import { productRequestSchema } from "@/lib/catalogue/editing/product-request";
import { updateProduct } from "@/lib/catalogue/editing/update-product";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { diskStorage } from "@/lib/files/disk-storage";
import type { UploadedFile } from "@/lib/files/uploads";
import { auditEntries } from "./audit-steps";
import { givenProduct } from "./factories";
import { plainPicture } from "./pictures";

/** Shared steps of product tests: one admin, one picture, and their own folder. */

const FIELDS = {
  name: "Kraft mailer",
  price: "449.50",
  category: "Boxes",
  description: "A box for the post.",
  stockCount: "100",
};

export const OURS = ["/media/a.webp", "/media/b.webp"];

export const IP = "203.0.113.7";

/** The fields of the form as they are sent. */
export type Fields = Record<string, string>;

export async function refusal(attempt: Promise<unknown>): Promise<AppError> {
  const error: unknown = await attempt.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

export function productSteps(db: PrismaClient) {
  let folder = "";
  const steps = {
    actor: { userId: null, identifier: "", name: "" } as AuditActor,
    storage: diskStorage(""),
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "save-product-"));
    await writeFile(path.join(folder, "picture"), await plainPicture("png"));
  });
  beforeEach(async () => {
    steps.storage = diskStorage(path.join(folder, "uploads"));
    await rm(path.join(folder, "uploads"), { recursive: true, force: true });
    const { id } = await db.user.create({
      data: { name: "Meera Nair", email: "meera@example.in", role: "admin" },
    });
    steps.actor = { userId: id, identifier: "meera@example.in", name: "Meera Nair" };
  });
  afterAll(() => rm(folder, { recursive: true }));

  const picture = (name: string): UploadedFile => ({
    name,
    path: path.join(folder, "picture"),
    bytes: 1,
  });
  const common = (fields: Fields, files: UploadedFile[]) => ({
    db,
    request: productRequestSchema.parse({ ...FIELDS, ...fields }),
    files,
    actor: steps.actor,
    ipAddress: IP,
    storage: steps.storage,
  });
  return {
    steps,
    picture,
    create: async (fields: Fields = {}, files = [picture("box.png")], idempotencyKey?: string) =>
      createProduct({ ...common(fields, files), idempotencyKey }),
    update: async (id: string, fields: Fields = {}, files: UploadedFile[] = []) =>
      updateProduct({ id, ...common(fields, files) }),
    given: (product: { pricePaise?: number } = {}) =>
      givenProduct(db, { images: OURS, thumbnailImage: "/media/a.webp", ...product }),
    /** Returns the names of the stored files. */
    kept: () => readdir(path.join(folder, "uploads")).catch(() => []),
    auditOf: (event: string) => auditEntries(db, { action: event }),
  };
}
