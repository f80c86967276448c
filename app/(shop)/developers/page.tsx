import type { Metadata } from "next";
import { ApiReference } from "@/components/developers/api-reference";
import { openApiDocument } from "@/lib/api/openapi";
import { paths } from "@/lib/paths";

export const metadata: Metadata = {
  title: "API",
  description: "Every call of the shop's API: what it does, what it takes, and what it answers.",
  alternates: { canonical: paths.developers },
};

/** The OpenAPI document for people. It is relative to this shop, so that a build can render it. */
export default function DevelopersPage() {
  return <ApiReference document={openApiDocument("", "session")} />;
}
