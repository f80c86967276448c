import { useState } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { paths } from "@/lib/base/paths";
import { sizeText } from "@/lib/catalogue/sizes/size-link";
import { isItemLine, listProductItems } from "@/lib/orders/cart/line-key";
import { useSession } from "@/lib/client/session";
import type { CartItem } from "@/lib/client/cart-item";
import { buildQuoteQuestion } from "./fetch-quote";
import { requestOffer, type Requested } from "./request-offer";

const RequestOfferDialog = late(
  () => import("./request-offer-dialog").then((file) => file.RequestOfferDialog),
  null,
);

/**
 * Splits the cart for an offer request. Boxes made to size become lines in words, because an offer prices
 * what the table does not.
 */
function toAsked(items: readonly CartItem[]): Pick<Requested, "fromCart" | "lines"> {
  const asked = buildQuoteQuestion(items, null).items;
  const fromCart = [...listProductItems(asked), ...asked.filter(isItemLine)];
  const lines = items.flatMap(({ name, made, quantity, isSample }) =>
    made && !isSample ? [{ name, spec: { size: sizeText(made) }, quantities: [quantity] }] : [],
  );
  return { ...(fromCart.length > 0 && { fromCart }), ...(lines.length > 0 && { lines }) };
}

interface RequestOfferProps {
  items: readonly CartItem[];
  /** An initial message, which a guest can change. */
  message?: string | undefined;
}

/** Requests an offer for the cart: a customer by one press, a guest by name and email. */
export function RequestOffer({ items, message }: RequestOfferProps) {
  const t = useTranslate();
  const router = useRouter();
  const isKnown = useSession().state === "signed-in";
  const [isOpen, setOpen] = useState(false);
  const { busy, run } = useAction({
    title: t("Not Asked"),
    text: t("The shop could not be asked for an offer. Please try again."),
  });
  const asked = toAsked(items);
  const request = () =>
    run(async () => {
      const { _id } = await requestOffer({ ...asked, texts: { message } });
      router.push(paths.offer(_id));
    });

  return (
    <>
      <Button
        variant="outline"
        className="w-full"
        aria-disabled={busy}
        onClick={() => (isKnown ? void request() : RequestOfferDialog.demand(setOpen))}
      >
        {t("Ask for an Offer")}
      </Button>
      {isOpen && <RequestOfferDialog {...{ asked, message }} onClose={() => setOpen(false)} />}
    </>
  );
}
