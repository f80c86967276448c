import { sameName } from "@/lib/base/tables/heading";
import { planOpening, type OpeningBalance } from "@/lib/companies/openings/plan-opening";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { PriceTier } from "@/lib/pricing/price-tiers";
import { can } from "@/lib/base/permissions";
import { MAX_GSTINS, MAX_MEMBERS } from "../schemas";
import { MAX_ADDRESSES, type CompanyInput } from "./schemas";
import type { AskedCompany, Problem } from "./asked";
import { itemKey, placeKey, type Known, type KnownCompany } from "./read-known";

/** A field that changes, in the words of the file. */
export interface FieldChange {
  column: string;
  before: string;
  after: string;
}

/** What is written for one company. */
export interface PlannedCompany {
  row: number;
  /** Null for one that is added. */
  before: KnownCompany | null;
  after: Omit<KnownCompany, "id" | "state">;
  addresses: CompanyInput["addresses"];
  people: CompanyInput["people"];
  /** People whose role changes, because nobody has accepted yet. */
  roles: CompanyInput["people"];
  /** Entries of the opening balance. */
  openings: OpeningBalance[];
  hasOpening: boolean;
  items: PlannedItem[];
  changes: FieldChange[];
  notes: string[];
}

interface PlannedItem {
  /** Null for one that is added. */
  id: string | null;
  productId: string;
  name: string;
  tiers: readonly PriceTier[];
  validUntil: string | null;
}

/** The whole file or form: one name, GSTIN or email stands in it for one company. */
export interface Planned {
  companies: PlannedCompany[];
  problems: Problem[];
}

export function planCompanies(asked: readonly AskedCompany[], known: Known): Planned {
  const planned: Planned = { companies: [], problems: [] };
  const seen = { gstins: new Map<string, number>(), emails: new Map<string, number>() };
  for (const company of asked) {
    const problems = [
      ...refuseRepeated(company, seen),
      ...refuseTaken(company, known),
      ...refuseUnknown(company, known),
    ];
    const { found, problem } = findCompany(company, known);
    if (problem) problems.push(problem);
    else if (problems.length === 0) {
      const plan = planOne(company, found, known);
      problems.push(...refuseTooMany(company, plan, known));
      if (problems.length === 0) planned.companies.push(plan);
    }
    planned.problems.push(...problems);
  }
  return planned;
}

type Found =
  { found: KnownCompany | null; problem?: undefined } | { found?: undefined; problem: Problem };

/** By its id; else by its name, which must be that of one company. */
function findCompany({ id, input, findPlace }: AskedCompany, known: Known): Found {
  const problem = (column: string, message: string) => ({
    problem: { ...findPlace([column]), message },
  });
  if (id !== null) {
    const found = known.byId.get(id);
    return found ? { found } : problem("id", "No company has this id. Leave it empty to add one.");
  }
  const [found, ...others] = known.byName.get(sameName(input.name)) ?? [];
  if (others.length > 0) {
    const message =
      "Several companies have this name. Take the id of the right one from an export.";
    return problem("name", message);
  }
  return { found: found ?? null };
}

interface Seen {
  gstins: Map<string, number>;
  emails: Map<string, number>;
}

function refuseRepeated({ row, input, findPlace }: AskedCompany, seen: Seen): Problem[] {
  const once = (map: Map<string, number>, key: string, path: PropertyKey[], what: string) => {
    const earlier = map.get(key);
    if (earlier === undefined) map.set(key, row);
    if (earlier === undefined) return [];
    const message = `This ${what} stands with another company in row ${earlier} already.`;
    return [{ ...findPlace(path), message }];
  };
  return [
    ...input.gstins.flatMap(({ gstin }, n) =>
      once(seen.gstins, gstin, ["gstins", n, "gstin"], "GSTIN"),
    ),
    ...input.people.flatMap(({ email }, n) =>
      once(seen.emails, email, ["people", n, "email"], "email"),
    ),
  ];
}

