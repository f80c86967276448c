import { RevealTogether } from "@/components/shared/call/reveal-together";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { ApiKeys } from "./api-keys";
import { Webhooks } from "./webhooks";
import { WhatsApp } from "./whatsapp";

/** API keys, webhooks and WhatsApp. */
export function ConnectionsTab() {
  return (
    <section aria-label="Connections">
      <PageHeading title="Connections">
        For other programs of yours.{" "}
        <Link href={paths.developers} prefetch={false} className="text-link">
          The API and what each call takes
        </Link>
      </PageHeading>
      <RevealTogether fallback={<PageSpinner />}>
        <ApiKeys />
        <Webhooks />
        <WhatsApp />
      </RevealTogether>
    </section>
  );
}
