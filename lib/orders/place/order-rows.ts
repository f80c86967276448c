import "server-only";
import { unverifiedActor, type AuditActor, type AuditEntry } from "@/lib/audit/record";
import { awaitsApproval, isFromStock, type CartLine } from "@/lib/orders/cart/cart-line";
import type { PricedCart } from "@/lib/orders/cart/price-cart";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import type { Prisma } from "@/lib/db/generated/client";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { newUuid } from "@/lib/db/new-uuid";
import { expectedArrival } from "@/lib/shop/delivery/delivery-promise";
import { toDestination } from "@/lib/shop/gst/pin-states";
import type { LineTax } from "@/lib/pricing/gst";
import type { Credit } from "@/lib/shop/payment-methods/offered";
import { formatRupees } from "@/lib/pricing/money";
import { companyCan } from "@/lib/identity/session/company-roles";
import { packPrice } from "@/lib/pricing/price-tiers";
import { lineTotalPaise } from "@/lib/pricing/totals";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";
import { agreeSteps } from "../due/agree-steps";
import type { PaymentSteps } from "../due/payment-steps";
import type { Customer } from "../customer";
import type { OrderApproval } from "../order";
import { newOrderNumber } from "./new-order-number";
import { newOrderKey } from "../access/renew-order-key";
import type { PlaceOrderRequest } from "../schemas";
import { mapTexts, TEXT_NAMES } from "../texts/texts";

/** An order request with its customer and today's prices. */
export interface PricedOrder {
  request: PlaceOrderRequest;
  customer: Customer;
  settings: ShopSettings;
  ipAddress: string;
  language?: string | undefined;
  cart: PricedCart;
  /** Credit of a customer who pays on account; null for other payment methods. */
  credit: Credit | null;
  terms?: OfferTerms | undefined;
  /** Given when the customer's company approved the order. */
  approval?: OrderApproval | undefined;
  /** The reason why staff let it pass despite an overdue invoice. */
  override?: string | undefined;
  /** The customer's role in the company ordered for; null for a personal order. */
  role: CompanyRole | null;
}

/** Terms that only an offer's order has. */
export interface OfferTerms {
  offerVersionId: string;
  /** Percent by which more or less may be delivered and billed; 0 to 10. */
  tolerancePercent: number;
  /** Percent of the total due before production begins; 0 to 100. */
  advancePercent: number;
  /** Payment steps; null when the offer only has an advance. */
  paymentSteps: PaymentSteps | null;
  /** True for a call-off order, whose goods leave in parts when the customer asks. */
  kept: boolean;
}

/** The rows of a new order, one object for each table. */
export function orderRows(order: PricedOrder) {
  const placed = orderRow(order);
  return {
    placed,
    lines: order.cart.lines.map((line, position) => ({
      ...lineRow(placed.id, line, position),
      ...taxColumns(order.cart.gst?.lineTaxes[position]),
    })),
    history: firstStatus(placed, order.customer),
    entry: toEntry(placed, order),
  };
}

function orderRow(order: PricedOrder) {
  const { request, customer, settings, cart, terms, approval, role } = order;
  const { lines, totals, promo, gst } = cart;
  const { paymentMethod } = request;
  const at = new Date();
  const { firstName, lastName, apartment, gstin: consignee, ...place } = request.shippingAddress;
  const leadTimes = lines.flatMap(({ kind, leadDays }) =>
    kind === "fee" || kind === "tool" ? [] : [leadDays],
  );
  // Goods of a call-off order leave when called off.
  const isPromised = !awaitsApproval(lines) && !terms?.kept;
  const shippingWay = cart.shipping?.chosen?.way ?? null;
  const arrival =
    isPromised &&
    shippingWay !== "pickup" &&
    expectedArrival(settings, { ...toDestination(place), at, leadTimes });
  return {
    id: newUuid(),
    orderId: newOrderNumber(settings.orderPrefix, at),
    accessKey: newOrderKey(),
    userId: customer.userId,
    companyId: customer.companyId,
    customerName: customer.name ?? `${firstName} ${lastName}`,
    email: customer.email,
    language: order.language ?? DEFAULT_LANGUAGE,
    emailProven: customer.emailProven,
    proof: customer.proof,
    ...mapTexts(TEXT_NAMES, (name) => request[name] ?? null),
    company: request.company ?? customer.companyName ?? null,
    consigneeGstin: consignee ?? null,
    ...(request.billingAddress ? { billingAddress: request.billingAddress } : {}),
    askedBy: approval?.askedBy ?? null,
    approvedBy: approval?.approvedBy ?? null,
    approvedAt: approval?.at ?? null,
    firstName,
    lastName,
    apartment: apartment ?? null,
    ...place,
    promoCode: promo?.code ?? null,
    promoPercent: promo?.percent ?? null,
    taxRegime: gst ? "gst" : "flat",
    taxPercent: gst ? 0 : settings.taxPercent,
    sellerState: gst?.sellerState ?? null,
    placeOfSupply: gst?.placeOfSupply ?? null,
    roundOffPaise: gst?.roundOffPaise ?? 0,
    ...totals,
    shippingWay,
    sampleCreditPaise: cart.samples.creditPaise,
    vouched: approval !== undefined || (role !== null && companyCan(role, "requests.decide")),
    paymentMethod: paymentMethod ?? null,
    dispatchBy: isPromised ? new Date(expectedDispatch(settings, at, leadTimes)) : null,
    deliverBy: arrival ? new Date(arrival.latest) : null,
    ...agreeTerms(order),
    updatedAt: at,
  } satisfies Omit<Prisma.OrderCreateManyInput, "paymentSteps"> & Agreed;
}

