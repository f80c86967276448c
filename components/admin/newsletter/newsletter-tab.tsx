import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { PageHeading } from "../shared/page-heading";

export function NewsletterTab() {
  return (
    <section aria-label="Newsletter">
      <PageHeading
        title="Newsletter"
        actions={
          <Button asChild variant="outline" size="sm">
            <FileLink href={apiAddress("GET /admin/newsletter/export")}>
              <FileDown aria-hidden /> Export List
            </FileLink>
          </Button>
        }
      >
        The shop keeps the list and sends no newsletters: export it for your mail program, and write
        to confirmed addresses only.
      </PageHeading>
    </section>
  );
}
