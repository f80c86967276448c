import type { CompanyRole } from "@/lib/db/generated/enums";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Identity } from "@/lib/identity/session/identify";
import { givenUser } from "../factories";

/** Creates companies with one member of each role. */
export function companySteps(db: PrismaClient) {
  async function givenMember(companyId: string, role: CompanyRole) {
    const { id, name, email } = await givenUser(db);
    await db.companyMember.create({ data: { userId: id, companyId, role } });
    const identity: Identity & { state: "signed-in" } = {
      state: "signed-in",
      account: {
        id,
        name,
        email,
        company: null,
        role: "user",
        mustChangePassword: false,
        twoFactorEnabled: false,
        emailVerified: true,
        membership: { companyId, role },
      },
      session: { id: "", remember: false, expiresAt: new Date("2099-01-01") },
    };
    return { id, name, email, identity };
  }

  async function givenCompany() {
    const { id } = await db.company.create({
      data: { name: "Rao Foods", legalName: "Rao Foods Private Limited" },
    });
    const members = {
      owner: await givenMember(id, "owner"),
      approver: await givenMember(id, "approver"),
      buyer: await givenMember(id, "buyer"),
      finance: await givenMember(id, "finance"),
      viewer: await givenMember(id, "viewer"),
    };
    return { id, members };
  }

  return { givenCompany, givenMember };
}
