import "server-only";
import { findBuyingCompany } from "@/lib/orders/customer";
import { isItemLine } from "@/lib/orders/cart/line-key";
import { priceList } from "@/lib/orders/lists/price-list";
import { listItems, requireList } from "@/lib/orders/lists/see-list";
import { nullIfMissing } from "@/lib/base/errors";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { goodsText, lineDetail } from "@/lib/orders/line-text";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { Translate } from "@/lib/i18n/translate";
import {
  addressed,
  shopMailbox,
  speaking,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import { greetingName } from "./greeting-name";
import { renderEmail } from "./render-email";
import { StandingOrder } from "./templates/account/standing-order";

/** Maximum lines named in the email. */
const MOST = 30;

/**
 * Prices the list as its keeper would pay today. Nothing once the turn was taken or skipped, the list is gone, or its
 * keeper can no longer see it.
 */
export async function composeStandingOrder(
  { listId, readerId }: About<"listId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db, settings } = context;
  const user = await db.user.findUnique({
    where: { id: readerId },
    select: { name: true, email: true, emailVerifiedAt: true, language: true },
  });
  const membership = await db.companyMember.findUnique({
    where: { userId: readerId },
    select: { companyId: true, role: true },
  });
  const reader = { id: readerId, membership };
  const row = user && (await nullIfMissing(requireList(db, reader, listId)));
  if (!user || !row?.askedOn || row.everyWeeks === null || row.nextOn === null) return undefined;
  const items = listItems(row);
  const shop = speaking(context, user.language);
  const { t } = shop;
  const company = await findBuyingCompany(db, readerId);
  const buyer = { userId: readerId, companyId: company?.id ?? null };
  const quote = await priceList(db, items, { buyer, rules: settings, t });
  const names = new Map(
    items.map((line) => [isItemLine(line) ? line.item : line.product, line.name]),
  );
  const describeLine = (line: Quote["lines"][number]) => {
    const name = line.name || names.get(line.item ?? line.product ?? "") || t("A product");
    return [goodsText({ ...line, name }, t), lineDetail(line, t, "buyer")]
      .filter(Boolean)
      .join(", ");
  };
  const [sold, refused] = [true, false].map((is) =>
    quote.lines.filter(({ available }) => available === is),
  );
  const turn = {
    id: listId,
    // Anybody can open an account with a stranger's address: a typed list name is not mailed there.
    name: user.emailVerifiedAt ? row.name : t("your list"),
    everyWeeks: row.everyWeeks,
    nextOn: row.nextOn,
    totalPaise: toPaise(quote.total),
    lines: shortened(
      t,
      (sold ?? []).map((line) => `${describeLine(line)}: ${formatRupees(toPaise(line.lineTotal))}`),
    ),
    refused: shortened(
      t,
      (refused ?? []).map((line) =>
        line.problem ? `${describeLine(line)}: ${line.problem}` : describeLine(line),
      ),
    ),
  };
  const to = { name: greetingName(user.name) ?? "", address: user.email };
  return addressed(renderEmail(StandingOrder, { turn, shop }), to, shopMailbox(shop));
}

function shortened(t: Translate, lines: string[]): string[] {
  if (lines.length <= MOST) return lines;
  return [...lines.slice(0, MOST), t("and {count} more", { count: lines.length - MOST })];
}
