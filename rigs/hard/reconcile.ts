import { mayFollow, type OrderStatus } from "@/lib/orders/status";

/**
 * Checks that a shop's data agrees with itself and with the responses that its clients got, whatever happened to
 * the shop. Pure: the rows come from read-ledger.ts.
 */

export interface OrderEntry {
  id: string;
  orderId: string;
  status: OrderStatus;
  subtotalPaise: number;
  discountPaise: number;
  shippingPaise: number;
  taxPaise: number;
  totalPaise: number;
  lines: { productId: string; pricePaise: number; quantity: number; lineTotalPaise: number }[];
  /** Oldest first. */
  history: OrderStatus[];
  /** The reasons of its corrections, oldest first. */
  corrections: string[];
}

export interface ProductEntry {
  id: string;
  stockCount: number;
  /** The sum of manual changes. */
  adjusted: number;
  images: string[];
}

export interface MailEntry {
  id: string;
  template: string;
  /** `Order.id`; null for an email about something else. */
  orderId: string | null;
  state: string;
  /** Why the latest attempt failed; null if none has. */
  reason: string | null;
}

export interface Ledger {
  orders: OrderEntry[];
  /** The order of each Idempotency-Key. */
  keys: Map<string, string>;
  products: ProductEntry[];
  /** Rows and different names that each imported file left, by its mark. */
  imported: Map<string, { count: number; names: number }>;
  mails: MailEntry[];
  /** The job ids of delivered emails, from each Message-ID; duplicates included. */
  arrived: string[];
  /** The files of each known picture, by the picture's URL. */
  storedImages: Map<string, string[]>;
  /** Names of the files in the pictures folder. */
  files: string[];
  /** Names of everything in the folder for temporary files. */
  temporary: string[];
  /** The fault of the audit chain; null if it is intact. */
  brokenChain: string | null;
}

/** Responses that the clients received. */
export interface Seen {
  /** Orders from 201 responses, by Idempotency-Key. */
  placed: Map<string, { id: string; orderId: string; totalPaise: number }>;
  /** Changes of status that got a 200. */
  statuses: { id: string; status: OrderStatus }[];
  /** The total that each correction was answered with, by its reason. */
  corrected: Map<string, { id: string; totalPaise: number }>;
  /** Files that were sent, by the mark of their rows. */
  imports: Map<string, { kind: "companies" | "products"; count: number; isTaken: boolean }>;
  /** Packs of each product before the first sale. */
  initialStock: Map<string, number>;
}

/** The emails that each change of status sends; the confirmation goes to the customer and the shop. */
const MAILS: Record<OrderStatus, string[]> = {
  Pending: ["order-confirmation", "new-order"],
  Processing: ["order-processing"],
  Shipped: ["order-shipped"],
  Delivered: ["order-delivered"],
  Cancelled: ["order-cancelled"],
};

export function reconcile(ledger: Ledger, seen: Seen): string[] {
  return [
    ...placedFaults(ledger, seen),
    ...statusFaults(ledger, seen),
    ...correctionFaults(ledger, seen),
    ...importFaults(ledger, seen),
    ...ledger.orders.flatMap(totalFaults),
    ...ledger.orders.flatMap(historyFaults),
    ...stockFaults(ledger, seen),
    ...mailFaults(ledger),
    ...fileFaults(ledger),
    ...(ledger.brokenChain ? [`The audit chain is broken: ${ledger.brokenChain}`] : []),
  ];
}

function placedFaults({ orders, keys }: Ledger, { placed }: Seen): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const lost = [...placed].flatMap(([key, { id, orderId, totalPaise }]) => {
    const order = byId.get(id);
    if (order?.orderId !== orderId) return [`Order ${orderId} was answered 201 and is not there.`];
    if (order.corrections.length === 0 && order.totalPaise !== totalPaise)
      return [`Order ${orderId} has another total than told.`];
    return keys.get(key) === id ? [] : [`The key of order ${orderId} leads elsewhere.`];
  });
  const wanted = new Set(keys.values());
  const twice = orders.filter(({ id }) => !wanted.has(id));
  return [...lost, ...twice.map(({ orderId }) => `Order ${orderId} was made without being asked.`)];
}

function statusFaults({ orders }: Ledger, { statuses }: Seen): string[] {
  const histories = new Map(orders.map(({ id, history }) => [id, history]));
  return statuses
    .filter(({ id, status }) => !histories.get(id)?.includes(status))
    .map(({ id, status }) => `Order ${id} was answered ${status} and has never been.`);
}

/** A correction that was answered is there once, and the last one decides the total. */
function correctionFaults({ orders }: Ledger, { corrected }: Seen): string[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return [...corrected].flatMap(([reason, { id, totalPaise }]) => {
    const { orderId, corrections, ...order } = byId.get(id) ?? { corrections: [], totalPaise: 0 };
    const times = corrections.filter((other) => other === reason).length;
    if (times !== 1) return [`“${reason}” was answered 200 and is there ${times} times.`];
    const isRight = corrections.at(-1) !== reason || order.totalPaise === totalPaise;
    return isRight ? [] : [`Order ${orderId} has another total than its correction.`];
  });
}

