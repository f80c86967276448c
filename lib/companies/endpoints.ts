import { inChapter } from "@/lib/base/http/in-chapter";
import {
  companyInvitationSchema,
  companySchema,
  foundCompanySchema,
  handOverSchema,
  inviteMemberSchema,
  memberParams,
  memberSchema,
  updateCompanySchema,
  updateMemberSchema,
} from "@/lib/companies/schemas";
import { idField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

/** The caller's company. Without one, all calls except founding answer 403 `not_member`. */
export const companyEndpoints = inChapter("Company", {
  foundCompany: {
    call: "POST /company",
    summary: "Found a company",
    description:
      "Founds a company with the caller as its first owner. Credit of the account moves to it, with the orders that are open on it. 409 `already_member` when the caller belongs to one.",
    access: "account.own",
    status: 201,
    body: foundCompanySchema,
    response: companySchema,
    limit: "bulk",
  },
  getCompany: {
    call: "GET /company",
    summary: "Read one's own company",
    description: "The company that the caller belongs to, and their role in it.",
    access: "account.own",
    response: companySchema,
    limit: "work",
  },
  updateCompany: {
    call: "PATCH /company",
    summary: "Change the company",
    description: "Changes names or GSTINs, by an owner. `gstins` replaces the whole list.",
    access: "account.own",
    body: updateCompanySchema,
    response: companySchema,
    limit: "form",
  },
  listMembers: {
    call: "GET /company/members",
    summary: "List members",
    description: "The members of the company with their roles, limits and what they spent.",
    access: "account.own",
    response: z.array(memberSchema),
    limit: "work",
  },
  addMember: {
    call: "POST /company/members",
    summary: "Ask somebody in",
    description:
      "The same as POST /company/invitations: nobody becomes a member before they accept.",
    access: "account.own",
    status: 201,
    body: inviteMemberSchema,
    response: companyInvitationSchema,
    limit: "file",
  },
  updateMember: {
    call: "PATCH /company/members/{id}",
    summary: "Change a member",
    description:
      "Changes role or limits, by an owner. 409 `last_owner` for the role of the only owner.",
    access: "account.own",
    params: memberParams,
    body: updateMemberSchema,
    response: memberSchema,
    limit: "change",
  },
  removeMember: {
    call: "DELETE /company/members/{id}",
    summary: "Remove a member, or leave",
    description:
      "An owner removes anybody; everybody may leave. They see nothing of the company's from then on; their orders stay. 409 `last_owner` for the only owner of a company that is not closed.",
    access: "account.own",
    status: 204,
    params: memberParams,
    response: z.undefined(),
    limit: "change",
  },
  handOver: {
    call: "POST /company/handover",
    summary: "Hand something personal over to one's company",
    description:
      "An order, an offer or a saved address of the member's own becomes the company's, for good; an order and its offer go together. An order that is not paid is `invalid_transition` on account, and for a buyer whose company has rules or limits.",
    access: "account.own",
    status: 204,
    body: handOverSchema,
    response: z.undefined(),
    limit: "change",
  },
  listCompanyInvitations: {
    call: "GET /company/invitations",
    summary: "List invitations into the company",
    description:
      "Invitations that nobody has accepted yet, newest first, for owners; expired ones for 30 days.",
    access: "account.own",
    response: z.array(companyInvitationSchema),
    limit: "work",
  },
  inviteMember: {
    call: "POST /company/invitations",
    summary: "Invite somebody into the company",
    description:
      "Mails an invitation with a role, by an owner. Its link works once, for 7 days, by POST /auth/invitation/accept; another invitation to the same address replaces it.",
    access: "account.own",
    status: 201,
    body: inviteMemberSchema,
    response: companyInvitationSchema,
    limit: "file",
  },
  withdrawCompanyInvitation: {
    call: "DELETE /company/invitations/{id}",
    summary: "Withdraw an invitation into the company",
    description: "Its link no longer works; by an owner.",
    access: "account.own",
    status: 204,
    params: z.object({ id: idField() }),
    response: z.undefined(),
    limit: "change",
  },
});
