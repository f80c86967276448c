import { Archive, Inbox, Link2, Mail } from "lucide-react";
import { countText } from "@/lib/base/counts";
import { Fact, FactCard, LongFact, Moment, type SystemPartProps } from "./fact-card";
import { bytesText } from "./measures";

export function QueueCard({ system: { queue }, checks }: SystemPartProps) {
  return (
    <FactCard title="Email queue" Icon={Inbox} check={checks.queue}>
      <Fact name="Waiting">
        {countText(queue.waiting)}
        {queue.retrying > 0 && `, ${countText(queue.retrying)} of them again`}
      </Fact>
      <Fact name="Oldest waiting">
        {queue.oldestWaitingAt ? <Moment at={queue.oldestWaitingAt} /> : "None"}
      </Fact>
      <Fact name="Being sent">{countText(queue.active)}</Fact>
      <Fact name="Failed">{countText(queue.failed)}</Fact>
    </FactCard>
  );
}

export function MailCard({ system: { mail }, checks }: SystemPartProps) {
  return (
    <FactCard title="Outgoing email" Icon={Mail} check={checks.mail}>
      {mail.kind === "smtp" ? (
        <>
          <Fact name="Server">{mail.host}</Fact>
          <Fact name="Connection">{mail.encrypted ? "Encrypted" : "Encrypted where offered"}</Fact>
        </>
      ) : (
        <>
          <Fact name="Written to">outbox folder</Fact>
          <Fact name="To send them">set SMTP_URL</Fact>
        </>
      )}
    </FactCard>
  );
}

export function BackupCard({ system: { lastBackup }, checks }: SystemPartProps) {
  return (
    <FactCard title="Backup" Icon={Archive} check={checks.backup}>
      {lastBackup ? (
        <>
          <Fact name="Made">
            <Moment at={lastBackup.at} />
          </Fact>
          <Fact name="Size">{bytesText(lastBackup.bytes)}</Fact>
          <LongFact name="File">{lastBackup.file}</LongFact>
        </>
      ) : (
        <>
          <Fact name="Made">Never</Fact>
          <Fact name="To make one">press Back Up Now below</Fact>
        </>
      )}
    </FactCard>
  );
}

/** The newest hash, to be compared with what the command that verifies the chain says. */
export function AuditCard({ system: { auditChain }, checks }: SystemPartProps) {
  return (
    <FactCard title="Audit chain" Icon={Link2} check={checks.audit}>
      <Fact name="Entries">{countText(auditChain?.entries ?? 0)}</Fact>
      {auditChain && <LongFact name="Newest hash">{auditChain.hash}</LongFact>}
    </FactCard>
  );
}
