import { call } from "@/lib/client/api";
import type { DeliveryAnswer } from "@/lib/shop/delivery/schemas";

interface TimedAnswer {
  answer: DeliveryAnswer;
  at: Date;
}

/**
 * @param question the PIN code and the product ids, separated by spaces; empty before there is a PIN code
 */
export async function fetchDelivery(
  question: string,
  signal: AbortSignal,
): Promise<TimedAnswer | null> {
  const [pin = "", product] = question.split(" ");
  if (pin === "") return null;
  const answer = await call("GET /delivery", {
    query: { pin, product: product || undefined },
    signal,
  });
  return { answer, at: new Date() };
}
