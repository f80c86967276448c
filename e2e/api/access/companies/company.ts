import type { companyEndpoints } from "../../../../lib/companies/endpoints";
import { signedIn, type Rows } from "../shared/all";

const NOTHING = "0199c0de-0000-7000-8000-000000000001";
const INVITED = { email: "nobody@example.in", role: "buyer" };

/** No caller here belongs to a company; lib/companies/*.int.test.ts tests each role. */
export const companyRows: Rows<typeof companyEndpoints> = {
  foundCompany: { body: {}, expected: signedIn(400) },
  getCompany: { expected: signedIn(403) },
  updateCompany: { body: { name: "Rao Foods" }, expected: signedIn(403) },
  listMembers: { expected: signedIn(403) },
  addMember: { body: INVITED, expected: signedIn(403) },
  updateMember: {
    path: `/company/members/${NOTHING}`,
    body: { role: "buyer" },
    expected: signedIn(403),
  },
  removeMember: { path: `/company/members/${NOTHING}`, expected: signedIn(403) },
  handOver: { body: { kind: "order", id: NOTHING }, expected: signedIn(403) },
  listCompanyInvitations: { expected: signedIn(403) },
  inviteMember: { body: INVITED, expected: signedIn(403) },
  withdrawCompanyInvitation: {
    path: `/company/invitations/${NOTHING}`,
    expected: signedIn(403),
  },
};
