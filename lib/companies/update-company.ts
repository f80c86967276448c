import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import { refuseOwnGstin } from "@/lib/identity/addresses/refuse-own-gstin";
import { lockOwnCompany } from "./lock-company";
import { readCompany } from "./queries";
import { type CompanyAnswer, namedGstins, type UpdateCompanyRequest } from "./schemas";

export interface UpdateCompanyOptions extends SignedInWrite {
  request: UpdateCompanyRequest;
}

const FIELDS = { name: true, legalName: true, gstins: true, purchaseOrder: true } as const;

/**
 * Changes the names or GSTINs of the caller's company; past orders and documents keep theirs.
 * @throws AppError not_member, forbidden
 */
export async function updateCompany(options: UpdateCompanyOptions): Promise<CompanyAnswer> {
  const { db, request, identity, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const own = await lockOwnCompany(tx, identity, "company.write");
    const where = { id: own.companyId };
    await refuseOwnGstin(tx, namedGstins(request.gstins));
    const before = await tx.company.findUniqueOrThrow({ where, select: FIELDS });
    const after = await tx.company.update({ where, data: request, select: FIELDS });
    const changed = changes(before, after);
    if (Object.keys(changed).length > 0) {
      await recordAudit(tx, {
        event: "Company Updated",
        actor: toActor(identity.account),
        description: `The company ${after.name} was changed`,
        ipAddress,
        details: { company: own.companyId, changes: changed },
      });
    }
    return readCompany(tx, own, identity.account.id);
  });
}
