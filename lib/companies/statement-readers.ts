import "server-only";
import type { Db } from "@/lib/db/client";
import { companyRolesWith } from "@/lib/identity/session/company-roles";

export interface StatementReader {
  name: string;
  address: string;
  language: string;
}

/** Members with a verified email who read the company's statement, oldest first. */
export async function listStatementReaders(db: Db, companyId: string): Promise<StatementReader[]> {
  const members = await db.companyMember.findMany({
    where: {
      companyId,
      role: { in: companyRolesWith("statement.read") },
      user: { emailVerifiedAt: { not: null } },
    },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
    select: { user: { select: { name: true, email: true, language: true } } },
  });
  return members.map(({ user: { name, email: address, language } }) => ({
    name,
    address,
    language,
  }));
}
