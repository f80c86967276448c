import type { PrismaClient, Prisma } from "@/lib/db/generated/client";
import { correctApproved } from "@/lib/fulfilment/corrections/correct-approved";
import { placeApprovedOffer } from "@/lib/offers/accept/request-offer-approval";
import { approveRequest } from "@/lib/orders/approval-requests/approve-request";
import { requestApproval } from "@/lib/orders/approval-requests/request-approval";
import { rejectRequest, withdrawRequest } from "@/lib/orders/approval-requests/close-request";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { placeOrder } from "@/lib/orders/place/place-order";
import { companySteps } from "./company-steps";
import { orderSteps, readSettings, type Wish } from "../order-steps";

type Steps = ReturnType<typeof companySteps>;
export type GivenMember = Awaited<ReturnType<Steps["givenMember"]>>;

const FROM = "127.0.0.1";

/** Actions of company members on orders and approval requests. */
export function approvalSteps(db: PrismaClient) {
  const { givenCompany, givenMember } = companySteps(db);
  const { optionsFor } = orderSteps(db);

  /** Creates a company with rules, and with limits of its buyer in paise. */
  async function givenRules(
    rules: CompanyRule[],
    limits: Pick<Prisma.CompanyMemberUpdateInput, "orderLimitPaise" | "monthLimitPaise"> = {},
  ) {
    const company = await givenCompany();
    await db.company.update({ where: { id: company.id }, data: { rules } });
    await db.companyMember.update({ where: { userId: company.members.buyer.id }, data: limits });
    return { companyId: company.id, ...company.members };
  }

  const readOptions = ({ id, email, identity }: GivenMember, request: Wish) =>
    optionsFor({
      ...request,
      userId: id,
      email,
      companyId: identity.account.membership?.companyId ?? null,
    });

  return {
    givenRules,
    givenMember,
    optionsOf: readOptions,
    order: async (member: GivenMember, request: Wish) =>
      placeOrder(await readOptions(member, request)),
    ask: async (member: GivenMember, request: Wish) =>
      requestApproval({
        ...(await readOptions(member, request)),
        member: requireMember(member.identity),
      }),
    approve: async ({ identity }: GivenMember, id: string) =>
      approveRequest({
        db,
        id,
        identity,
        ipAddress: FROM,
        placeOffer: placeApprovedOffer,
        correct: correctApproved,
        settings: await readSettings(db),
      }),
    reject: ({ identity }: GivenMember, id: string, words = "Too dear.") =>
      rejectRequest({ db, id, identity, ipAddress: FROM, words }),
    withdraw: ({ identity }: GivenMember, id: string) =>
      withdrawRequest({ db, id, identity, ipAddress: FROM }),
  };
}