/** Null means NULL, which Prisma's input types cannot express. */
type Agreed = Record<"paymentSteps", PaymentSteps | null>;

/** Terms of the order's offer, and its payment steps. */
function agreeTerms({ request, settings, cart, credit, terms }: PricedOrder) {
  const isMade = cart.lines.some(({ stage }) => stage !== null);
  const method = request.paymentMethod;
  const steps = agreeSteps(settings.payments, { method, credit, isMade, terms });
  return { ...terms, paymentSteps: steps };
}

/** A snapshot of the line as bought; later changes of the catalogue do not affect it. */
export function lineRow(orderId: string, line: CartLine, position: number) {
  return {
    id: newUuid(),
    orderId,
    position,
    kind: line.kind,
    productId: line.productId,
    name: line.name,
    unit: line.unit,
    basis: line.basis,
    spec: line.spec,
    print: line.print,
    forLine: line.forLine,
    fromStock: isFromStock(line),
    stage: line.stage,
    leadDays: line.stage === null ? null : line.leadDays,
    offerLineId: line.offerLineId,
    artworkId: line.approval?.artworkId ?? null,
    approvalId: line.approval?.approvalId ?? null,
    toolId: line.approval?.toolId ?? null,
    itemId: line.itemId ?? line.approval?.itemId ?? null,
    buyerCode: line.code ?? line.approval?.buyerCode ?? null,
    thumbnailImage: line.thumbnailImage,
    packSize: line.packSize,
    hsnCode: line.hsnCode,
    costPaise: line.costPaise ?? null,
    pricePaise: line.pricePaise,
    quantity: line.quantity,
    lineTotalPaise: lineTotalPaise(line),
  } satisfies { [Column in keyof Prisma.OrderLineCreateManyInput]: unknown };
}

/** Every requested line is part of the order, so a line and its tax share an index. */
export function taxColumns(tax: LineTax | undefined) {
  return {
    gstBasisPoints: tax?.rateBasisPoints ?? null,
    taxablePaise: tax?.taxablePaise ?? null,
    cgstPaise: tax?.cgstPaise ?? null,
    sgstPaise: tax?.sgstPaise ?? null,
    igstPaise: tax?.igstPaise ?? null,
  } satisfies Partial<Prisma.OrderLineCreateManyInput>;
}

type OrderRow = ReturnType<typeof orderRow>;

function firstStatus({ id, customerName }: OrderRow, { account, enteredBy }: Customer) {
  return {
    id: newUuid(),
    orderId: id,
    status: "Pending",
    userId: (enteredBy ?? account)?.userId ?? null,
    by: enteredBy?.name ?? customerName,
    party: enteredBy ? "shop" : "customer",
  } satisfies Prisma.OrderStatusChangeCreateManyInput;
}

function toEntry(
  { orderId }: OrderRow,
  { request, customer, ipAddress, cart, credit, override }: PricedOrder,
): AuditEntry {
  const { lines, totals, promo } = cart;
  return {
    event: "Order Created",
    actor: whoOrders(customer, request),
    description: `Order ${orderId} for ${formatRupees(totals.totalPaise)} was ${customer.enteredBy ? `entered for ${customer.email ?? customer.name}` : "placed"}`,
    ipAddress,
    details: {
      order: orderId,
      totalPaise: totals.totalPaise,
      promoCode: promo?.code ?? null,
      ...(request.paymentMethod ? { paymentMethod: request.paymentMethod } : {}),
      ...(customer.enteredBy ? { customer: customer.userId } : {}),
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      ...agreedIn(lines),
      ...(credit?.hold && override && { hold: credit.hold.invoice, override }),
    },
  };
}

/** Agreed prices that differ from today's. */
function agreedIn(lines: readonly CartLine[]) {
  const agreed = lines.filter(
    ({ sale, quantity, pricePaise }) => sale && pricePaise !== packPrice(sale.terms, quantity),
  );
  if (agreed.length === 0) return {};
  return { agreed: agreed.map(({ productId, pricePaise }) => ({ productId, pricePaise })) };
}

/** The customer's name in the audit log. */
export function whoOrders(
  customer: Customer,
  { shippingAddress: { firstName, lastName } }: PlaceOrderRequest,
): AuditActor {
  if (customer.enteredBy) return customer.enteredBy;
  return customer.account ?? unverifiedActor(customer.email, `${firstName} ${lastName}`);
}
