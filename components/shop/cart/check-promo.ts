import { toast } from "@/components/ui/toast";
import type { StoredItem } from "@/lib/client/checkout/cart-lines";
import { applyPromo } from "@/lib/client/promo";
import { askQuote, questionOf, quoteFailureText } from "./ask-quote";

/** The texts of docs/product.md: Promo codes. */
const INVALID = { title: "Invalid Code", text: "Please enter a valid promo code." };

/** Asks the server about a code and puts it in force when it is good; else answers why it does not count. */
export async function checkPromo(
  items: readonly StoredItem[],
  code: string,
): Promise<string | null> {
  try {
    const quote = code === "" ? null : await askQuote(questionOf(items, code));
    const promo = quote?.promo;
    if (!promo) {
      // A code that was good once says what became of it.
      const description = quote?.promoError ?? INVALID.text;
      toast({ title: INVALID.title, description, destructive: true });
      return description;
    }
    applyPromo(promo.code);
    toast({ title: "Promo Code Applied", description: `${promo.code}: ${promo.percent}% off` });
    return null;
  } catch (error) {
    const description = quoteFailureText(error);
    toast({ title: "Code Not Checked", description, destructive: true });
    return description;
  }
}
