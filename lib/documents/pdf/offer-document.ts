import "server-only";
import { countText } from "@/lib/base/text/counts";
import { stepTexts } from "@/lib/orders/due/due-text";
import { longDate } from "@/lib/base/dates";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { toSeller } from "@/lib/documents/parties";
import { sentVersion, CALL_OFF_TERMS } from "@/lib/offers/sent-version";
import { readDraft } from "@/lib/offers/draft/price-draft";
import { withOwnCodes } from "@/lib/orders/items/own-codes";
import { readOffer } from "@/lib/offers/queries";
import type { OfferAnswer } from "@/lib/offers/answers";
import { lineDetail, quantityWords } from "@/lib/orders/line-text";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { getTranslate } from "@/lib/i18n/dictionaries";
import type { Translate } from "@/lib/i18n/translate";
import { amountInWords } from "@/lib/pricing/amount-in-words";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { spokenLanguage, type ShopSettings } from "@/lib/shop/settings/shop-settings";
import { gramsText, noChargeText, shippingLabel } from "@/lib/shop/shipping/method-names";
import type { DocumentFile } from "./document-file";
import { formatSeller } from "./party-text";
import { printable, printableLines } from "./typesetting/printable";
import { renderTexts } from "./render-document";
import { AMOUNT, formatItem, ITEM, NUMBER, PRICE, QUANTITY, translateTitles } from "./row-text";
import type { CellText, LabelledText, DocumentText, TableText } from "./document-text";

type Version = OfferAnswer["versions"][number];

/**
 * The last sent version of an offer as a document, from its stored content.
 * @throws AppError not_found before the first was sent
 */
export async function offerFile(db: Db, id: string): Promise<DocumentFile> {
  const offer = await readOffer(db, id, "customer");
  const version = sentVersion(offer);
  if (!version?.sentAt) throw new AppError("not_found", "This offer has not been sent yet.");
  const shop = await readShopSettings(db);
  const text = offerText(offer, version, shop, await readLanguage(db, id, shop));
  return {
    name: `${offer.number}-${version.n}.pdf`,
    content: await renderTexts([text], new Date(version.sentAt)),
  };
}

/**
 * The draft of an offer as its buyer would get it now, marked as a draft.
 * @param named `_id` or number
 * @throws AppError not_found without a draft; invalid_input when the rates have no price for it
 */
export async function draftFile(db: Db, named: string): Promise<DocumentFile> {
  const shop = await readShopSettings(db);
  const { id, version } = await readDraft(db, named, { settings: shop, side: "shop" });
  const offer = await readOffer(db, id, "shop");
  const now = new Date();
  const holder = await db.offer.findUniqueOrThrow({
    where: { id },
    select: { userId: true, companyId: true },
  });
  const [offered = version] = await withOwnCodes(db, holder, [version]);
  const sent = { ...offered, sentAt: now.toISOString() };
  const text = offerText(offer, sent, shop, await readLanguage(db, id, shop));
  return {
    name: `${offer.number}-${version.n}-draft.pdf`,
    content: await renderTexts([{ ...text, mark: text.t("DRAFT") }], now),
  };
}

async function readLanguage(db: Db, id: string, shop: ShopSettings): Promise<Language> {
  const { language } = await db.offer.findUniqueOrThrow({
    where: { id },
    select: { language: true },
  });
  return spokenLanguage(shop, language);
}

export function offerText(
  offer: OfferAnswer,
  version: Version,
  shop: ShopSettings,
  language: Language = DEFAULT_LANGUAGE,
): DocumentText {
  const t = getTranslate(language);
  const isGst = version.taxes.length > 0;
  const seller = toSeller(shop, isGst);
  const isChoice = version.lines.some(({ quantities }) => quantities.length > 1);
  return {
    t,
    title: t("Offer"),
    noun: t("offer"),
    number: printable(offer.number),
    mark: "",
    hasOwnLogo: seller.hasOwnLogo,
    seller: formatSeller({ regime: isGst ? "gst" : "flat", seller }),
    facts: listFacts(offer, version, t),
    hasBand: true,
    cancelledOn: null,
    buyerLabel: t("Prepared for"),
    buyer: [offer.name, offer.company ?? "", offer.email ?? ""].map(printable).filter(Boolean),
    delivery: [],
    items: toItems(version, t),
    sums: computeSums(version, t),
    totalLabel: t("Total"),
    total: rupees(version.total),
    words: toWords(version, t),
    remark: isChoice ? t(CHOICE) : "",
    hsn: null,
    payment: null,
    registration: null,
    signature: null,
  };
}

