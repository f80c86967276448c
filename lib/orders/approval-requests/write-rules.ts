import "server-only";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { categorySlug } from "@/lib/base/ids/category-slug";
import type { Db } from "@/lib/db/client";
import { toJson } from "@/lib/db/json";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { SignedInWrite, SignedIn } from "@/lib/identity/session/identify";
import { Refusal } from "@/lib/i18n/refusal";
import { lockCompany, storedRules } from "@/lib/companies/buying-company";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { ruleTitle } from "@/lib/companies/rules/rules";
import { requireMember } from "./members-requests";

/** @throws AppError not_member */
export async function readCompanyRules(db: Db, identity: SignedIn): Promise<CompanyRule[]> {
  const { companyId } = requireMember(identity);
  const { rules } = await db.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { rules: true },
  });
  return storedRules(rules);
}

export interface WriteRulesOptions extends SignedInWrite {
  rules: CompanyRule[];
}

/**
 * Replaces the rules of a company. Open requests keep the rules that caught them.
 * @throws AppError not_member, forbidden; invalid_input for an unknown category
 */
export async function writeCompanyRules(options: WriteRulesOptions): Promise<CompanyRule[]> {
  const { db, rules, identity, ipAddress } = options;
  const { companyId, userId } = requireMember(identity);
  await db.$transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const member = await tx.companyMember.findUnique({ where: { userId, companyId } });
    if (!member || !companyCan(member.role, "company.write")) {
      throw new AppError("forbidden", "Only owners change the rules of the company.");
    }
    await requireCategories(tx, rules);
    const { rules: before } = await tx.company.findUniqueOrThrow({
      where: { id: companyId },
      select: { rules: true },
    });
    await tx.company.update({
      where: { id: companyId },
      data: { rules: rules.map(toJson) },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Company Rules Updated",
      actor: toActor(identity.account),
      description: `The company has ${rules.length} rules for approvals now`,
      ipAddress,
      details: {
        company: companyId,
        changes: changes({ rules: inWords(storedRules(before)) }, { rules: inWords(rules) }),
      },
    });
  });
  return rules;
}

const inWords = (rules: readonly CompanyRule[]) =>
  rules.map((rule) => `${ruleTitle(rule)}${rule.approvals === 2 ? " (two approvals)" : ""}`);

async function requireCategories(db: Db, rules: readonly CompanyRule[]): Promise<void> {
  for (const [index, rule] of rules.entries()) {
    if (!("category" in rule)) continue;
    const slug = categorySlug(rule.category);
    const known =
      (await db.category.count({ where: { slug } })) +
      (await db.categoryAddress.count({ where: { slug } }));
    if (known > 0) continue;
    const name = rule.category;
    throw new Refusal("invalid_input", (t) => t("There is no category “{name}”.", { name }), {
      at: `rules.${index}.category`,
    });
  }
}
