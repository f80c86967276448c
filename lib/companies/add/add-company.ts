import "server-only";
import { type AuditedWrite, changes, recordAudit } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import { can } from "@/lib/base/permissions";
import type { Transaction } from "@/lib/db/client";
import { lockTexts } from "@/lib/db/locks/text-locks";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { readAdminCompany } from "../admin-queries";
import type { AdminCompany } from "../admin-schemas";
import { refuseMember } from "../found-company";
import type { CompanyEntry } from "./company-entry";
import { planCompanies } from "./plan-company";
import { readKnown } from "./read-known";
import type { NewCompany } from "./schemas";
import { writeCompanies } from "./write-companies";

export interface AddCompanyOptions extends AuditedWrite {
  request: NewCompany;
}

/**
 * Adds a company with its addresses, people and terms; nobody is mailed. With a buyer, that account becomes its owner,
 * and its credit moves to the company unless the request gives one; its orders stay personal.
 * @throws AppError invalid_input for a name, GSTIN or email that another company has; already_member
 */
export async function addCompany(options: AddCompanyOptions): Promise<AdminCompany> {
  const { db, request, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    await lockTexts(tx, "companies", ["all"]);
    const requested = toAsked(request);
    const known = await readKnown(tx, {
      ids: [],
      names: [request.name.toLowerCase()],
      gstins: request.gstins.map(({ gstin }) => gstin),
      emails: request.people.map(({ email }) => email),
      products: [],
    });
    if (known.byName.size > 0) {
      throw invalidField(
        "name",
        "A company has this name already. Change that one, or choose another name.",
      );
    }
    const { companies, problems } = planCompanies([requested], known);
    const [problem] = problems;
    if (problem) throw invalidField(problem.column, problem.message);
    const [written] = await writeCompanies(tx, companies, { actor, reason: "" });
    if (!written) throw new Error("The company was planned without problems, and not written");
    await recordAudit(tx, {
      event: "Company Created",
      actor,
      description: `The shop added the company ${request.name}`,
      ipAddress,
      details: {
        company: written.id,
        changes: changes(null, written.after),
        people: written.people.map(({ email }) => email),
        openings: written.openings.map((opening) => ({ ...opening })),
      },
    });
    if (request.buyer) await takeIn(tx, options, written.id, request.buyer);
    return readAdminCompany(tx, written.id);
  });
}

function toAsked({ priceList, ...input }: NewCompany): CompanyEntry {
  const findPlace = (path: readonly PropertyKey[]) => ({
    row: 1,
    column: path.map(String).join("."),
  });
  return { row: 1, id: null, input, priceList, prices: [], notes: [], findPlace };
}

/** Makes the buyer the owner. */
async function takeIn(
  tx: Transaction,
  { actor, ipAddress, request }: AddCompanyOptions,
  companyId: string,
  userId: string,
): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (!account || can(account.role, "admin.open")) {
    throw new AppError("not_found", "There is no such customer.");
  }
  await refuseMember(tx, userId);
  await tx.companyMember.create({
    data: { userId, companyId, role: "owner" },
    select: { userId: true },
  });
  await moveCredit(tx, companyId, { userId, isMoved: request.credit === undefined });
  await recordAudit(tx, {
    event: "Company Member Created",
    actor,
    description: `The shop made ${account.email} the owner of the company ${request.name}`,
    ipAddress,
    details: { company: companyId, user: userId, role: "owner" },
  });
}

/**
 * Ends the account's credit, which could otherwise be used twice; it moves to the company unless the request gives one.
 */
async function moveCredit(
  tx: Transaction,
  companyId: string,
  { userId, isMoved }: { userId: string; isMoved: boolean },
): Promise<void> {
  const credit = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { creditDays: true, creditLimitPaise: true },
  });
  if (credit.creditDays === null) return;
  const none = { creditDays: null, creditLimitPaise: null };
  await tx.user.update({ where: { id: userId }, data: none, select: { id: true } });
  if (!isMoved) return;
  const data = { ...credit, state: "approved" as const };
  await tx.company.update({ where: { id: companyId }, data, select: { id: true } });
}
