import { FileDown, MessageSquareQuote } from "lucide-react";
import { useTranslate } from "#words";
import { CopyButton } from "@/components/shared/call/copy-button";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { toast } from "@/components/ui/toast/toast";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import type { SizePriceAnswer, Style } from "@/lib/catalogue/sizes/schemas";
import { formatAddress, sizeText, type AskedSize } from "@/lib/catalogue/sizes/size-address";
import { addItems } from "@/lib/client/cart";
import { quantityWords } from "@/lib/orders/line-text";
import type { SizeSpec } from "@/lib/pricing/size-spec";

const LINK = "inline-flex min-h-11 items-center gap-2 font-semibold text-link";

interface SizeActionsProps {
  style: Style;
  asked: AskedSize;
  /** Null while a field cannot be read. */
  spec: SizeSpec | null;
  /** The prices of this very size; null until they are known. */
  answer: SizePriceAnswer | null;
  /** Of the quantity that is asked for. */
  quantity: number | undefined;
  /** The shop's public address. */
  origin: string;
}

/** What a buyer does with a size beside ordering it: its dieline, a link to it, a question about it. */
export function SizeActions({ style, asked, spec, answer, quantity, origin }: SizeActionsProps) {
  const t = useTranslate();
  const price = answer?.prices.find((each) => each.quantity === quantity);
  const sheet = spec && answer && { style: style._id, ...spec, table: answer.table };
  const page = inLanguage(t.language, paths.customStyle(style._id));
  const search = [style.name, spec && sizeText(spec), asked.qty && `${asked.qty} pieces`];
  return (
    <>
      {price && spec && <AddSize style={style} spec={spec} price={price} />}
      <div className="flex flex-wrap items-center gap-x-6">
        {sheet && (
          <>
            <a href={serverPaths.sizeDieline(sheet, "pdf")} download className={LINK}>
              <FileDown aria-hidden className="size-5 shrink-0" /> {t("Dieline (PDF)")}
            </a>
            <a href={serverPaths.sizeDieline(sheet, "svg")} download className={LINK}>
              <FileDown aria-hidden className="size-5 shrink-0" /> {t("Dieline (SVG)")}
            </a>
          </>
        )}
        <Link
          href={paths.quoteFor(search.filter(Boolean).join(", "))}
          prefetch={false}
          className={LINK}
        >
          <MessageSquareQuote aria-hidden className="size-5 shrink-0" />
          {t("Ask us about this size")}
        </Link>
        <CopyButton text={`${origin}${page}?${formatAddress(asked)}`}>{t("Copy link")}</CopyButton>
      </div>
    </>
  );
}

interface AddSizeProps {
  style: Style;
  spec: SizeSpec;
  price: SizePriceAnswer["prices"][number];
}

/** Puts the pieces into the cart; the server prices them again there, at the checkout and with the order. */
function AddSize({ style, spec, price }: AddSizeProps) {
  const t = useTranslate();
  const name = t(style.name);

  function add() {
    const thumbnailImage = style.picture ?? "";
    const made = { style: style._id, ...spec };
    const { quantity } = price;
    addItems([
      { _id: style._id, name: style.name, price: price.price, thumbnailImage, quantity, made },
    ]);
    toast({
      title: t("Added to Cart"),
      description: `${name}, ${sizeText(spec)}, ${quantityWords(quantity, "PCS", t)}`,
      action: { label: t("View Cart"), href: paths.cart },
    });
  }

  return (
    <Button size="lg" className="my-4 w-full" onClick={add}>
      {t("Add to Cart")}
    </Button>
  );
}
