import "server-only";
import type { Db } from "@/lib/db/client";
import { companyRolesWith } from "@/lib/identity/session/company-roles";

/** Members of a company who may decide its requests, without these accounts. */
export function listDeciders(db: Db, companyId: string, without: readonly (string | null)[]) {
  return db.companyMember.findMany({
    where: {
      companyId,
      role: { in: companyRolesWith("requests.decide") },
      userId: { notIn: without.flatMap((userId) => userId ?? []) },
    },
    select: { userId: true, user: { select: { name: true } } },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
  });
}
