import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { LineKind } from "@/lib/db/generated/enums";
import { type OfferAnswer } from "@/lib/offers/answers";
import { askedUnit } from "@/lib/offers/asked-unit";
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

/** The values of an offer's form as inputs hold them; their names are those of the API, and so are its errors. */

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

/** A number that somebody typed; an empty input is left out, and anything else goes to the schema as it is. */
export function findNumber(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return readDecimal(text).value ?? text;
}

/** Edges that were left out make it none; some of them are wrong. */
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

/** A version as its form begins: the draft itself, or the one that the next follows. */
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

type AskedLine = OfferAnswer["asked"][number];

/** A product in packs as they stand in the shop; one that is printed, or counted by the piece, is made for its buyer. */
const isShelfPack = ({ spec, ...line }: Pick<AskedLine, "product" | "spec" | "unit" | "again">) =>
  line.product !== null &&
  askedUnit(line) === "PAC" &&
  !line.again &&
  Object.keys(spec).length === 0;

/** What a buyer asked for, as the first version begins; the prices are the shop's to write. */
export function valuesOfAsked(asked: OfferAnswer["asked"]): TermsValues {
  if (asked.length === 0) return NEW_TERMS;
  return {
    ...NEW_TERMS,
    lines: asked.map(({ product, name, spec, quantities, again, ...counted }) => ({
      ...NEW_LINE,
      kind: isShelfPack({ product, spec, again, ...counted }) ? LineKind.product : LineKind.custom,
      unit: askedUnit({ product, again, ...counted }),
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
 * The terms as they are sent: the smallest quantities first, whose sums an offer says, and without the costs that the
 * writer may not read, which so stay as they were.
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
