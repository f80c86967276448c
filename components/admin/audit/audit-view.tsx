"use client";

import { FileDown } from "lucide-react";
import { useState } from "react";
import { useProfile } from "@/components/shop/account/dashboard/use-profile";
import { FileLink } from "@/components/shared/call/file-link";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { Button } from "@/components/ui/button";
import { apiAddress } from "@/lib/api/call";
import { paths } from "@/lib/base/paths";
import { PageHeading } from "../shared/page-heading";
import { RefreshButton } from "../shared/refresh-button";
import { AuditFigures } from "./audit-figures";
import { AuditList } from "./audit-list";
import { spanQuery } from "./audit-spans";
import { useAuditLogs, useAuditSummary } from "./use-audit-logs";

/** Who did what in the shop: figures of the last 24 hours, and the log. */
export function AuditView() {
  const profile = useProfile();
  const summary = useAuditSummary();
  const logs = useAuditLogs();
  const [openedAt] = useState(() => Date.now());
  const exported = { ...logs.filters, ...spanQuery(logs.span, openedAt) };
  return (
    <>
      <PageHeading
        title="Audit Logs"
        back={{ href: paths.admin(), label: "Back to Dashboard" }}
        actions={
          <>
            <Button asChild variant="outline" size="sm">
              <FileLink href={apiAddress("GET /admin/audit-logs/export", { query: exported })}>
                <FileDown aria-hidden /> Export Logs
              </FileLink>
            </Button>
            <RefreshButton busy={false} onClick={() => window.location.reload()} />
          </>
        }
      >
        Who did what in the shop, when and from where.
      </PageHeading>
      {profile.error && (
        <LoadFailure
          className="mb-4"
          text="Your profile cannot be loaded at the moment. You are still signed in."
          retry={profile.reload}
        />
      )}
      <AuditFigures summary={summary.value} unknown={summary.error !== null} />
      <div className="mt-5">
        <AuditList logs={logs} />
      </div>
    </>
  );
}
