import type { Metadata } from "next";
import { ApiOverview } from "@/components/shop/developers/api-overview";
import { paths } from "@/lib/base/paths";

export const metadata: Metadata = {
  title: "API",
  description: "Every call of the shop's API: what it does, what it takes, and what it answers.",
  alternates: { canonical: paths.developers },
};

/** The OpenAPI document in readable form. */
export default function DevelopersPage() {
  return <ApiOverview />;
}
