import "server-only";
import { categorySlug } from "@/lib/base/ids/category-slug";
import { z } from "@/lib/base/input/zod";
import type { Db } from "@/lib/db/client";
import { MADE_TO_SIZE } from "@/lib/pricing/size-spec";
import { formatRupees, toRupees } from "@/lib/pricing/money";
import { companyCan } from "@/lib/identity/session/company-roles";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import { postalAddressAnswerSchema } from "@/lib/identity/addresses/schemas";
import type { BuyingCompany } from "@/lib/companies/buying-company";
import { monthSum } from "@/lib/companies/month-sum";
import type { CompanyRule, OrderLimits, RuleKind } from "@/lib/companies/rules/rule-schemas";
import { catchingRules, caughtRule, RULE_TEXTS } from "@/lib/companies/rules/rules";
import type { CartLine } from "../cart/cart-line";
import type { PricedCart } from "../cart/price-cart";
import type { PlaceOrderRequest } from "../schemas";
import { SALE_STATUSES } from "../status";

type Place = Record<"address" | "city" | "state" | "zipCode", string> & {
  /** Part of the comparison because carriers read it: it may name another house. */
  apartment?: string | null | undefined;
};

/** The facts of an order that company rules examine. */
interface CompanyOrder {
  /** From `readSpent`. */
  spentPaise: number;
  cart: Pick<PricedCart, "lines" | "totals">;
  /** Unknown in a cart. */
  shippingAddress?: Place | undefined;
  paymentMethod?: PlaceOrderRequest["paymentMethod"];
}

/** The member's spending this month, in paise; 0, without a query, when no limit or rule needs it. */
export async function readSpent(db: Db, company: BuyingCompany): Promise<number> {
  const { id: companyId, userId, limits, rules } = company;
  const isAsked = limits.monthPaise !== null || rules.some(({ kind }) => kind === "month");
  return isAsked ? monthSum(db, { companyId, userId, at: new Date() }) : 0;
}

/** The member's limits and the rest of this month's; null for a member without limits. */
export function limitFigures(company: BuyingCompany, spentPaise: number): OrderLimits | null {
  const { orderPaise, monthPaise } = company.limits;
  return orderPaise === null && monthPaise === null ? null : computeFigures(company, spentPaise);
}

function computeFigures({ limits: { orderPaise, monthPaise } }: BuyingCompany, spentPaise: number) {
  return {
    order: orderPaise === null ? null : toRupees(orderPaise),
    month: monthPaise === null ? null : toRupees(monthPaise),
    left: monthPaise === null ? null : toRupees(Math.max(0, monthPaise - spentPaise)),
  };
}

/**
 * Enforces the member's limits; exact while the company is locked.
 * @throws AppError over_limit with `limits`
 */
export function requireWithinLimits(
  company: BuyingCompany,
  { spentPaise, totalPaise }: { spentPaise: number; totalPaise: number },
): void {
  const { orderPaise, monthPaise } = company.limits;
  const limits = computeFigures(company, spentPaise);
  if (orderPaise !== null && totalPaise > orderPaise) {
    const amount = formatRupees(orderPaise);
    throw overLimit((t) => t("One order may come to {amount} at most.", { amount }), limits);
  }
  if (monthPaise !== null && spentPaise + totalPaise > monthPaise) {
    const left = formatRupees(Math.max(0, monthPaise - spentPaise));
    const amounts = { amount: formatRupees(monthPaise), left };
    throw overLimit(
      (t) => t("Orders of a month may come to {amount} at most; {left} is left of it.", amounts),
      limits,
    );
  }
}

const overLimit = (reason: (t: Translate) => string, limits: OrderLimits) =>
  new Refusal(
    "over_limit",
    (t) => `${t("This is above the limit that the company set.")} ${reason(t)}`,
    { extra: { limits } },
  );

/** @throws AppError approval_required with `rules` */
export function requireNoApproval(caught: readonly CompanyRule[]): void {
  if (caught.length > 0) throw approvalRequired(caught);
}

export function approvalRequired(caught: readonly CompanyRule[]): Refusal {
  const rules = caught.map(caughtRule);
  const words = (t: Translate) => [
    t("Your company must approve this order."),
    ...rules.map((rule) => translateMessage(t, rule.words, RULE_TEXTS)),
  ];
  return new Refusal("approval_required", (t) => words(t).join(" "), { extra: { rules } });
}

/** Rules of the company that require an approval of the order. */
export async function rulesCatching(
  db: Db,
  company: BuyingCompany,
  { spentPaise, cart, shippingAddress, paymentMethod }: CompanyOrder,
): Promise<CompanyRule[]> {
  const { rules } = company;
  if (rules.length === 0) return [];
  const asks = (kind: RuleKind) => rules.some((rule) => rule.kind === kind);
  const lines = cart.lines.filter(({ available }) => available);
  return catchingRules(rules, {
    totalPaise: cart.totals.totalPaise,
    monthPaise: spentPaise,
    categories: asks("category") ? await readCategories(db, lines) : new Set(),
    goesElsewhere:
      asks("address") &&
      shippingAddress !== undefined &&
      !(await isOwnPlace(db, company, shippingAddress)),
    isOnAccount: paymentMethod === "account",
    hasNewProduct: asks("first_order") && (await hasNewGoods(db, company, lines)),
    isCustom: lines.some(({ kind, print }) => kind === "custom" || print !== null),
  });
}

