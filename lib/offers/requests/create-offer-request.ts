import "server-only";
import { unverifiedActor } from "@/lib/audit/record";
import { invalidField } from "@/lib/base/errors";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { getPackSize } from "@/lib/catalogue/specifications";
import type { Db } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { checkAttachment, type CheckedFile } from "@/lib/files/attachments/check-attachment";
import type { UploadedFile } from "@/lib/files/uploads";
import { isItemLine, listProductItems } from "@/lib/orders/cart/line-key";
import type { CartItem } from "@/lib/orders/cart/schemas";
import type { Customer } from "@/lib/orders/customer";
import { ownSources } from "@/lib/orders/cart/own-sources";
import { readOffer } from "../queries";
import type { OfferAnswer } from "../answers";
import type { OfferRequest } from "./offer-request-schema";
import { withoutEmpty, type StoredRequestLine } from "../stored-version";
import { writeRequest } from "./write-request";

export interface CreateOfferRequestOptions {
  db: PrismaClient;
  request: OfferRequest;
  customer: Customer;
  files?: readonly UploadedFile[];
  ipAddress: string;
  language?: string;
}

/**
 * Stores a buyer's request as an offer to be answered. Only a guest gets its key.
 * @throws AppError invalid_input for a guest without a name, an unknown product, or another buyer's line; too_large,
 * unsupported_media_type, rate_limited for its files
 */
export async function createOfferRequest(options: CreateOfferRequestOptions): Promise<OfferAnswer> {
  const { db, customer, files = [], ipAddress, language } = options;
  const request = await withItems(db, options.request, customer);
  const name = request.name ?? customer.account?.name;
  if (!name) {
    throw invalidField("name", "Please fill in the Name field.");
  }
  const asked = [...(await readAgain(db, request, customer)), ...(await readRequest(db, request))];
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push(await checkAttachment(file, "files"));
  const { account, userId, companyId, companyName, email } = customer;
  const actor = account ?? unverifiedActor(email ?? name, name);
  const { phone, company = companyName, message } = request;
  const { id, accessKey } = await writeRequest(db, {
    buyer: { userId, companyId, name, email, phone, company, language },
    asked,
    message,
    files: checked,
    actor,
    ipAddress,
  });
  const answer = await readOffer(db, id, "customer");
  return account ? answer : { ...answer, accessKey };
}

/** The request with its items resolved to approved lines or products. */
interface Resolved extends Omit<OfferRequest, "fromCart"> {
  fromCart?: CartItem[];
}

/** @throws AppError invalid_input for an item of another buyer */
async function withItems(
  db: Db,
  { fromCart = [], lines = [], ...request }: OfferRequest,
  { account, companyId }: Customer,
): Promise<Resolved> {
  const wanted = fromCart.filter(isItemLine);
  const resolved = { ...request, lines: [...lines], fromCart: listProductItems(fromCart) };
  const ids = wanted.map(({ item }) => item);
  const userId = account?.userId;
  const own =
    userId && ids.length > 0 ? await ownSources(db, { userId, companyId }).readItems(ids) : [];
  const items = new Map(own.map((item) => [item.id, item]));
  for (const { item, quantity } of wanted) {
    const { line, productId } = items.get(item) ?? {};
    if (line) resolved.lines.push({ again: line.id, quantities: [quantity] });
    else if (productId) resolved.fromCart.push({ product: productId, quantity });
    else throw invalidField("fromCart", "There is no such item.");
  }
  return resolved;
}

/**
 * Approved lines that the buyer wants again, with their stored spec whatever the request contains.
 * @throws AppError invalid_input for a line of another buyer, or one never approved
 */
async function readAgain(
  db: Db,
  { lines = [] }: Resolved,
  { account, companyId }: Customer,
): Promise<StoredRequestLine[]> {
  const wanted = lines.flatMap(({ again, ...line }) => (again ? [{ ...line, again }] : []));
  if (wanted.length === 0) return [];
  const userId = account?.userId;
  const ids = wanted.map(({ again }) => again);
  const found = userId ? await ownSources(db, { userId, companyId }).readApproved(ids) : [];
  const approved = new Map(found.map((line) => [line.id, line]));
  return wanted.map(({ again, quantities, note = null }) => {
    const line = approved.get(again);
    if (!line) {
      throw invalidField("lines", "Only the customer who approved it can have it made again.");
    }
    const { id, name, spec, unit, basis, hsnCode: hsn } = line;
    return {
      product: null,
      name,
      spec: withoutEmpty(spec ?? {}),
      quantities,
      note,
      again: { line: id, unit, basis, hsn },
    };
  });
}

/** The other requested lines, from a form or a cart. */
async function readRequest(db: Db, request: Resolved): Promise<StoredRequestLine[]> {
  const { fromCart = [] } = request;
  const lines = request.lines?.filter(({ again }) => !again) ?? [];
  const ids = [...lines, ...fromCart].flatMap(({ product }) => product ?? []);
  const products = await db.product.findMany({
    where: { id: { in: ids.filter((id) => id.length === 36) }, ...IN_SHOP },
    select: { id: true, name: true, specifications: true },
  });
  const known = new Map(products.map(({ id, ...product }) => [id, product]));
  if (ids.some((id) => !known.has(id))) {
    throw invalidField("lines", "One of these products is no longer in the shop.");
  }
  const written = lines.map(({ product, name, spec = {}, quantities, note }) => ({
    product: product ?? null,
    name: name ?? known.get(product ?? "")?.name ?? "Made to order",
    spec: withoutEmpty(spec),
    quantities,
    note: note ?? null,
    ...findPack(known.get(product ?? "")),
  }));
  const carted = fromCart.map<StoredRequestLine>(({ product, quantity, print }) => ({
    product,
    name: known.get(product)?.name ?? "",
    spec: printSpec(print),
    quantities: [quantity],
    note: null,
    ...findPack(known.get(product)),
  }));
  return [...written, ...carted];
}

function findPack(
  product: { specifications: unknown } | undefined,
): Pick<StoredRequestLine, "packSize"> {
  const packSize = getPackSize(product?.specifications);
  return packSize === null ? {} : { packSize };
}

function printSpec(print: CartItem["print"]): StoredRequestLine["spec"] {
  if (!print) return {};
  const { option, sides, colours } = print;
  return { print: `${option}, sides: ${sides}, colours: ${colours}` };
}