const CHOICE = "The sums are for the first quantity of each line. Taxes are those of today.";

const rupees = (amount: number) => formatRupees(toPaise(amount));

function listFacts({ number }: OfferAnswer, version: Version, t: Translate): LabelledText[] {
  const { n, sentAt, validUntil, leadDays, tolerancePercent, advancePercent } = version;
  const { kept, pin, weight, paymentSteps } = version;
  const payment = { label: "Payment", value: stepTexts(paymentSteps ?? [], t).join(" · ") };
  const tolerance = { label: "Quantity made", value: `± ${tolerancePercent}%` };
  const advance = {
    label: "Advance",
    value: t("{percent}% with the order", { percent: advancePercent }),
  };
  const facts = [
    { label: "Offer number", value: printable(number) },
    { label: "Version", value: String(n) },
    { label: "Offer date", value: longDate(new Date(sentAt ?? validUntil)) },
    { label: "Valid until", value: longDate(new Date(validUntil)) },
    { label: "Ready", value: readyText(leadDays, t) },
    ...(tolerancePercent > 0 ? [tolerance] : []),
    ...(paymentSteps ? [payment] : advancePercent > 0 ? [advance] : []),
    ...(kept ? [{ label: "Delivery", value: t(CALL_OFF_TERMS) }] : []),
    ...(pin ? [{ label: "Shipping to", value: pin }] : []),
    ...(weight === undefined ? [] : [{ label: "Packed weight", value: gramsText(weight) }]),
  ];
  return facts.map(({ label, value }) => ({ label: t(label), value }));
}

const readyText = (days: number, t: Translate): string =>
  days === 1
    ? t("1 working day after the last approval")
    : t("{count} working days after the last approval", { count: countText(days) });

/** Each quantity of a line has a row; the line's number and spec are in its first. */
function toItems({ lines }: Version, t: Translate): TableText {
  const rows = lines.flatMap((line, index) =>
    line.quantities.map(({ quantity, price, total }, choice): CellText[] => [
      { text: choice === 0 ? String(index + 1) : "" },
      choice === 0 ? toItem(line, t) : { text: t("or {name}", { name: printable(line.name) }) },
      { text: quantityWords(quantity, line.unit, t) },
      {
        text: rupees(price),
        ...(line.basis !== 1 && {
          note: t("per {quantity}", { quantity: quantityWords(line.basis, line.unit, t) }),
        }),
      },
      { text: rupees(total) },
    ]),
  );
  return { columns: translateTitles([NUMBER, ITEM, QUANTITY, PRICE, AMOUNT], t), rows };
}

function toItem(line: Version["lines"][number], t: Translate): CellText {
  const { name, hsn: hsnCode, packSize = null } = line;
  return formatItem({ name, hsnCode, detail: lineDetail(line, t), packSize, sku: null }, t);
}

function computeSums(
  { lines, discount, shipping, shippingWay, tax, taxes }: Version,
  t: Translate,
): LabelledText[] {
  const subtotal = lines.reduce(
    (sum, { quantities: [first] }) => sum + toPaise(first?.total ?? 0),
    0,
  );
  const named = taxes.map(({ name, percent, amount }) => ({
    label: `${name} (${percent}%)`,
    value: rupees(amount),
  }));
  return [
    { label: t("Subtotal"), value: formatRupees(subtotal) },
    ...(discount > 0 ? [{ label: t("Discount"), value: `−${rupees(discount)}` }] : []),
    {
      label: shippingLabel(shippingWay, t),
      value: shipping === 0 ? t(noChargeText(shippingWay)) : rupees(shipping),
    },
    ...(named.length > 0 ? named : [{ label: t("Tax"), value: rupees(tax) }]),
  ];
}

/** Maximum characters of the shop's text next to the sums; the offer's page has all of it. */
const MOST_WORDS = 900;

function toWords({ total, words }: Version, t: Translate): LabelledText[] {
  const terms = printableLines((words ?? "").slice(0, MOST_WORDS), 12).join(" ");
  const remaining =
    (words ?? "").length > MOST_WORDS ? t("… The rest is on the page of this offer.") : "";
  return [
    { label: t("Total in words"), value: amountInWords(toPaise(total), t.language) },
    ...(terms ? [{ label: t("Terms"), value: `${terms}${remaining}` }] : []),
  ];
}
