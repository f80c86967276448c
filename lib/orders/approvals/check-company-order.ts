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
  /** Carriers read it, too: it may name another house. */
  apartment?: string | null | undefined;
};

/** What of an order its company's rules look at. */
interface CompanyOrder {
  /** From `readSpent`. */
  spentPaise: number;
  cart: Pick<PricedCart, "lines" | "totals">;
  /** Unknown in a cart. */
  shippingAddress?: Place | undefined;
  paymentMethod?: PlaceOrderRequest["paymentMethod"];
}

/** What the member has spent this month, in paise; 0, unread, where neither a limit nor a rule asks. */
export async function readSpent(db: Db, company: BuyingCompany): Promise<number> {
  const { id: companyId, userId, limits, rules } = company;
  const isAsked = limits.monthPaise !== null || rules.some(({ kind }) => kind === "month");
  return isAsked ? monthSum(db, { companyId, userId, at: new Date() }) : 0;
}

/** The member's limits and what is left of the month's; null for a member without any. */
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
 * Checks what a member may spend; exact while the company is locked.
 * @throws AppError over_limit with `limits`
 */
export function keepToLimits(
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

/** The company's rules that catch the order. */
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
 * A former slug counts too, so that a rule survives a new name of its category. What is made to size is no product of a
 * category of the catalogue, and has one of its own.
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
 * Samples are for getting to know a product, and are no order of it. Of what a member ordered, only what somebody decided
 * counts, and nothing that was handed over: a rule trusts no fact that those whom it binds can write.
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

/** The same box in another size, board or print is another one, and so is another spec of what is made to measure. */
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

/** As its row has it, without what the version of the size table says. */
function toIdentity({ name, spec }: CartLine): string {
  if (!spec?.made) return JSON.stringify({ ...spec, name });
  const { style, length, width, height, inside, board, print, finish } = spec.made;
  return JSON.stringify({ style, length, width, height, inside, board, print, finish });
}

const hasNewGoods = async (...asked: Parameters<typeof hasNewProduct>): Promise<boolean> =>
  (await hasNewProduct(...asked)) || hasNewSpec(...asked);

/**
 * Whether an address is one of the company's: the billing address of a GSTIN, or a shared one that another member vouches
 * for, who decided requests. Owners, who write the rules, vouch for themselves.
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

/** Compares as people read: upper case, spaces, commas and full stops make no other address. */
function isSamePlace(one: Place, other: Place): boolean {
  const written = ({ address, apartment, city, state, zipCode }: Place) =>
    [address, apartment ?? "", city, state, zipCode]
      .join(" ")
      .toLowerCase()
      .replace(/[\s,.]+/g, " ")
      .trim();
  return written(one) === written(other);
}
