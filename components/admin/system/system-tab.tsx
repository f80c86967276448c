import { LoadFailure } from "@/components/shared/call/load-failure";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { System } from "@/lib/dashboard/system/schemas";
import { showAdminDataFailed } from "../overview/use-overview";
import { PageHeading, PageSpinner, RefreshButton } from "../shared/page-heading";
import { Backups } from "./backups";
import { checkSystem, countTrouble } from "./checks";
import { MailServer } from "./mail-server";
import { QueueList } from "./queue-list";
import { SystemCards } from "./system-cards";

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
      <MailServer onChange={renew} />
      <QueueList system={value.system} onRetried={renew} />
    </>
  );
}

function summary(trouble: number): string {
  if (trouble === 0) return "Everything is in order.";
  return trouble === 1 ? "One thing needs attention." : `${trouble} things need attention.`;
}

interface SeenSystem {
  system: System;
  /** When it was loaded, in milliseconds since 1970. */
  at: number;
}

async function loadSystem(_: string, signal: AbortSignal): Promise<SeenSystem> {
  const system = await call("GET /admin/system", { signal });
  return { system, at: Date.now() };
}

function useSystem(): Load<SeenSystem> {
  return useLoad({ load: loadSystem, onFailure: showAdminDataFailed });
}
