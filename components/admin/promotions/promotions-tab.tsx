import { Plus, TicketPercent } from "lucide-react";
import { useState } from "react";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useAction } from "@/components/shared/call/use-action";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call, type ApiError } from "@/lib/client/api";
import type { AdminPromoCode } from "@/lib/shop/promotions/schemas";
import { AdminList } from "../shared/admin-list";
import { PageHeading } from "../shared/page-heading";
import { EditPromo } from "./edit-promo";
import { promoColumns } from "./promo-columns";

const load = fetchPage("GET /admin/promo-codes");

const loadToast = (error: ApiError) => ({
  title: "Error fetching promo codes",
  description: refusalText(error, "Could not load the promo codes."),
});

/** Identifies a new code; no real code is empty. */
const NEW = "";

export function PromotionsTab() {
  const list = useList({ load, pageSize: 25, what: "promo codes", toast: loadToast });
  const [edited, setEdited] = useState<string | null>(null);
  const { run } = useAction({
    title: "Promo Code Not Updated",
    text: "The promo code could not be changed. Please try again.",
  });
  const promo = list.value?.items.find(({ code }) => code === edited) ?? null;

  async function switchOver(switched: AdminPromoCode) {
    await (switched.state === "ended" ? reopen(switched) : end(switched));
    await list.renew();
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
      <AdminList
        list={list}
        count={null}
        caption="Promo codes, newest first"
        keyOf={({ code }) => code}
        columns={promoColumns({
          onEdit: ({ code }) => setEdited(code),
          onSwitch: (switched) => void run(() => switchOver(switched)),
        })}
        rowClassName={() => "max-md:align-top"}
        empty={{
          title: "No Promo Codes Yet",
          text: "Add one that customers can enter in their cart.",
          Icon: TicketPercent,
        }}
      />
      {(edited === NEW || promo) && (
        <EditPromo
          key={edited}
          promo={promo}
          onClose={() => setEdited(null)}
          onChanged={list.renew}
        />
      )}
    </section>
  );
}

async function end({ code }: AdminPromoCode): Promise<void> {
  await call("PATCH /admin/promo-codes/{code}", { params: { code }, body: { active: false } });
  toast({
    title: "Promo Code Ended",
    description: `${code} no longer works. You can reopen it at any time.`,
  });
}

/** Removes an end date that has passed, because the code would stay ended. */
async function reopen({ code, endsAt, version }: AdminPromoCode): Promise<void> {
  const hasPassed = endsAt !== null && new Date(endsAt) <= new Date();
  const dates = hasPassed ? { endsAt: null } : {};
  await call("PATCH /admin/promo-codes/{code}", {
    params: { code },
    body: { active: true, ...dates, version },
  });
  const note = hasPassed ? ", without an end" : "";
  toast({ title: "Promo Code Reopened", description: `${code} can be used again${note}.` });
}
