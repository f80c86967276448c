import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { LineKind } from "@/lib/db/generated/enums";
import { type OfferAnswer } from "@/lib/offers/answers";
import { requestedUnit } from "@/lib/offers/requested-unit";
import {
  newOfferSchema,
  offerTermsSchema,
  type OfferTermsInput,
} from "@/lib/offers/draft/version-schemas";
import { toPaise } from "@/lib/pricing/money";
import {
  findOwner,
  NEW_LINE,
  NO_CARTON,
  NO_SPEC,
  type CartonValues,
  type LineValues,
} from "./line-values";
import { sizedValues } from "./sized-values";
import type { StepValues } from "./step-fields";

/** The values of an offer's form; their names match the API's, and so do its errors. */

export interface TermsValues {
  lines: LineValues[];
  shipping: string;
  shippingWay: string;
  pin: string;
  discount: string;
  validUntil: string;
  leadDays: string;
  tolerancePercent: string;
  advancePercent: string;
  paymentSteps: StepValues[];
  kept: boolean;
  words: string;
}

export interface NewOfferValues extends TermsValues {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** A typed number; empty input is omitted, and invalid input goes to the schema unchanged. */
export function findNumber(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return readDecimal(text).value ?? text;
}

/** Omitted if all edges are; incomplete ones are an error. */
function toCarton({ length, width, height }: CartonValues) {
  const edges = {
    length: findNumber(length),
    width: findNumber(width),
    height: findNumber(height),
  };
  return Object.values(edges).every((edge) => edge === undefined) ? undefined : edges;
}

function toTerms({ lines, shipping, discount, validUntil, words, ...counts }: TermsValues) {
  const { shippingWay, pin } = counts;
  return {
    lines: lines.map(
      ({ basis, hsn, product, packedWeight, carton, quantities, again, made, ...line }) => ({
        kind: line.kind,
        name: line.name,
        unit: line.unit,
        spec: line.spec,
        _id: line._id || undefined,
        made: (line.kind === "custom" && made) || undefined,
        forLine: findOwner(lines, line),
        cost: line.kind === "product" ? null : (findNumber(line.cost) ?? null),
        packedWeight: findNumber(packedWeight),
        carton: toCarton(carton),
        hsn,
        basis: findNumber(basis),
        product: product || undefined,
        again: again || undefined,
        quantities: quantities.map(({ quantity, price }) => ({
          quantity: findNumber(quantity),
          price: findNumber(price),
        })),
      }),
    ),
    shipping: findNumber(shipping),
    shippingWay: shippingWay || undefined,
    pin: pin || undefined,
    discount: findNumber(discount),
    validUntil: validUntil || undefined,
    leadDays: findNumber(counts.leadDays),
    tolerancePercent: findNumber(counts.tolerancePercent),
    advancePercent: findNumber(counts.advancePercent),
    paymentSteps: counts.paymentSteps.length > 0 ? counts.paymentSteps.map(toStep) : undefined,
    kept: counts.kept,
    words,
  };
}

const toStep = ({ percent, amount, rule, days }: StepValues) => ({
  rule,
  percent: findNumber(percent),
  amount: findNumber(amount),
  days: findNumber(days),
});

export const termsFormSchema = z
  .custom<TermsValues>()
  .transform((values): unknown => toTerms(values))
  .pipe(offerTermsSchema as z.ZodType<z.output<typeof offerTermsSchema>>);

export const newOfferFormSchema = z
  .custom<NewOfferValues>()
  .transform(({ name, email, phone, company, ...terms }): unknown => ({
    ...toTerms(terms),
    name,
    email,
    phone,
    company,
  }))
  .pipe(newOfferSchema as z.ZodType<z.output<typeof newOfferSchema>>);

export const NEW_TERMS: TermsValues = {
  lines: [NEW_LINE],
  shippingWay: "",
  pin: "",
  shipping: "",
  discount: "",
  validUntil: "",
  leadDays: "10",
  tolerancePercent: "",
  advancePercent: "",
  paymentSteps: [],
  kept: false,
  words: "",
};

const cartonText = (carton: Version["lines"][number]["carton"]): CartonValues =>
  carton
    ? {
        length: String(carton.length),
        width: String(carton.width),
        height: String(carton.height),
      }
    : NO_CARTON;

const amountText = (amount: number) => (amount === 0 ? "" : String(amount));

type Version = OfferAnswer["versions"][number];

/** Form values of a version: the draft itself, or the one that the next is based on. */
export function valuesOfVersion(version: Version): TermsValues {
  return {
    lines: version.lines.map(
      ({ kind, name, spec, unit, basis, hsn, product, quantities, ...line }) => ({
        kind,
        name,
        unit,
        _id: line._id,
        key: line._id,
        forKey: version.lines[line.forLine ?? -1]?._id ?? "",
        cost: String(line.cost ?? ""),
        packedWeight: String(line.packedWeight ?? ""),
        carton: cartonText(line.carton),
        spec: { ...NO_SPEC, ...spec },
        basis: String(basis),
        hsn: hsn ?? "",
        product: product ?? "",
        again: line.again ?? "",
        sized: sizedValues(line.made),
        made: line.made ?? null,
        costs: quantities.flatMap(({ quantity, cost }) =>
          cost === undefined ? [] : [{ quantity, costPaise: toPaise(cost) }],
        ),
        quantities: quantities.map(({ quantity, price }) => ({
          quantity: String(quantity),
          price: String(price),
        })),
      }),
    ),
    shipping: amountText(version.shipping),
    shippingWay: version.shippingWay ?? "",
    pin: version.pin ?? "",
    discount: amountText(version.discount),
    validUntil: version.sentAt === null ? version.validUntil : "",
    leadDays: String(version.leadDays),
    tolerancePercent: amountText(version.tolerancePercent),
    advancePercent: amountText(version.advancePercent),
    paymentSteps: (version.paymentSteps ?? []).map(({ percent, amount, rule, days }) => ({
      percent: String(percent ?? ""),
      amount: String(amount ?? ""),
      rule,
      days: String(days ?? ""),
    })),
    kept: version.kept,
    words: version.words ?? "",
  };
}

type RequestLine = OfferAnswer["asked"][number];

/** Whether it is a standard product in packs; printed products and those by the piece are custom-made. */
const isShelfPack = ({ spec, ...line }: Pick<RequestLine, "product" | "spec" | "unit" | "again">) =>
  line.product !== null &&
  requestedUnit(line) === "PAC" &&
  !line.again &&
  Object.keys(spec).length === 0;

/** Form values of the first version from the buyer's request; the shop adds the prices. */
export function valuesFromRequest(requested: OfferAnswer["asked"]): TermsValues {
  if (requested.length === 0) return NEW_TERMS;
  return {
    ...NEW_TERMS,
    lines: requested.map(({ product, name, spec, quantities, again, ...counted }) => ({
      ...NEW_LINE,
      kind: isShelfPack({ product, spec, again, ...counted }) ? LineKind.product : LineKind.custom,
      unit: requestedUnit({ product, again, ...counted }),
      name,
      product: product ?? "",
      again: again?.line ?? "",
      ...(again && { basis: String(again.basis), hsn: again.hsn ?? "" }),
      spec: { ...NO_SPEC, ...spec },
      quantities: quantities.map((quantity) => ({ quantity: String(quantity), price: "" })),
    })),
  };
}

/**
 * The terms to send: smallest quantities first, because an offer's totals use them, and without costs that the user
 * may not read, which thus stay unchanged.
 */
export function toSent<Terms extends Pick<OfferTermsInput, "lines">>(
  terms: Terms,
  mayReadCosts: boolean,
): Terms {
  return {
    ...terms,
    lines: terms.lines.map(({ quantities, ...line }) => ({
      ...line,
      cost: mayReadCosts ? line.cost : undefined,
      quantities: quantities.toSorted((one, other) => one.quantity - other.quantity),
    })),
  };
}