/** A GSTIN is of one company, and so is an email. */
function refuseTaken(company: AskedCompany, known: Known): Problem[] {
  const { input, findPlace } = company;
  const { found } = findCompany(company, known);
  const gstins = input.gstins.flatMap(({ gstin }, n): Problem[] => {
    const place = findPlace(["gstins", n, "gstin"]);
    const own = known.ownGstin(gstin);
    if (own !== null) return [{ ...place, message: own }];
    const holder = known.byGstin.get(gstin);
    if (!holder || holder.id === found?.id) return [];
    return [
      { ...place, message: `${holder.name} has this GSTIN. Correct it, or the company’s name.` },
    ];
  });
  const people = input.people.flatMap(({ email }, n): Problem[] => {
    const place = findPlace(["people", n, "email"]);
    const account = known.accounts.get(email);
    if (account && can(account.role, "admin.open")) {
      return [{ ...place, message: `${email} works in the shop, and buys for no company.` }];
    }
    const other =
      account && account.companyId !== null && account.companyId !== found?.id
        ? account.company
        : known.people.get(email)?.find(({ companyId }) => companyId !== found?.id)?.company;
    return other
      ? [{ ...place, message: `${email} belongs to the company ${other} already.` }]
      : [];
  });
  return [...gstins, ...people];
}

function refuseUnknown({ priceList, prices, findPlace }: AskedCompany, known: Known): Problem[] {
  const list =
    priceList && !known.priceLists.has(sameName(priceList))
      ? [
          {
            ...findPlace(["priceList"]),
            message: `There is no price list “${priceList}”. Add it first, or leave this empty.`,
          },
        ]
      : [];
  const seen = new Set<string>();
  const products = prices.flatMap(({ product, place }) => {
    const { id } = known.products.get(product.toLowerCase()) ?? {};
    const message = id
      ? "This product stands here twice."
      : "No product has this number. Take it from an export of the products.";
    const isWrong = id === undefined || seen.has(id);
    if (id) seen.add(id);
    return isWrong ? [{ ...place, message }] : [];
  });
  return [...list, ...products];
}

function refuseTooMany(
  { findPlace, input }: AskedCompany,
  plan: PlannedCompany,
  known: Known,
): Problem[] {
  const id = plan.before?.id ?? "";
  const has = (known.places.get(id)?.size ?? 0) + plan.addresses.length;
  const people = (known.counts.get(id) ?? 0) + plan.people.length;
  const over = (path: PropertyKey[], most: number, what: string): Problem => ({
    ...findPlace(path),
    message: `A company has at most ${most} ${what}, those that are there included.`,
  });
  const last = (list: readonly unknown[]) => Math.max(0, list.length - 1);
  return [
    ...(plan.after.gstins.length > MAX_GSTINS
      ? [over(["gstins", last(input.gstins)], MAX_GSTINS, "GSTINs")]
      : []),
    ...(has > MAX_ADDRESSES
      ? [over(["addresses", last(input.addresses)], MAX_ADDRESSES, "addresses")]
      : []),
    ...(people > MAX_MEMBERS ? [over(["people", last(input.people)], MAX_MEMBERS, "people")] : []),
  ];
}

function planOne(asked: AskedCompany, before: KnownCompany | null, known: Known): PlannedCompany {
  const { row, input, notes } = asked;
  const after = planTerms(asked, before, known);
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
    items: planItems(asked, before, known),
    changes: [],
    notes: [...notes, ...peopleNotes],
  };
  return { ...plan, changes: listChanges(plan, known, balance ?? null, entered) };
}

const unique = <T>(list: readonly T[], keyOf: (entry: T) => string): T[] => [
  ...new Map(list.map((entry) => [keyOf(entry), entry])).values(),
];

