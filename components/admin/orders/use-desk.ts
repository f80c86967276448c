"use client";

import { useRouter } from "next/navigation";
import { tellOrderFailed } from "@/components/shop/account/order/use-order";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { ApiError } from "@/lib/client/api";
import { useRole } from "@/lib/client/use-role";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { deskQuestion, loadDesk, type Desk } from "./desk";

const UNREAD = { value: null, error: new ApiError(0, {}) } as const;

/** The parts that are added to where they stand. */
type Added = "messages" | "notes" | "mails";

type ValueOf<Name extends keyof Desk> = Extract<Desk[Name], { error: null }>["value"];

export interface OrderDesk {
  desk: Desk | null;
  /** Why there is none. */
  error: ApiError | null;
  /** Has all of it read anew; done once the page shows it. */
  renew: () => Promise<void>;
  /** The same after the order became another one, which is shown even if nothing else can be read now. */
  onChanged: (order: OrderAnswer) => Promise<void>;
  /** What came with the answer to something that was added. */
  put: <Name extends Added>(name: Name, make: (before: ValueOf<Name>) => ValueOf<Name>) => void;
}

/**
 * The page of an order is one picture: it is drawn once all of its parts are there, and anew in one step
 * after something was done, so that no button moves and none says what was true before.
 */
export function useDesk(id: string, listPath: string): OrderDesk {
  const role = useRole();
  const router = useRouter();
  const load: Load<Desk> = useLoad({
    load: loadDesk,
    question: deskQuestion({ id, role }),
    onFailure: (error) => {
      // What is shown already stays.
      if (tellOrderFailed(error) && !load.value) router.replace(listPath);
    },
  });
  const { value, error, renew, change } = load;
  return {
    desk: value,
    error,
    renew: async () => {
      await renew();
    },
    onChanged: async (order) => {
      // What could be done with the order as it was is of no use with what it has become.
      if (!(await renew())) change((before) => ({ ...before, order, actions: UNREAD }));
    },
    put: (name, make) =>
      change((before) => {
        const part = before[name];
        return part?.value ? { ...before, [name]: { ...part, value: make(part.value) } } : before;
      }),
  };
}
