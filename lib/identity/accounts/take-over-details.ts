import "server-only";
import { changes } from "@/lib/audit/changes";
import { POSTAL_ADDRESS, postalAddressOf } from "@/lib/orders/addresses/postal-address";
import { recordAddress, type AddressOwner } from "@/lib/orders/addresses/record-change";
import type { Transaction } from "@/lib/db/client";

/**
 * What the latest order of an account says of its customer, for the next checkout: the address with its phone is
 * kept, named after the order, where the account keeps none; company and GSTIN where its profile has none.
 */
export async function takeOverDetails(
  tx: Transaction,
  owner: Pick<AddressOwner, "account" | "ipAddress">,
): Promise<void> {
  const userId = owner.account.id;
  const order = await tx.order.findFirst({
    where: { userId, status: { not: "Cancelled" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { orderId: true, phone: true, company: true, gstin: true, ...POSTAL_ADDRESS },
  });
  if (!order) return;
  const { orderId, phone, company, gstin } = order;
  await tx.user.updateMany({ where: { id: userId, company: null }, data: { company } });
  await tx.user.updateMany({ where: { id: userId, gstin: null }, data: { gstin } });
  if ((await tx.address.count({ where: { userId } })) > 0) return;
  const data = { label: `From order ${orderId}`, ...postalAddressOf(order), phone };
  const { id } = await tx.address.create({ data: { userId, ...data }, select: { id: true } });
  await recordAddress(tx, owner, "Address Created", id, changes(null, data));
}
