import type { ReactNode } from "react";
import { exactMomentText } from "@/components/shared/format/dates";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { type AuditLog, AUDIT_TYPES } from "@/lib/audit/schemas";
import { AuditStatus } from "./audit-status";
import { type DetailChange, readDetails } from "./detail-text";

export function AuditDetail({ log, onClose }: { log: AuditLog | null; onClose: () => void }) {
  return (
    <Dialog open={log !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="w-[min(44rem,calc(100vw-1.5rem))]">
        <DialogHeader
          title={log?.action ?? ""}
          description={log ? exactMomentText(new Date(log.timestamp)) : ""}
        />
        <DialogBody tabIndex={0}>{log && <Entry log={log} />}</DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const FACTS = "grid gap-x-6 gap-y-3 sm:grid-cols-2";

function Entry({ log }: { log: AuditLog }) {
  const { changes, facts } = readDetails(log.details);
  return (
    <div className="space-y-5 text-sm">
      <p className="text-[0.9375rem] [overflow-wrap:anywhere]">{log.description}</p>
      <dl className={FACTS}>
        <Fact name="User">
          {log.userName}
          <span className="block text-muted-foreground">{log.user}</span>
        </Fact>
        <Fact name="Status">
          <AuditStatus status={log.status} />
        </Fact>
        <Fact name="Type">{AUDIT_TYPES[log.type]}</Fact>
        <Fact name="IP Address">{log.ipAddress}</Fact>
      </dl>
      {changes.length > 0 && <ChangeTable changes={changes} />}
      <dl className={FACTS}>
        {facts.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name="Entry ID">{log.id}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs leading-5 text-muted-foreground">{name}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line tabular">
        {children ?? <span className="text-muted-foreground">None</span>}
      </dd>
    </div>
  );
}

function ChangeTable({ changes }: { changes: readonly DetailChange[] }) {
  return (
    <div className="overflow-hidden rounded-md border">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="sr-only">What changed</caption>
        <thead className="border-b bg-muted text-xs">
          <tr className="[&>th]:px-3 [&>th]:py-1.5 [&>th]:font-semibold">
            <th scope="col" className="w-[30%]">
              Changed
            </th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody className="divide-y align-top [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="[overflow-wrap:anywhere] whitespace-pre-line">
              <th scope="row" className="font-semibold">
                {field}
              </th>
              <td className="text-muted-foreground">{before ?? "None"}</td>
              <td>{after ?? <span className="text-muted-foreground">None</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
