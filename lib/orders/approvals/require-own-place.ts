import "server-only";
import { lockCompany, storedRules } from "@/lib/companies/buying-company";
import type { Transaction } from "@/lib/db/client";
import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import { isOwnPlace, requireNoApproval } from "./check-company-order";

interface Asked {
  shippingAddress: PostalAddress;
  /** The account of the member who asks; undefined for the shop and for the holder of the order's key. */
  memberId?: string | undefined;
}

/**
 * Refuses another address for a company's order where a rule of the company asks for an approval of it. Only who writes
 * the company's rules vouches for an address of their own.
 * @throws AppError approval_required
 */
export async function requireOwnPlace(
  tx: Transaction,
  orderId: string,
  { shippingAddress, memberId }: Asked,
): Promise<void> {
  const { companyId, userId } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { companyId: true, userId: true },
  });
  if (companyId === null) return;
  await lockCompany(tx, companyId);
  const { rules, gstins } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { rules: true, gstins: true },
  });
  const asked = storedRules(rules).filter(({ kind }) => kind === "address");
  if (asked.length === 0) return;
  const member =
    memberId === undefined
      ? null
      : await tx.companyMember.findUnique({
          where: { userId: memberId, companyId },
          select: { role: true },
        });
  const who = { userId: memberId ?? userId ?? companyId, role: member?.role ?? "buyer" };
  if (await isOwnPlace(tx, { id: companyId, gstins, ...who }, shippingAddress)) return;
  requireNoApproval(asked);
}