function planTerms(
  { input, priceList }: AskedCompany,
  before: KnownCompany | null,
  known: Known,
): PlannedCompany["after"] {
  const { name, legalName = before?.legalName ?? name, credit } = input;
  const kept = new Map(before?.gstins.map((one) => [registrationText(one), one]));
  const given = input.gstins.map(
    (registration) => kept.get(registrationText(registration)) ?? registration,
  );
  const gstins = unique([...(before?.gstins ?? []), ...given], ({ gstin }) => gstin);
  const listed = priceList ? (known.priceLists.get(sameName(priceList))?.id ?? null) : null;
  return {
    name: before && sameName(before.name) === sameName(name) ? before.name : name,
    legalName,
    gstins,
    creditDays: credit === undefined ? (before?.creditDays ?? null) : (credit?.days ?? null),
    creditLimitPaise:
      credit === undefined
        ? (before?.creditLimitPaise ?? null)
        : credit?.limit == null
          ? null
          : toPaise(credit.limit),
    priceListId: priceList === undefined ? (before?.priceListId ?? null) : listed,
  };
}

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

function planItems({ prices }: AskedCompany, before: KnownCompany | null, known: Known) {
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

const rupeesText = (paise: number | null) => (paise === null ? "" : formatRupees(paise));

function listChanges(
  { before, after, ...plan }: PlannedCompany,
  known: Known,
  balance: OpeningBalance | null,
  entered: readonly OpeningBalance[],
): FieldChange[] {
  const list = (id: string | null | undefined) =>
    id ? (known.priceLists.get(id)?.name ?? "") : "";
  const had = entered.filter(({ amountPaise }) => amountPaise !== 0);
  const all: FieldChange[] = [
    { column: "name", before: before?.name ?? "", after: after.name },
    { column: "legalName", before: before?.legalName ?? "", after: after.legalName },
    ...after.gstins.map((registration) => {
      const old = before?.gstins.find(({ gstin }) => gstin === registration.gstin);
      return {
        column: "gstin",
        before: old ? registrationText(old) : "",
        after: registrationText(registration),
      };
    }),
    {
      column: "creditDays",
      before: String(before?.creditDays ?? ""),
      after: String(after.creditDays ?? ""),
    },
    {
      column: "creditLimit",
      before: rupeesText(before?.creditLimitPaise ?? null),
      after: rupeesText(after.creditLimitPaise),
    },
    { column: "priceList", before: list(before?.priceListId), after: list(after.priceListId) },
    ...plan.addresses.map((address) => ({
      column: "address",
      before: "",
      after: addressText(address),
    })),
    ...plan.people.map(({ name, email, role }) => ({
      column: "email",
      before: "",
      after: `${name}, ${email}, ${role}`,
    })),
    ...plan.roles.map(({ email, role }) => ({
      column: "role",
      before:
        known.people.get(email)?.find(({ companyId }) => companyId === before?.id)?.role ?? "",
      after: `${email}: ${role}`,
    })),
    ...(plan.openings.length > 0 && balance
      ? [
          {
            column: "openingBalance",
            before: had.map(balanceText).join(", "),
            after: balanceText(balance),
          },
        ]
      : []),
    ...plan.items.map(({ name, tiers }) => ({
      column: "price",
      before: "",
      after: `${name}: ${tiers.map(({ from, pricePaise }) => `${formatRupees(pricePaise)} from ${from}`).join(", ")}`,
    })),
  ];
  return all.filter((change) => change.before !== change.after);
}

const balanceText = ({ amountPaise, day }: OpeningBalance) =>
  `${formatRupees(amountPaise)} on ${day}`;

function addressText({
  firstName,
  lastName,
  address,
  apartment,
  city,
  state,
  zipCode,
}: CompanyInput["addresses"][number]) {
  return [`${firstName} ${lastName}`, address, apartment, city, `${state} ${zipCode}`]
    .filter(Boolean)
    .join(", ");
}

const registrationText = ({ gstin, billingAddress }: CompanyInput["gstins"][number]) =>
  `${gstin}: ${addressText(billingAddress)}`;
