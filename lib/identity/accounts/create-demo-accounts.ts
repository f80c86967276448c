import "server-only";
import { recordAudit, SYSTEM_ACTOR, changes } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { hashPassword, randomPassword } from "./passwords/password";

export interface DemoAccount {
  label: string;
  email: string;
  /** Made now; it is shown once and stored nowhere. */
  password: string;
}

const DEMO = [
  { role: "user", label: "Customer", email: "customer@example.com", name: "Demo Customer" },
  { role: "packer", label: "Packer", email: "packer@example.com", name: "Demo Packer" },
  {
    role: "accountant",
    label: "Accountant",
    email: "accountant@example.com",
    name: "Demo Accountant",
  },
] as const;

/**
 * Makes an account for each kind of person that a developer wants to be, unless its address has one. Only for
 * development: `npm run dev` prints the passwords.
 */
export async function createDemoAccounts(db: PrismaClient): Promise<DemoAccount[]> {
  const made: DemoAccount[] = [];
  for (const { label, ...account } of DEMO) {
    const password = randomPassword();
    const passwordHash = await hashPassword(password);
    const isNew = await db.$transaction(async (tx) => {
      const { count } = await tx.user.createMany({
        data: { ...account, passwordHash, emailVerifiedAt: new Date() },
        skipDuplicates: true,
      });
      if (count === 0) return false;
      await recordAudit(tx, {
        event: "Account Created",
        actor: SYSTEM_ACTOR,
        description: `${account.email} was made for development`,
        details: { changes: changes(null, account) },
      });
      return true;
    });
    if (isNew) made.push({ label, email: account.email, password });
  }
  return made;
}