/** Companies of a file are all there or none, products at least all of a file that was taken, and none is there twice. */
function importFaults({ imported }: Ledger, { imports }: Seen): string[] {
  return [...imports].flatMap(([mark, { kind, count, isTaken }]) => {
    const found = imported.get(mark) ?? { count: 0, names: 0 };
    const isWhole = found.count === count && found.names === count;
    const isPart =
      !isTaken && found.count === found.names && (kind === "products" || found.count === 0);
    const what = `${found.count} rows and ${found.names} names of ${count} ${kind}`;
    return isWhole || isPart ? [] : [`${mark} left ${what}.`];
  });
}

function totalFaults(order: OrderEntry): string[] {
  const { subtotalPaise, discountPaise, shippingPaise, taxPaise, totalPaise, lines } = order;
  const sum = lines.reduce((total, line) => total + line.lineTotalPaise, 0);
  const isRight =
    lines.length > 0 &&
    lines.every((line) => line.lineTotalPaise === line.pricePaise * line.quantity) &&
    sum === subtotalPaise &&
    subtotalPaise - discountPaise + shippingPaise + taxPaise === totalPaise;
  return isRight ? [] : [`Order ${order.orderId} does not add up.`];
}

function historyFaults({ orderId, status, history }: OrderEntry): string[] {
  const isLegal =
    history[0] === "Pending" &&
    history.at(-1) === status &&
    history.every((to, n) => n === 0 || mayFollow(history[n - 1] ?? "Pending", to));
  return isLegal ? [] : [`Order ${orderId} is ${status} after ${history.join(", ")}.`];
}

/** Checks that stock = initial − sold + returned + manual changes. */
function stockFaults({ orders, products }: Ledger, { initialStock }: Seen): string[] {
  const sold = new Map<string, number>();
  const kept = orders.filter(({ status }) => status !== "Cancelled");
  for (const { productId, quantity } of kept.flatMap(({ lines }) => lines)) {
    sold.set(productId, (sold.get(productId) ?? 0) + quantity);
  }
  return products.flatMap(({ id, stockCount, adjusted }) => {
    const initial = initialStock.get(id);
    if (initial === undefined) return [];
    const due = initial + adjusted - (sold.get(id) ?? 0);
    return stockCount === due ? [] : [`Product ${id} has ${stockCount} packs instead of ${due}.`];
  });
}

/**
 * Checks that each event has one email. It may arrive twice with the same Message-ID, but no email may be without
 * an event.
 */
function mailFaults({ orders, mails, arrived }: Ledger): string[] {
  const due = orders.flatMap(({ id, history }) =>
    history.flatMap((status) => MAILS[status].map((template) => `${template} ${id}`)),
  );
  const queued = mails.flatMap(({ template, orderId }) =>
    orderId ? [`${template} ${orderId}`] : [],
  );
  const known = new Set(mails.map(({ id }) => id));
  const came = new Set(arrived);
  return [
    ...difference(due, queued).map((mail) => `The mail ${mail} was never queued.`),
    ...difference(queued, due).map((mail) => `The mail ${mail} is one too many.`),
    ...arrived.filter((id) => !known.has(id)).map((id) => `A mail ${id} came from nowhere.`),
    ...mails
      .filter(({ id, state }) => state === "completed" && !came.has(id))
      .map(({ id, template }) => `The mail ${template} ${id} counts as sent and never came.`),
    ...mails
      .filter(({ state }) => state !== "completed")
      .map(({ id, template, state, reason }) =>
        [`The mail ${template} ${id} was not sent: ${state}`, reason].filter(Boolean).join(", "),
      ),
  ];
}

/** Returns the entries of `one` that `other` lacks; duplicates count. */
function difference(one: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1);
  return one.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Checks that pictures in use have all their files. A file that no picture uses may only be an incomplete upload. */
function fileFaults({ products, storedImages, files, temporary }: Ledger): string[] {
  const there = new Set(files);
  const known = new Set([...storedImages.values()].flat());
  const shown = products.flatMap(({ images }) => images).filter((url) => storedImages.has(url));
  const missing = shown.flatMap((url) =>
    (storedImages.get(url) ?? []).filter((f) => !there.has(f)),
  );
  const orphans = files.filter((name) => !known.has(name.replace(/\.partial$/, "")));
  return [
    ...missing.map((name) => `The file ${name} of a picture that is shown is missing.`),
    ...orphans.map((name) => `The file ${name} belongs to nothing.`),
    ...temporary.map((name) => `The temporary file ${name} was left behind.`),
  ];
}
