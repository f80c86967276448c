import { staffPaths } from "@/lib/base/staff-paths";
import { counted } from "@/lib/base/text/counts";
import { longDate, longMoment } from "@/lib/base/dates";
import { paths } from "@/lib/base/paths";
import type { OrderPayment } from "@/lib/orders/order-payment";
import { formatRupees } from "@/lib/pricing/money";
import {
  ANY_GATEWAY,
  GATEWAY_TITLES,
  isGateway,
  METHOD_NAMES,
} from "@/lib/shop/payment-methods/methods";
import {
  Button,
  Columns,
  Gap,
  Heading,
  Lines,
  MailTo,
  Paragraph,
  Section,
  Subheading,
  Tag,
  Telephone,
} from "./blocks";
import { Email, type MailedShop } from "./layout";
import { deliveryLines, type KnownOrder } from "./mailed-order";
import { Billing, TitledLines } from "./order-email";
import { OrderTable } from "./order-table";

/** Mails to the shop itself, at its contact address. */

/** The admin page of an order. */
export const adminHref = (orderId: string, { appUrl }: MailedShop): string =>
  new URL(staffPaths.order(orderId), appUrl).href;

interface NewOrderProps {
  order: KnownOrder;
  shop: MailedShop;
}

/** A reply goes to the customer. */
export function NewOrder({ order, shop }: NewOrderProps) {
  const { orderId, createdAt, payment, totals, lines } = order;
  const { customer, shipTo, note } = order.buyerDetails;
  const total = formatRupees(totals.totalPaise);
  // Decides whether production begins.
  const way = payment.method ? METHOD_NAMES[payment.method] : "As arranged";
  const payText = payment.dueOn ? `${way}, due on ${longDate(payment.dueOn)}` : way;
  return (
    <Email
      shop={shop}
      subject={`New order ${orderId} for ${total}`}
      preview={`${customer.name}, ${shipTo.city}: ${lines.length} products`}
      reason="Sent to the shop's contact address for every new order."
    >
      <Section first>
        <Heading>New order for {total}</Heading>
        <Tag label="Order number" stamp={orderId} note={longMoment(createdAt)} />
        <Gap height={20} />
        <Button href={adminHref(orderId, shop)}>Open the order</Button>
      </Section>
      <Section>
        <Columns left={<Customer {...customer} />} right={<Address order={order} shop={shop} />} />
      </Section>
      <TitledLines title="Payment">{payText}</TitledLines>
      <Billing order={order} shop={shop} />
      {note !== null && <TitledLines title="Note">{note.split("\n")}</TitledLines>}
      <Section>
        <Subheading>Items</Subheading>
        <OrderTable order={order} shop={shop} reader="staff" />
      </Section>
    </Email>
  );
}

function Customer({ name, company, email, phone }: KnownOrder["buyerDetails"]["customer"]) {
  return (
    <>
      <Subheading>Customer</Subheading>
      <Paragraph>
        <Lines>
          {name}
          {company}
          {email && <MailTo address={email} />}
          {phone && <Telephone number={phone} />}
        </Lines>
      </Paragraph>
    </>
  );
}

function Address(props: NewOrderProps) {
  return (
    <>
      <Subheading>Delivery address</Subheading>
      <Paragraph>
        <Lines>{deliveryLines(props)}</Lines>
      </Paragraph>
    </>
  );
}

/** A product whose stock has fallen to its limit. */
export interface LowProduct {
  name: string;
  sku: string | null;
  /** Packs. */
  stockCount: number;
}

interface LowStockProps {
  products: readonly LowProduct[];
  shop: MailedShop;
}

export function LowStock({ products, shop }: LowStockProps) {
  const [first] = products;
  const what = products.length === 1 && first ? first.name : `${products.length} products`;
  const lines = products.map(stockLine);
  return (
    <Email
      shop={shop}
      subject={`Low stock: ${what}`}
      preview={lines.join(", ")}
      reason="Sent to the shop's contact address when the stock of a product falls to its limit. The limit is set in the product's form."
    >
      <Section first>
        <Heading>Stock is running low.</Heading>
        <Paragraph>
          <Lines>{lines}</Lines>
        </Paragraph>
        <Gap height={12} />
        <Paragraph>{"Time to make more, or to change the limit in the product's form."}</Paragraph>
        <Button href={new URL(`${staffPaths.products}?status=low`, shop.appUrl).href}>
          Open the list
        </Button>
      </Section>
    </Email>
  );
}

function stockLine({ name, sku, stockCount }: LowProduct): string {
  const left = stockCount === 0 ? "none left" : `${counted(stockCount, "pack")} left`;
  return `${name}${sku ? ` (${sku})` : ""}: ${left}`;
}

interface WebhookStoppedProps {
  /** Host of the webhook's URL, the rest of which may be secret. */
  host: string;
  shop: MailedShop;
}

export function WebhookStopped({ host, shop }: WebhookStoppedProps) {
  const copy = `No delivery to ${host} has succeeded for five days, so the shop sends nothing there any more. What happens meanwhile is not sent later.`;
  return (
    <Email
      shop={shop}
      subject={`The webhook to ${host} was switched off`}
      preview={copy}
      reason="Sent to the shop's admins when a webhook is switched off."
    >
      <Section first>
        <Heading>A webhook was switched off.</Heading>
        <Paragraph>{copy}</Paragraph>
        <Gap height={12} />
        <Paragraph>Once the other program answers again, switch it on.</Paragraph>
        <Button href={new URL(paths.admin("connections"), shop.appUrl).href}>
          Open the connections
        </Button>
      </Section>
    </Email>
  );
}

interface RefundNeededProps {
  order: { orderId: string; payment: Pick<OrderPayment, "method" | "outstandingPaise"> };
  shop: MailedShop;
}

/** A refund that a payment gateway did not make, with what to do about it. */
export function RefundNeeded({ order: { orderId, payment }, shop }: RefundNeededProps) {
  const overPaise = Math.max(0, -payment.outstandingPaise);
  const over = formatRupees(overPaise);
  const gateway = isGateway(payment.method) ? GATEWAY_TITLES[payment.method] : ANY_GATEWAY;
  const copy =
    overPaise > 0
      ? `${over} of order ${orderId} is to be refunded, and ${gateway} did not do it. The audit log says why. Refund it again, or in another way, and record that with the order.`
      : `A refund of order ${orderId} did not go through at ${gateway}. It has since been settled. You do not need to do anything.`;
  return (
    <Email
      shop={shop}
      subject={`Please refund order ${orderId}`}
      preview={copy}
      reason="Sent to the shop's contact address when money does not go back by itself."
    >
      <Section first>
        <Heading>A refund did not go through.</Heading>
        <Tag label="Order number" stamp={orderId} note={over} />
        <Gap height={20} />
        <Paragraph>{copy}</Paragraph>
        <Button href={adminHref(orderId, shop)}>Open the order</Button>
      </Section>
    </Email>
  );
}
