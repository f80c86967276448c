import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { toPaise, toSafePaise } from "@/lib/pricing/money";
import { lockCompany } from "@/lib/companies/buying-company";
import { readAdminCompany } from "./admin-queries";
import type { AdminCompany, ManageCompanyRequest } from "./admin-schemas";

export interface ManageCompanyOptions extends AuditedWrite {
  id: string;
  request: ManageCompanyRequest;
}

const TERMS = {
  name: true,
  state: true,
  creditDays: true,
  creditLimitPaise: true,
  priceListId: true,
  purchaseOrder: true,
} as const;

type Terms = Prisma.CompanyGetPayload<{ select: typeof TERMS }>;

/**
 * Sets the shop's terms for a company: its state, credit, price list, and purchase order demand. Credit or prices
 * approve a company that is only open. Setting the same values changes and records nothing.
 * @throws AppError not_found; invalid_input for an unknown price list
 */
export async function manageCompany(options: ManageCompanyOptions): Promise<AdminCompany> {
  const { db, id, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await lockCompany(tx, id);
    const before = await tx.company.findUnique({ where: { id }, select: TERMS });
    if (!before) throw new AppError("not_found", "There is no such company.");
    const after = wanted(before, request);
    await requirePriceList(tx, after.priceListId);
    await tx.company.update({ where: { id }, data: after, select: { id: true } });
    const { name } = before;
    const entries = [
      ["Company Credit Updated", `The credit of the company ${name} was changed`, findCredit],
      ["Company Updated", `The company ${name} was changed by the shop`, subtract],
    ] as const;
    for (const [event, description, part] of entries) {
      const changed = changes(part(before), part(after));
      if (Object.keys(changed).length === 0) continue;
      const details = { company: id, changes: changed };
      await recordAudit(tx, { event, actor, description, ipAddress, details });
    }
    return readAdminCompany(tx, id);
  });
}

function wanted(before: Terms, request: ManageCompanyRequest): Terms {
  const { state, credit, priceList, purchaseOrder = before.purchaseOrder } = request;
  const after = {
    ...before,
    purchaseOrder,
    ...(credit === undefined ? {} : creditColumns(credit)),
    ...(priceList === undefined ? {} : { priceListId: priceList }),
  };
  const isGranted = after.creditDays !== null || after.priceListId !== null;
  const approved = before.state === "open" && isGranted ? "approved" : before.state;
  return { ...after, state: state ?? approved };
}

function creditColumns(credit: ManageCompanyRequest["credit"]) {
  const { days, limit } = credit ?? { days: null, limit: null };
  return { creditDays: days, creditLimitPaise: limit === null ? null : BigInt(toPaise(limit)) };
}

const findCredit = ({ creditDays, creditLimitPaise: limit }: Terms) => ({
  creditDays,
  creditLimitPaise: limit === null ? null : toSafePaise(limit),
});

const subtract = ({ state, priceListId: priceList, purchaseOrder }: Terms) => ({
  state,
  priceList,
  purchaseOrder,
});

async function requirePriceList(tx: Transaction, id: string | null): Promise<void> {
  if (id === null || (await tx.priceList.count({ where: { id } })) === 1) return;
  throw invalidField("priceList", "There is no such price list. Choose another one.");
}
