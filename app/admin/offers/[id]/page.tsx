import type { Metadata } from "next";
import { OfferDesk } from "@/components/admin/offers/offer-desk";
import { paths } from "@/lib/base/paths";
import { getTaxName } from "@/lib/client/checkout/tax-name";
import { requireAdmission } from "@/lib/identity/access/require-admission";
import { getShopSettings } from "@/lib/shop/settings/cached";

export const metadata: Metadata = { title: "Offer" };

interface AdminOfferPageProps {
  params: Promise<{ id: string }>;
}

export default async function AdminOfferPage({ params }: AdminOfferPageProps) {
  const { id } = await params;
  await requireAdmission(paths.adminOffer(id));
  const settings = await getShopSettings();
  const { methods, codLimitPaise, paymentDays } = settings.payments;
  return (
    <OfferDesk
      key={id}
      id={id}
      rules={{
        taxName: getTaxName(settings),
        isGst: settings.gst !== null,
        serviceableStates: settings.serviceableStates,
        payments: { methods, codLimitPaise, paymentDays },
      }}
    />
  );
}
