import type { Metadata } from "next";
import { OrderEntry } from "@/components/admin/entry/order-entry";
import { requireAdmission } from "@/lib/access/require-admission";
import { taxNameOf } from "@/lib/checkout/tax-name";
import { staffPaths } from "@/lib/staff-paths";
import { getShopSettings } from "@/lib/settings/cached";

export const metadata: Metadata = { title: "New Order" };

export default async function NewOrderPage() {
  await requireAdmission(staffPaths.newOrder);
  const settings = await getShopSettings();
  const { gst, serviceableStates } = settings;
  const { methods, codLimitPaise, paymentDays } = settings.payments;
  return (
    <OrderEntry
      rules={{
        taxName: taxNameOf(settings),
        isGst: gst !== null,
        serviceableStates,
        payments: { methods, codLimitPaise, paymentDays },
      }}
    />
  );
}
