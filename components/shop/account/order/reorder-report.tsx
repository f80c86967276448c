import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { priceUnit } from "@/lib/orders/line-text";
import { packs } from "@/lib/orders/cart/quantity-limits";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import { countText } from "@/lib/base/text/counts";
import type { ReorderPlan } from "@/lib/orders/place/reorder";
import { paths } from "@/lib/base/paths";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { translateMessage } from "@/lib/i18n/translate-message";

function getTitle({ items, gone, short }: ReorderPlan): string {
  if (items.length === 0) return "None of these items is available";
  return gone.length + short.length > 0
    ? "Some items are not available"
    : "Some things changed since then";
}

const price = (rupees: number) => formatRupees(toPaise(rupees));

/** The server's messages about quantities that cannot be ordered. */
const RULE_PATTERNS = [
  "The smallest order is {packs}.",
  "Sold in multiples of {multiple}, from {least}.",
  "Sold in multiples of {packs}.",
  "{count} packs",
];

interface ReorderReportProps {
  plan: ReorderPlan;
  /** Names of products that do not fit into the cart. */
  full: readonly string[];
  onClose: () => void;
}

/** Lists differences from the earlier order or the list, and what is not in the cart. */
export function ReorderReport({ plan, full, onClose }: ReorderReportProps) {
  const t = useTranslate();
  const isEmpty = plan.items.length === 0;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title={t(getTitle(plan))} />
        <DialogBody tabIndex={0}>
          {!isEmpty && <p className="mb-4">{t("The rest is in your cart at today’s prices.")}</p>}
          <Changes {...plan} full={full} />
        </DialogBody>
        <DialogFooter>
          <Button asChild>
            <Link href={isEmpty ? paths.products() : paths.cart} prefetch={false}>
              {isEmpty ? t("Browse Products") : t("View Cart")}
            </Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Changes({ gone, full, short, ruled, priced }: ReorderPlan & { full: readonly string[] }) {
  const t = useTranslate();
  return (
    <ul className="list-disc space-y-2 pl-5">
      {gone.map((name, index) => (
        <li key={`gone ${name} ${index}`}>{t("{name}: not available at the moment", { name })}</li>
      ))}
      {full.map((name, index) => (
        <li key={`full ${name} ${index}`}>
          {t("{name}: a cart holds at most {count} products", { name, count: MAX_LINES })}
        </li>
      ))}
      {short.map(({ name, most, wanted }) => (
        <li key={`short ${name}`}>
          {t("{name}: {packs} in stock, not {wanted}. Choose in the cart how many you take.", {
            name,
            packs: packs(most, t),
            wanted: countText(wanted),
          })}
        </li>
      ))}
      {ruled.map(({ name, problem }) => (
        <li key={`ruled ${name}`}>
          {t("{name}: {problem} Choose in the cart how many you take.", {
            name,
            problem: translateMessage(t, problem, RULE_PATTERNS),
          })}
        </li>
      ))}
      {priced.map(({ name, then, now, ...per }) => (
        <li key={`priced ${name}`} className="tabular">
          {t(
            now > then
              ? "{name}: dearer, {now} per {unit} instead of {then}"
              : "{name}: cheaper, {now} per {unit} instead of {then}",
            {
              name,
              now: price(now),
              then: price(then),
              unit: priceUnit({ ...per, packSize: null }, t),
            },
          )}
        </li>
      ))}
    </ul>
  );
}
