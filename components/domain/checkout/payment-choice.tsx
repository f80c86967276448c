import { Banknote, CreditCard, Landmark, NotebookPen, QrCode, type LucideIcon } from "lucide-react";
import { useId } from "react";
import { useController, type RefCallBack } from "react-hook-form";
import { useTranslate } from "#words";
import { FieldError } from "@/components/shared/form/field-error";
import { Radio } from "@/components/shared/form/radio";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { cn } from "@/lib/base/cn";
import { methodText } from "@/lib/shop/payment-methods/method-texts";
import {
  isGateway,
  type GatewayName,
  type PaymentMethod,
} from "@/lib/shop/payment-methods/methods";
import type { Credit, PaymentOffer } from "@/lib/shop/payment-methods/offered";
import type { CheckoutPayments } from "@/lib/client/checkout/rules";
import type { PaymentChoice as Choice } from "./use-payment-choice";

const NAME = "paymentMethod";

const ICONS: Record<Exclude<PaymentMethod, GatewayName>, LucideIcon> = {
  upi: QrCode,
  bank: Landmark,
  cod: Banknote,
  account: NotebookPen,
};

/** Lists the payment methods with when and how to pay; nothing is charged here. */
export function PaymentChoice({ choice, rules }: { choice: Choice; rules: CheckoutPayments }) {
  const t = useTranslate();
  const id = useId();
  const { offers, chosen, credit } = choice;
  const { field, fieldState } = useController({ name: NAME });
  const error = fieldState.error?.message;
  // The radio button to focus when the choice is missing or invalid.
  const first = chosen || offers.find(canBeTaken)?.method;
  return (
    <fieldset
      className="col-span-6 min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error !== undefined}
    >
      <legend className="mb-3 text-sm font-semibold">{t("How do you want to pay?")}</legend>
      <div className="space-y-3">
        {offers.map((offer) => (
          <Offer
            key={offer.method}
            offer={offer}
            rules={rules}
            credit={credit}
            isChosen={offer.method === chosen}
            onChoose={field.onChange}
            focus={offer.method === first ? field.ref : undefined}
          />
        ))}
      </div>
      {error && (
        <FieldError id={`${id}-error`} isQuiet>
          {t(error)}
        </FieldError>
      )}
    </fieldset>
  );
}

const canBeTaken = ({ problem, isPending }: PaymentOffer) => problem === null && !isPending;

interface OfferProps {
  offer: PaymentOffer;
  rules: CheckoutPayments;
  credit: Credit | null;
  isChosen: boolean;
  onChoose: (method: PaymentMethod) => void;
  /** Set on the radio button to focus on an error. */
  focus: RefCallBack | undefined;
}

function Offer({ offer, rules, credit, isChosen, onChoose, focus }: OfferProps) {
  const t = useTranslate();
  const id = useId();
  const { method, problem } = offer;
  const { title, how } = methodText(method, rules, credit, t);
  const Icon = isGateway(method) ? CreditCard : ICONS[method];
  const choose = () => onChoose(method);
  return (
    <label
      htmlFor={`${id}-radio`}
      className={cn(
        "grid grid-cols-[auto_1fr_auto] gap-x-3.5 rounded-md border border-input bg-card p-4",
        "has-checked:border-primary has-checked:bg-accent has-checked:ring-1 has-checked:ring-primary",
        problem ? "cursor-not-allowed text-muted-foreground" : "cursor-pointer",
      )}
    >
      <Radio
        id={`${id}-radio`}
        name={NAME}
        register={focus}
        value={method}
        isChosen={isChosen}
        disabled={!canBeTaken(offer)}
        aria-describedby={id}
        className="mt-0.5 size-5"
        onChoose={choose}
        // Clicking the preselected method fires no change event, but makes it the user's own choice.
        onClick={choose}
      />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span id={id} className="mt-0.5 block text-sm text-muted-foreground">
          {problem ?? how}
        </span>
        {method === "account" && credit?.hold && (
          <Link
            href={paths.order(credit.hold.order)}
            prefetch={false}
            className="text-sm text-link"
          >
            {t("Pay order {order}", { order: credit.hold.order })}
          </Link>
        )}
      </span>
      <Icon aria-hidden className="size-5.5 text-muted-foreground" />
    </label>
  );
}
