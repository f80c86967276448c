import { can } from "@/lib/base/permissions";
import { sameName } from "@/lib/base/tables/heading";
import { MAX_GSTINS, MAX_MEMBERS } from "../schemas";
import type { CompanyEntry, Problem } from "./company-entry";
import type { PlannedCompany } from "./planned";
import type { Known, KnownCompany } from "./read-known";
import { MAX_ADDRESSES } from "./schemas";

/** Reasons why a requested company is not written. */

type Found =
  { found: KnownCompany | null; problem?: undefined } | { found?: undefined; problem: Problem };

/**
 * Finds a company by its id, else by its name, which must be unique. A name alone does not give terms to a company that
 * a customer founded: its founder chose the name.
 */
export function findCompany({ id, input, findPlace }: CompanyEntry, known: Known): Found {
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
  const isOurs = !found || !known.founded.has(found.id) || hasMember(found, input, known);
  return isOurs
    ? { found: found ?? null }
    : problem(
        "name",
        `A customer founded “${found.name}”, and the shop has not approved it. If it is this company, approve it first, or take its id from an export.`,
      );
}

const hasMember = ({ id }: KnownCompany, { people }: CompanyEntry["input"], { accounts }: Known) =>
  people.some(({ email }) => accounts.get(email)?.companyId === id);

export interface Seen {
  gstins: Map<string, number>;
  emails: Map<string, number>;
}

export function refuseRepeated({ row, input, findPlace }: CompanyEntry, seen: Seen): Problem[] {
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

/** A GSTIN belongs to one company, and so does an email. */
export function refuseTaken(company: CompanyEntry, known: Known): Problem[] {
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

export function refuseUnknown(
  { priceList, prices, findPlace }: CompanyEntry,
  known: Known,
): Problem[] {
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

export function refuseTooMany(
  { findPlace, input }: CompanyEntry,
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
