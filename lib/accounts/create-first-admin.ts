import "server-only";
import { randomBytes } from "node:crypto";
import { changes } from "@/lib/audit/changes";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { hashPassword } from "./password";

export interface FirstAdmin {
  email: string;
  /** Only when it was made just now at random; it is shown once and stored nowhere. */
  newPassword?: string;
}

/** Makes the first admin where there is none; answers the oldest admin otherwise. */
export async function createFirstAdmin(
  db: PrismaClient,
  wanted: { email: string; password?: string },
): Promise<FirstAdmin> {
  const existing = await db.user.findFirst({
    where: { role: "admin" },
    orderBy: { createdAt: "asc" },
    select: { email: true },
  });
  if (existing) return existing;
  const email = wanted.email.toLowerCase();
  const password = wanted.password ?? randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    await tx.user.upsert({
      where: { email },
      create: {
        name: "Shop Admin",
        email,
        role: "admin",
        passwordHash,
        emailVerifiedAt: new Date(),
      },
      update: { role: "admin" },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Admin Account Created",
      actor: SYSTEM_ACTOR,
      description: `${email} is the first admin`,
      details: { changes: changes(null, { email, role: "admin" }) },
    });
  });
  return wanted.password ? { email } : { email, newPassword: password };
}
