import type { OpeningBalance } from "@/lib/companies/openings/plan-opening";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import { formatRupees } from "@/lib/pricing/money";
import type { FieldChange, PlannedCompany } from "./planned";
import type { Known, KnownCompany } from "./read-known";
import type { CompanyInput } from "./schemas";

/** Changes of a company, in the words of the file. */

const rupeesText = (paise: number | null) => (paise === null ? "" : formatRupees(paise));

export function listChanges(
  { before, after, ...plan }: PlannedCompany,
  known: Known,
  balance: OpeningBalance | null,
  entered: readonly OpeningBalance[],
): FieldChange[] {
  const list = (id: string | null | undefined) =>
    id ? (known.priceLists.get(id)?.name ?? "") : "";
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
    ...listAdded(plan, before, known),
    ...openingChanges(plan, balance, entered),
  ];
  return all.filter((change) => change.before !== change.after);
}

type Added = Pick<PlannedCompany, "addresses" | "people" | "roles" | "items">;

/** Lists entries added to the existing ones. */
function listAdded(
  { addresses, people, roles, items }: Added,
  before: KnownCompany | null,
  known: Known,
): FieldChange[] {
  return [
    ...addresses.map((address) => ({
      column: "address",
      before: "",
      after: addressText(address),
    })),
    ...people.map(({ name, email, role }) => ({
      column: "email",
      before: "",
      after: `${name}, ${email}, ${role}`,
    })),
    ...roles.map(({ email, role }) => ({
      column: "role",
      before:
        known.people.get(email)?.find(({ companyId }) => companyId === before?.id)?.role ?? "",
      after: `${email}: ${role}`,
    })),
    ...items.map(({ name, tiers }) => ({
      column: "price",
      before: "",
      after: `${name}: ${tiers.map(({ from, pricePaise }) => `${formatRupees(pricePaise)} from ${from}`).join(", ")}`,
    })),
  ];
}

function openingChanges(
  { openings }: Pick<PlannedCompany, "openings">,
  balance: OpeningBalance | null,
  entered: readonly OpeningBalance[],
): FieldChange[] {
  if (openings.length === 0 || !balance) return [];
  const had = entered.filter(({ amountPaise }) => amountPaise !== 0);
  const before = had.map(balanceText).join(", ");
  return [{ column: "openingBalance", before, after: balanceText(balance) }];
}

const balanceText = ({ amountPaise, day }: OpeningBalance) =>
  `${formatRupees(amountPaise)} on ${day}`;

const addressText = (address: CompanyInput["addresses"][number]) =>
  addressLines(address).join(", ");

export const registrationText = ({ gstin, billingAddress }: CompanyInput["gstins"][number]) =>
  `${gstin}: ${addressText(billingAddress)}`;
