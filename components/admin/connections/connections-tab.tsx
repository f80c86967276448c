"use client";

import { Together } from "@/components/shared/call/together";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { ApiKeys } from "./api-keys";
import { Webhooks } from "./webhooks";
import { WhatsApp } from "./whatsapp";

/** How other programs reach the shop. */
export function ConnectionsTab() {
  return (
    <section aria-label="Connections">
      <PageHeading title="Connections">
        For other programs of yours.{" "}
        <Link href={paths.developers} prefetch={false} className="text-link">
          The API and what each call takes
        </Link>
      </PageHeading>
      <Together fallback={<PageSpinner />}>
        <ApiKeys />
        <Webhooks />
        <WhatsApp />
      </Together>
    </section>
  );
}
