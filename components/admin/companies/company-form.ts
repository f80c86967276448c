import { readWholeText } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { companyInputSchema, type newCompanySchema } from "@/lib/companies/add/schemas";
import type { CustomerAnswer } from "@/lib/dashboard/customers/schemas";
import { mapPostalAddress, toPostalAddress } from "@/lib/identity/addresses/postal-address";
import { readTypedRupees } from "@/lib/pricing/typed-amount";

/** The form of a new company, whose controls hold text. */

const text = z.string().trim();

const fields = z.object({
  name: text,
  legalName: text,
  gstin: text,
  ...mapPostalAddress(() => text),
  people: z.array(z.object({ name: text, email: text, role: text })),
  creditDays: text,
  creditLimit: text,
  priceList: text,
  openingBalance: text,
  openingDay: text,
});

type Typed = z.output<typeof fields>;

export const EMPTY_COMPANY = {
  name: "",
  legalName: "",
  gstin: "",
  people: [{ name: "", email: "", role: "owner" }],
  creditDays: "",
  creditLimit: "",
  priceList: "",
  openingBalance: "",
  openingDay: "",
};

type Request = z.input<typeof newCompanySchema>;

/** A buyer from whom a company is created. */
export interface CompanyStart {
  buyer: string;
  values: Partial<Typed>;
  /** The buyer's saved addresses to share with the company. */
  addresses: NonNullable<Request["addresses"]>;
}

/** The buyer's name, GSTIN and addresses; the newest address becomes the company's first. */
export function companyStart({
  _id: buyer,
  name,
  company,
  gstin,
  addresses,
}: Pick<CustomerAnswer, "_id" | "name" | "company" | "gstin" | "addresses">): CompanyStart {
  const [first, ...others] = addresses ?? [];
  const place = first && { ...toPostalAddress(first), apartment: first.apartment ?? "" };
  return {
    buyer,
    values: { name: company ?? name, gstin: gstin ?? "", people: [], ...place },
    addresses: others.map((other) => ({ ...toPostalAddress(other), label: other.label })),
  };
}

const isEmptyPlace = ({ address, city, zipCode }: Typed) => address + city + zipCode === "";

/** Invalid numbers become NaN, which the API's schema rejects. */
const numberIn = (typed: string, read: (given: string) => { value?: number | undefined }) =>
  typed === "" ? null : (read(typed).value ?? NaN);

export function companyRequest(typed: Typed, start?: CompanyStart): Request {
  const { name, legalName, gstin, people, priceList, openingBalance, openingDay } = typed;
  const place = toPostalAddress(typed);
  const days = numberIn(typed.creditDays, readWholeText);
  const limit = numberIn(typed.creditLimit, readTypedRupees);
  const has = !isEmptyPlace(typed);
  const amount = numberIn(openingBalance, readTypedRupees);
  const saved = (start?.addresses ?? []).filter(
    (other) => other.address !== place.address || other.zipCode !== place.zipCode,
  );
  return {
    name,
    ...(legalName && { legalName }),
    gstins: gstin ? [{ gstin, billingAddress: place }] : [],
    addresses: [...(has ? [place] : []), ...saved],
    people: people
      .filter((person) => person.name + person.email !== "")
      .map((person) => ({
        ...person,
        role: person.role as NonNullable<Request["people"]>[number]["role"],
      })),
    ...((days ?? limit) !== null && { credit: { days, limit } }),
    ...(priceList && { priceList }),
    ...((amount !== null || openingDay) && {
      openingBalance: { amount: amount ?? NaN, at: openingDay },
    }),
    ...(start && { buyer: start.buyer }),
  };
}

const CONTROLS: Record<string, string> = {
  credit: "creditLimit",
  openingBalance: "openingBalance",
};

/** Validated by the request's schema, with errors at the form's controls. */
export const companyForm = fields.superRefine((typed, context) => {
  const { error } = companyInputSchema.safeParse(companyRequest(typed));
  for (const { path, message } of error?.issues ?? []) {
    const [part, ...remaining] = path;
    if (part === "people") {
      context.addIssue({ code: "custom", path, message });
      continue;
    }
    const last = String(remaining.at(-1) ?? part);
    const control =
      part === "credit"
        ? last === "days"
          ? "creditDays"
          : "creditLimit"
        : part === "openingBalance"
          ? last === "at"
            ? "openingDay"
            : "openingBalance"
          : (CONTROLS[last] ?? last);
    context.addIssue({ code: "custom", path: [control], message });
  }
});
