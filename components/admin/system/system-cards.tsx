import {
  Archive,
  Database,
  GitCommitVertical,
  HardDrive,
  Inbox,
  Link2,
  Mail,
  Store,
} from "lucide-react";
import { countText } from "@/lib/base/text/counts";
import { Fact, FactCard, LongFact, Moment, type SystemPartProps } from "./fact-card";
import { bytesText, durationText } from "./measures";

const PARTS = {
  shop: ShopCard,
  database: DatabaseCard,
  migrations: MigrationsCard,
  queue: QueueCard,
  mail: MailCard,
  storage: StorageCard,
  backup: BackupCard,
  audit: AuditCard,
};

export function SystemCards(props: SystemPartProps) {
  return (
    <ul
      aria-label="Parts of the system"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4 sm:[&>li]:min-w-0"
    >
      {Object.entries(PARTS).map(([name, Part]) => (
        <li key={name}>
          <Part {...props} />
        </li>
      ))}
    </ul>
  );
}

function ShopCard({ system, checks }: SystemPartProps) {
  return (
    <FactCard title="Shop" Icon={Store} check={checks.shop}>
      <Fact name="Version">{system.version}</Fact>
      <Fact name="Node.js">{system.node}</Fact>
      <Fact name="Started">
        <Moment at={system.startedAt} />
      </Fact>
      <Fact name="Uptime">{durationText(system.uptimeSeconds)}</Fact>
      <Fact name="Memory">{bytesText(system.memory.bytes)}</Fact>
      <Fact name="Cached pages">
        {bytesText(system.memory.keptBytes)} of {bytesText(system.memory.mostKeptBytes)}
      </Fact>
    </FactCard>
  );
}

function DatabaseCard({ system: { database }, checks }: SystemPartProps) {
  return (
    <FactCard title="Database" Icon={Database} check={checks.database}>
      <Fact name="PostgreSQL">{database.version}</Fact>
      <Fact name="Size">{bytesText(database.bytes)}</Fact>
      <Fact name="Latency">{countText(database.latencyMs)} ms</Fact>
      <Fact name="Connections">
        {countText(database.connections)} of {countText(database.maxConnections)}
      </Fact>
    </FactCard>
  );
}

function MigrationsCard({ system: { migrations }, checks }: SystemPartProps) {
  const { applied, pending, failed, last } = migrations;
  return (
    <FactCard title="Migrations" Icon={GitCommitVertical} check={checks.migrations}>
      <Fact name="Applied">{countText(applied)}</Fact>
      <Fact name="Pending">{countText(pending.length)}</Fact>
      <Fact name="Failed">{countText(failed.length)}</Fact>
      <Fact name="Last">{last ? <Moment at={last.at} /> : "None"}</Fact>
    </FactCard>
  );
}

const PICTURE_PLACES = {
  disk: "On this machine",
  uploadthing: "UploadThing",
  s3: "In the bucket",
} as const;

function StorageCard({ system: { storage }, checks }: SystemPartProps) {
  return (
    <FactCard title="Storage" Icon={HardDrive} check={checks.storage}>
      <Fact name="New pictures">{PICTURE_PLACES[storage.kind]}</Fact>
      <Fact name="Files here">
        {countText(storage.files)}, {bytesText(storage.bytes)}
      </Fact>
      <Fact name="Pictures elsewhere">{countText(storage.remoteImages)}</Fact>
      <Fact name="Free on disk">{bytesText(storage.freeBytes)}</Fact>
    </FactCard>
  );
}

function QueueCard({ system: { queue }, checks }: SystemPartProps) {
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

function MailCard({ system: { mail }, checks }: SystemPartProps) {
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
          <Fact name="To send them">enter a mail server below</Fact>
        </>
      )}
    </FactCard>
  );
}

function BackupCard({ system: { lastBackup }, checks }: SystemPartProps) {
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

/** The newest hash, to compare with the output of the command that verifies the chain. */
function AuditCard({ system: { auditChain }, checks }: SystemPartProps) {
  return (
    <FactCard title="Audit chain" Icon={Link2} check={checks.audit}>
      <Fact name="Entries">{countText(auditChain?.entries ?? 0)}</Fact>
      {auditChain && <LongFact name="Newest hash">{auditChain.hash}</LongFact>}
    </FactCard>
  );
}
