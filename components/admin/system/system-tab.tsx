"use client";

import { LoadFailure } from "@/components/shared/call/load-failure";
import { PageSpinner } from "../shared/page-spinner";
import { PageHeading } from "../shared/page-heading";
import { RefreshButton } from "../shared/refresh-button";
import { Backups } from "./backups";
import { checkSystem, countTrouble } from "./checks";
import { FailedMails } from "./failed-mails";
import { TestMail } from "./test-mail";
import { SystemCards } from "./system-cards";
import { useSystem } from "./use-system";

/** How the installation is, and what somebody should look after. */
export function SystemTab() {
  const { value, error, loading, reload, renew } = useSystem();
  if (error && !value)
    return <LoadFailure text="The system status could not be loaded." retry={reload} />;
  if (!value) return <PageSpinner />;
  const checks = checkSystem(value.system, value.at);
  return (
    <>
      <PageHeading title="System" actions={<RefreshButton busy={loading} onClick={reload} />}>
        <p role="status">{summary(countTrouble(checks))}</p>
      </PageHeading>
      <SystemCards system={value.system} checks={checks} />
      <Backups backups={value.system.backups} now={value.at} onChange={renew} />
      <TestMail />
      <FailedMails queue={value.system.queue} onRetried={renew} />
    </>
  );
}

function summary(trouble: number): string {
  if (trouble === 0) return "Everything is in order.";
  return trouble === 1 ? "One thing needs attention." : `${trouble} things need attention.`;
}
