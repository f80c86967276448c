import { sameName } from "@/lib/base/tables/heading";
import { planOpening } from "@/lib/companies/openings/plan-opening";
import { toPaise } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import type { CompanyEntry, Problem } from "./company-entry";
import { listChanges, registrationText } from "./list-changes";
import type { PlannedCompany, PlannedItem } from "./planned";
import { itemKey, placeKey, type Known, type KnownCompany } from "./read-known";
import {
  findCompany,
  refuseRepeated,
  refuseTaken,
  refuseTooMany,
  refuseUnknown,
} from "./refuse-entry";
import type { CompanyInput } from "./schemas";

/** Across the whole file or form, one name, GSTIN or email identifies one company. */
export interface Planned {
  companies: PlannedCompany[];
  problems: Problem[];
}

export function planCompanies(requested: readonly CompanyEntry[], known: Known): Planned {
  const planned: Planned = { companies: [], problems: [] };
  const seen = { gstins: new Map<string, number>(), emails: new Map<string, number>() };
  for (const company of requested) {
    const problems = [
      ...refuseRepeated(company, seen),
      ...refuseTaken(company, known),
      ...refuseUnknown(company, known),
    ];
    const { found, problem } = findCompany(company, known);
    if (problem) problems.push(problem);
    else if (problems.length === 0) {
      const plan = planOne(company, found, known);
      const over = refuseTooMany(company, plan, known);
      if (over.length === 0) planned.companies.push(plan);
      problems.push(...over);
    }
    planned.problems.push(...problems);
  }
  return planned;
}

function planOne(
  requested: CompanyEntry,
  before: KnownCompany | null,
  known: Known,
): PlannedCompany {
  const { row, input, notes } = requested;
  const after = planTerms(requested, before, known);
  const entered = (before && known.openings.get(before.id)) ?? [];
  const { openingBalance: opening } = input;
  const balance = opening && { amountPaise: toPaise(opening.amount), day: opening.at };
  const { people, roles, notes: peopleNotes } = planPeople(input, before, known);
  const places = new Set([
    ...((before && known.places.get(before.id)) ?? []),
    ...(before?.gstins ?? []).map(({ billingAddress }) => placeKey(billingAddress)),
  ]);
  const plan: PlannedCompany = {
    row,
    before,
    after,
    addresses: unique(input.addresses, placeKey).filter(
      (address) => !places.has(placeKey(address)),
    ),
    people,
    roles,
    openings: balance ? planOpening(entered, balance) : [],
    hasOpening: entered.length > 0,
    items: planItems(requested, before, known),
    changes: [],
    notes: [...notes, ...peopleNotes],
  };
  return { ...plan, changes: listChanges(plan, known, balance ?? null, entered) };
}

const unique = <T>(list: readonly T[], keyOf: (entry: T) => string): T[] => [
  ...new Map(list.map((entry) => [keyOf(entry), entry])).values(),
];

function planTerms(
  { input, priceList }: CompanyEntry,
  before: KnownCompany | null,
  known: Known,
): PlannedCompany["after"] {
  const { name, legalName = before?.legalName ?? name, credit } = input;
  const existing = new Map(before?.gstins.map((one) => [registrationText(one), one]));
  const given = input.gstins.map(
    (registration) => existing.get(registrationText(registration)) ?? registration,
  );
  const gstins = unique([...(before?.gstins ?? []), ...given], ({ gstin }) => gstin);
  const listed = priceList ? (known.priceLists.get(sameName(priceList))?.id ?? null) : null;
  return {
    name: before && sameName(before.name) === sameName(name) ? before.name : name,
    legalName,
    gstins,
    creditDays: credit === undefined ? (before?.creditDays ?? null) : (credit?.days ?? null),
    creditLimitPaise:
      credit === undefined ? (before?.creditLimitPaise ?? null) : limitPaise(credit),
    priceListId: priceList === undefined ? (before?.priceListId ?? null) : listed,
  };
}

const limitPaise = (credit: CompanyInput["credit"]): number | null =>
  typeof credit?.limit === "number" ? toPaise(credit.limit) : null;

function planPeople({ people }: CompanyInput, before: KnownCompany | null, known: Known) {
  const notes: string[] = [];
  const added = people.filter(({ email }) => {
    const account = known.accounts.get(email);
    const isKnown = known.people.get(email)?.some(({ companyId }) => companyId === before?.id);
    const isMember = before !== null && account?.companyId === before.id;
    if (account && !isMember) notes.push(`${email} has an account, and joins by the invitation.`);
    return !isKnown && !isMember;
  });
  const roles = people.filter(({ email, role }) => {
    const entered = known.people.get(email)?.find(({ companyId }) => companyId === before?.id);
    const account = known.accounts.get(email);
    const isMember = before !== null && account?.companyId === before.id;
    if (isMember && account.memberRole !== role) {
      notes.push(`${email} has joined as ${account.memberRole ?? ""}: its owner changes roles.`);
    }
    return entered && !entered.hasJoined && !isMember && entered.role !== role;
  });
  return { people: added, roles, notes };
}

function planItems({ prices }: CompanyEntry, before: KnownCompany | null, known: Known) {
  return prices.flatMap(({ product, tiers, validUntil }): PlannedItem[] => {
    const found = known.products.get(product.toLowerCase());
    if (!found) return [];
    const item = before && known.items.get(itemKey(before.id, found.id));
    const isSame =
      item &&
      item.validUntil === validUntil &&
      JSON.stringify(tierPairs(item.tiers)) === JSON.stringify(tierPairs(tiers));
    if (isSame) return [];
    return [{ id: item?.id ?? null, productId: found.id, name: found.name, tiers, validUntil }];
  });
}

const tierPairs = (tiers: readonly PriceTier[]) =>
  tiers.map(({ from, pricePaise }) => [from, pricePaise]);
