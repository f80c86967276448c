"use client";

import { Plus, TicketPercent } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/call/load-failure";
import { useAction } from "@/components/call/use-action";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { toast } from "@/components/ui/toast";
import { callApi } from "@/lib/client/api";
import type { AdminPromoCode } from "@/lib/promotions/schemas";
import { PageHeading } from "../shared/page-heading";
import { Pager } from "../shared/pager";
import { TableSkeleton } from "../shared/table-skeleton";
import { useListAddress } from "../shared/use-list-address";
import { EditPromo } from "./edit-promo";
import { PromoTable } from "./promo-table";
import { PAGE_SIZE, usePromoCodes } from "./use-promo-codes";

/** Stands where the code does that is edited; no code is empty. */
const NEW = "";

/** Promo codes: what they give, how they stand, how much they are used. */
export function PromotionsTab() {
  const address = useListAddress();
  const list = usePromoCodes(address.place.after.at(-1));
  const [edited, setEdited] = useState<string | null>(null);
  const { run } = useAction({
    title: "Promo Code Not Updated",
    text: "The promo code could not be changed. Please try again.",
  });
  const page = list.value;
  const promo = page?.items.find(({ code }) => code === edited) ?? null;

  async function switchOver(switched: AdminPromoCode) {
    await (switched.state === "ended" ? reopen(switched) : end(switched));
    list.reload();
  }

  return (
    <section aria-label="Promotions">
      <PageHeading
        title="Promotions"
        actions={
          <Button size="sm" onClick={() => setEdited(NEW)}>
            <Plus aria-hidden /> Add Promo Code
          </Button>
        }
      >
        Cancelled orders are not counted. Times are in India time (IST).
      </PageHeading>
      {list.error && (
        <LoadFailure text="The promo codes could not be loaded." retry={list.reload} />
      )}
      {!page && list.loading && <TableSkeleton label="Loading the promo codes" rows={4} />}
      {page && page.items.length === 0 && (
        <EmptyState title="No Promo Codes Yet" picture={<TicketPercent strokeWidth={1.25} />}>
          <p>Add one that customers can enter in their cart.</p>
        </EmptyState>
      )}
      {page && page.items.length > 0 && (
        <PromoTable
          promoCodes={page.items}
          busy={list.loading}
          onEdit={({ code }) => setEdited(code)}
          onSwitch={(switched) => void run(() => switchOver(switched))}
        />
      )}
      {page && (
        <Pager
          address={address}
          nextCursor={page.nextCursor}
          pageSize={PAGE_SIZE}
          total={page.total}
        />
      )}
      {(edited === NEW || promo) && (
        <EditPromo
          key={edited}
          promo={promo}
          onClose={() => setEdited(null)}
          onChanged={list.reload}
        />
      )}
    </section>
  );
}

const call = "PATCH /admin/promo-codes/{code}";

async function end({ code }: AdminPromoCode): Promise<void> {
  await callApi<"updatePromoCode">({ call, params: { code }, body: { active: false } });
  toast({
    title: "Promo Code Ended",
    description: `${code} no longer works. You can reopen it at any time.`,
  });
}

/** An end that has passed is taken off, or the code would stay ended. */
async function reopen({ code, endsAt, version }: AdminPromoCode): Promise<void> {
  const hasPassed = endsAt !== null && new Date(endsAt) <= new Date();
  const dates = hasPassed ? { endsAt: null } : {};
  await callApi<"updatePromoCode">({
    call,
    params: { code },
    body: { active: true, ...dates, version },
  });
  const note = hasPassed ? ", without an end" : "";
  toast({ title: "Promo Code Reopened", description: `${code} can be used again${note}.` });
}
