import { TicketPercent } from "lucide-react";
import { useId, useState, useTransition, type SubmitEvent } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { MAX_CODE_LENGTH } from "@/lib/orders/cart/quantity-limits";
import type { Quote } from "@/lib/orders/cart/schemas";
import type { StoredItem } from "@/lib/client/checkout/stored-item";
import { applyPromo } from "@/lib/client/promo";
import type { Translate } from "@/lib/i18n/translate";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { fetchQuote, buildQuoteQuestion, quoteFailureText } from "../../domain/cart/fetch-quote";

/** Texts of docs/product.md: Promo codes. */
const INVALID = { title: "Invalid Code", text: "Please enter a valid promo code." };

/** Checks a code with the server and applies it if valid; else returns the reason. */
async function checkPromo(
  items: readonly StoredItem[],
  code: string,
  t: Translate,
): Promise<string | null> {
  try {
    const quote = code === "" ? null : await fetchQuote(buildQuoteQuestion(items, code));
    const promo = quote?.promo;
    if (!promo) {
      // If the code was valid before, the server says why it no longer is.
      const description = t(quote?.promoError ?? INVALID.text);
      toastFailure(t(INVALID.title), description);
      return description;
    }
    applyPromo(promo.code);
    toast({
      title: t("Promo Code Applied"),
      description: t("{code}: {percent}% off", { code: promo.code, percent: promo.percent }),
    });
    return null;
  } catch (error) {
    const description = t(quoteFailureText(error));
    toastFailure(t("Code Not Checked"), description);
    return description;
  }
}

interface PromoCardProps {
  items: readonly StoredItem[];
  /** The applied code, as typed or from a link. */
  applied: string | null;
  quote: Quote | null;
}

export function PromoCard({ items, applied, quote }: PromoCardProps) {
  return (
    <Card className="p-5">
      {applied !== null && !quote?.promoError ? (
        <AppliedCode code={quote?.promo?.code ?? applied} percent={quote?.promo?.percent} />
      ) : (
        <PromoForm items={items} ended={applied !== null ? (quote?.promoError ?? null) : null} />
      )}
    </Card>
  );
}

function AppliedCode({ code, percent }: { code: string; percent: number | undefined }) {
  const t = useTranslate();
  const name = <strong className="font-semibold">{code.toUpperCase()}</strong>;
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="flex min-w-0 items-start gap-2.5">
        <TicketPercent aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        <span className="min-w-0 break-words">
          {percent === undefined
            ? name
            : t.parts("{code}: {percent}% off", { code: name, percent })}
        </span>
      </p>
      <Button size="sm" variant="outline" onClick={() => applyPromo(null)}>
        {t.parts("Remove<more> promo code</more>", {
          more: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
    </div>
  );
}

/** The field has no validation: only the server knows valid codes. */
function PromoForm({ items, ended }: { items: readonly StoredItem[]; ended: string | null }) {
  const t = useTranslate();
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isChecking, startChecking] = useTransition();
  const problem = refusal ?? ended;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChecking) return;
    const code = new FormData(event.currentTarget).get("promoCode");
    startChecking(async () => {
      setRefusal(await checkPromo(items, typeof code === "string" ? code.trim() : "", t));
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Label htmlFor={id}>{t("Promo code")}</Label>
      <div className="mt-1.5 flex gap-2">
        <Input
          id={id}
          name="promoCode"
          onChange={() => setRefusal(null)}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          className="uppercase placeholder:normal-case"
        />
        <Button type="submit" variant="secondary" aria-disabled={isChecking}>
          {t("Apply")}
        </Button>
      </div>
      {problem !== null && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-destructive">
          {t(problem)}
        </p>
      )}
    </form>
  );
}