/**
 * Includes former slugs, so that a rule survives the renaming of its category. Boxes made to size have a category of
 * their own, outside the catalogue.
 */
async function readCategories(db: Db, lines: readonly CartLine[]): Promise<Set<string>> {
  const products = await db.product.findMany({
    where: { id: { in: listProducts(lines) } },
    select: { category: true },
    distinct: ["category"],
  });
  const slugs = products.map(({ category }) => categorySlug(category));
  const former = await db.categoryAddress.findMany({
    where: { category: { in: slugs } },
    select: { slug: true },
  });
  const made = lines.some(({ size }) => size) ? [categorySlug(MADE_TO_SIZE)] : [];
  return new Set([...slugs, ...former.map(({ slug }) => slug), ...made]);
}

const listProducts = (lines: readonly CartLine[]) => [
  ...new Set(lines.flatMap(({ productId }) => productId ?? [])),
];

/**
 * Ignores samples, which are no orders of the product. Of the member's own orders only those that another member
 * decided count, and none that was handed over: rules trust no fact that the members they bind can write.
 */
async function hasNewProduct(
  db: Db,
  { id: companyId }: BuyingCompany,
  lines: readonly CartLine[],
): Promise<boolean> {
  const productIds = listProducts(lines.filter(({ kind }) => kind !== "sample"));
  const known = await db.orderLine.findMany({
    where: {
      productId: { in: productIds },
      kind: { not: "sample" },
      order: { companyId, vouched: true, status: { in: [...SALE_STATUSES] } },
    },
    select: { productId: true },
    distinct: ["productId"],
  });
  return known.length < productIds.length;
}

/** Another size, board or print makes another box, and another spec another custom-made product. */
async function hasNewSpec(
  db: Db,
  { id: companyId }: BuyingCompany,
  lines: readonly CartLine[],
): Promise<boolean> {
  const specs = lines.flatMap((line) => (line.kind === "custom" ? toIdentity(line) : []));
  if (specs.length === 0) return false;
  const [row] = await db.$queryRaw<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM unnest(${specs}::text[]) AS wanted WHERE NOT EXISTS (
        SELECT FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
        WHERE o."companyId" = ${companyId}::uuid AND o."vouched"
          AND o."status"::text = ANY (${[...SALE_STATUSES]}::text[]) AND l."kind" = 'custom'
          AND coalesce(
            (l."spec" -> 'made') - '{table,thickness,colours}'::text[],
            coalesce(l."spec", '{}') || jsonb_build_object('name', l."name")
          ) = wanted::jsonb
      )
    ) AS found`;
  return row?.found ?? false;
}

/** The stored spec without the version of the size table. */
function toIdentity({ name, spec }: CartLine): string {
  if (!spec?.made) return JSON.stringify({ ...spec, name });
  const { style, length, width, height, inside, board, print, finish } = spec.made;
  return JSON.stringify({ style, length, width, height, inside, board, print, finish });
}

const hasNewGoods = async (...requested: Parameters<typeof hasNewProduct>): Promise<boolean> =>
  (await hasNewProduct(...requested)) || hasNewSpec(...requested);

/**
 * True for the billing address of a GSTIN of the company, and for a shared address saved by another member who could
 * decide requests, or by an owner: owners write the rules.
 */
export async function isOwnPlace(
  db: Db,
  { id: companyId, userId, role, gstins }: Pick<BuyingCompany, "id" | "userId" | "role" | "gstins">,
  place: Place,
): Promise<boolean> {
  const billed = storedPlaces.parse(gstins).flatMap(({ billingAddress }) => billingAddress ?? []);
  if (billed.some((own) => isSamePlace(own, place))) return true;
  const shared = await db.address.findMany({
    where: {
      companyId,
      zipCode: place.zipCode,
      vouchedById: companyCan(role, "company.write") ? { not: null } : { not: userId },
    },
    select: { address: true, apartment: true, city: true, state: true, zipCode: true },
  });
  return shared.some((own) => isSamePlace(own, place));
}

const storedPlaces = z.array(
  z.object({
    billingAddress: postalAddressAnswerSchema
      .pick({ address: true, city: true, state: true, zipCode: true })
      .extend({ apartment: z.string().nullish() })
      .nullish(),
  }),
);

/** Ignores case, spaces, commas and full stops. */
function isSamePlace(one: Place, other: Place): boolean {
  const written = ({ address, apartment, city, state, zipCode }: Place) =>
    [address, apartment ?? "", city, state, zipCode]
      .join(" ")
      .toLowerCase()
      .replace(/[\s,.]+/g, " ")
      .trim();
  return written(one) === written(other);
}
