import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { CopyButton } from "@/components/shared/call/copy-button";
import { Button } from "@/components/ui/button";
import { late, showPartNotLoaded } from "@/components/ui/late";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { dielineLink } from "@/lib/catalogue/model/dieline-link";
import type { SizePriceAnswer, Style } from "@/lib/catalogue/sizes/schemas";
import { formatAddress, quoteForSize, type RequestedSize } from "@/lib/catalogue/sizes/size-link";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import type { SizeSpec } from "@/lib/pricing/size-spec";
import type { SizedItem } from "./add-size";

const LINK = "inline-flex min-h-11 items-center font-semibold text-link";

interface SizeActionsProps {
  style: Style;
  asked: RequestedSize;
  /** Null while a field is invalid. */
  spec: SizeSpec | null;
  /** The prices of this size; null until known. */
  answer: SizePriceAnswer | null;
  quantity: number;
  /** The shop's public URL. */
  origin: string;
  /** The name of the shop's tax, such as "GST". */
  taxName: string;
}

type Price = SizePriceAnswer["prices"][number];

const toItem = (style: Style, spec: SizeSpec, { price, quantity }: Price) => ({
  _id: style._id,
  name: style.name,
  price,
  thumbnailImage: style.picture ?? "",
  quantity,
  made: { style: style._id, ...spec },
});

/** Actions on a size: order it or a sample, download its dieline, request a price, copy its link. */
export function SizeActions(props: SizeActionsProps) {
  const t = useTranslate();
  const { style, asked, spec, answer, quantity, origin, taxName } = props;
  const price = answer?.prices.find((each) => each.quantity === quantity);
  const sheet = spec && answer && { style: style._id, ...spec, table: answer.table };
  const page = inLanguage(t.language, paths.customStyle(style._id));
  return (
    <>
      {price && spec && <AddSize item={toItem(style, spec, price)} taxName={taxName} />}
      {price && spec && typeof style.sample === "number" && (
        <OrderSample style={style} spec={spec} price={style.sample} />
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        {sheet && (
          <>
            <a href={dielineLink(sheet, "pdf")} download className={LINK}>
              {t("Dieline (PDF)")}
            </a>
            <a href={dielineLink(sheet, "svg")} download className={LINK}>
              {t("Dieline (SVG)")}
            </a>
          </>
        )}
        <Link href={quoteForSize(style, asked)} prefetch={false} className={LINK}>
          {t("Ask us about this size")}
        </Link>
        <CopyButton text={`${origin}${page}?${formatAddress(asked)}`}>{t("Copy link")}</CopyButton>
      </div>
    </>
  );
}

const SizeTotal = late(
  () => import("./size-total").then((file) => file.SizeTotal),
  <Skeleton className="h-52" />,
);

const loadAdd = () => import("./add-size");

/** Runs code from the lazy cart chunk, or reports that it could not be loaded. */
async function withAdd(take: (part: Awaited<ReturnType<typeof loadAdd>>) => void) {
  try {
    take(await loadAdd());
  } catch {
    showPartNotLoaded();
  }
}

interface OrderSampleProps {
  style: Style;
  spec: SizeSpec;
  /** In rupees. */
  price: number;
}

function OrderSample({ style, spec, price }: OrderSampleProps) {
  const t = useTranslate();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 [@media(scripting:none)]:hidden">
      <Button
        variant="outline"
        onClick={() => void withAdd(({ addSample }) => addSample(style, spec, t))}
      >
        {t("Order a Plain Sample")}
      </Button>
      <p className="text-sm text-muted-foreground tabular">
        {price === 0
          ? t("One piece of this size without print, free.")
          : t("One piece of this size without print: {price}.", {
              price: formatRupees(toPaise(price)),
            })}
      </p>
    </div>
  );
}

/** Adds the pieces to the cart; the server prices them again there, at the checkout and with the order. */
function AddSize({ item, taxName }: { item: SizedItem; taxName: string }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);

  const add = () => void withAdd(({ addSize }) => addSize(item, t));

  return (
    <>
      <details
        className="group mt-4 border-y [@media(scripting:none)]:hidden"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
          {t("With tax and shipping")}
          <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="pt-2 pb-5">{isOpen && <SizeTotal item={item} taxName={taxName} />}</div>
      </details>
      <Button size="lg" className="my-4 w-full [@media(scripting:none)]:hidden" onClick={add}>
        {t("Add to Cart")}
      </Button>
    </>
  );
}
