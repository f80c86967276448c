import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Mailbox } from "@/lib/messaging/queue/mail";
import { greetingName } from "./greeting-name";

interface Bought {
  companyId: string | null;
  /** Account of the buyer; null once it is deleted. */
  userId: string | null;
}

type Successors = [Mailbox, ...Mailbox[]] | null | undefined;

/**
 * Readers of emails about a company's purchases once the buyer has left: its owners with a verified email, oldest
 * first; null for none. Undefined while the buyer reads them, and for personal purchases.
 */
export async function findSuccessors(
  db: PrismaClient,
  { companyId, userId }: Bought,
): Promise<Successors> {
  if (companyId === null) return undefined;
  const buyer =
    userId === null ? null : await db.companyMember.findUnique({ where: { userId, companyId } });
  if (buyer) return undefined;
  const owners = await db.companyMember.findMany({
    where: { companyId, role: "owner", user: { emailVerifiedAt: { not: null } } },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
    select: { user: { select: { name: true, email: true } } },
  });
  const [first, ...others] = owners.map(({ user: { name, email: address } }) => ({
    name: greetingName(name) ?? "",
    address,
  }));
  return first ? [first, ...others] : null;
}
