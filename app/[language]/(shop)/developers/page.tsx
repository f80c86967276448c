import type { Metadata } from "next";
import { ApiOverview } from "@/components/shop/developers/api-overview";
import { localized } from "@/lib/shop/settings/localized";
import { paths } from "@/lib/base/paths";

export const generateMetadata = (): Promise<Metadata> =>
  localized({
    title: "API",
    description: "Every call of the shop's API: what it does, what it takes, and what it answers.",
    alternates: { canonical: paths.developers },
  });

/** The OpenAPI document in readable form. */
export default function DevelopersPage() {
  return <ApiOverview />;
}
