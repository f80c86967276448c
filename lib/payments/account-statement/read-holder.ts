import "server-only";
import { AppError } from "@/lib/base/errors";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db } from "@/lib/db/client";

/** The customer of a statement of account. */

export interface StatementCustomer {
  id: string;
  name: string;
  company: string | null;
  email: string;
  gstin: string | null;
  /** Language of its documents, if the shop has it. */
  language: string;
}

export type Holder = StatementCustomer & { isCompany: boolean };

/** @throws AppError not_found */
export async function readHolder(db: Db, id: string): Promise<Holder> {
  const holder = isUuid(id) ? ((await findAccount(db, id)) ?? (await findCompany(db, id))) : null;
  if (!holder) throw new AppError("not_found", "There is no such customer.");
  return holder;
}

async function findAccount(db: Db, id: string): Promise<Holder | null> {
  const select = {
    id: true,
    name: true,
    company: true,
    email: true,
    gstin: true,
    language: true,
  } as const;
  const user = await db.user.findUnique({ where: { id }, select });
  return user && { ...user, isCompany: false };
}

/** A company with its first owner, whom the shop writes to. */
async function findCompany(db: Db, id: string): Promise<Holder | null> {
  const company = await db.company.findUnique({
    where: { id },
    select: {
      legalName: true,
      gstins: true,
      members: {
        where: { role: "owner" },
        select: { user: { select: { name: true, email: true, language: true } } },
        orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
        take: 1,
      },
    },
  });
  if (!company) return null;
  const { legalName, members } = company;
  const owner = members[0]?.user ?? { name: legalName, email: "", language: DEFAULT_LANGUAGE };
  const [first] = company.gstins as { gstin: string }[];
  return { id, ...owner, company: legalName, gstin: first?.gstin ?? null, isCompany: true };
}
