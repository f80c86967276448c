import { Archive } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Cell, DataTable, HeadCell } from "@/components/shared/list/data-table";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { counted } from "@/lib/base/text/counts";
import { staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import type { BackupRun, System } from "@/lib/dashboard/system/schemas";
import type { Check } from "./checks";
import { CheckMark, Moment } from "./fact-card";
import { DownloadBackup } from "./download-backup";
import { bytesText, durationText } from "./measures";

interface BackupsProps {
  backups: System["backups"];
  /** In milliseconds since 1970. */
  now: number;
  /** Resolves once the table is updated. */
  onChange: () => Promise<unknown>;
}

/** The automatic backups, with a button to make one now. */
export function Backups({ backups, now, onChange }: BackupsProps) {
  const { busy, backUp } = useBackup(backups, onChange);
  const { folder, at, kept, runs, copies } = backups;
  return (
    <section aria-labelledby="backups" className="mt-8">
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h3 id="backups" className="text-lg">
          Backups
        </h3>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={busy}
          onClick={busy ? undefined : backUp}
        >
          <Archive aria-hidden /> Back Up Now
        </Button>
      </div>
      <p className="mb-3 max-w-prose text-sm text-muted-foreground">
        {at ? `Every day at ${at} in India` : "No automatic backups"}; the newest {kept} are kept.{" "}
        <Link className="text-link" href={staffPaths.settings("backups", "backupAt")}>
          Change this
        </Link>
      </p>
      <p className="mb-3 max-w-prose text-sm text-muted-foreground">
        They are stored on the shop’s server in <code className="break-all">{folder}</code>.{" "}
        {!copies && "Keep copies elsewhere: beside the shop they are lost with it. "}A download is
        encrypted, because a backup holds your customers’ data and the keys to your accounts.
      </p>
      {copies && <Copies copies={copies} now={now} />}
      {runs.length > 0 && <Runs runs={runs} now={now} />}
    </section>
  );
}

interface CopiesProps {
  copies: NonNullable<System["backups"]["copies"]>;
  now: number;
}

/** The time when the last copy reached the bucket. */
function Copies({ copies: { place, lastAt, lastBytes, isLate }, now }: CopiesProps) {
  const arrived = lastAt ? `arrived ${agoText(lastAt, now)} ago` : "none has arrived yet";
  return (
    <div className="mb-3 max-w-prose text-sm">
      <CheckMark
        state={isLate ? "failed" : lastAt ? "ok" : "underway"}
        text={`Last copy: ${arrived}${lastBytes === null ? "" : `, ${bytesText(lastBytes)}`}`}
      />
      <p className="text-muted-foreground">
        Encrypted copies go to the bucket <code className="break-all">{place}</code>.
        {isLate && " The last one is older than two days; the table says what failed."}
      </p>
    </div>
  );
}

function Runs({ runs, now }: { runs: readonly BackupRun[]; now: number }) {
  const [chosen, setChosen] = useState<BackupRun | null>(null);
  return (
    <>
      {chosen && <DownloadBackup run={chosen} onClose={() => setChosen(null)} />}
      <DataTable
        caption="Backups, newest first"
        head={
          <>
            <HeadCell>Began</HeadCell>
            <HeadCell>Result</HeadCell>
            <HeadCell figure className="max-sm:hidden">
              Size
            </HeadCell>
            <HeadCell figure className="max-md:hidden">
              Ended
            </HeadCell>
            <HeadCell>
              <span className="sr-only">Download</span>
            </HeadCell>
          </>
        }
      >
        {runs.map((run) => (
          <tr key={run._id}>
            <Cell className="align-top">
              <Moment at={run.startedAt ?? run.requestedAt} />
              <span className="block text-muted-foreground">
                {ageText(run, now)}
                {run.isScheduled ? ", daily" : ", by the button"}
              </span>
            </Cell>
            <Cell className="align-top">
              <Result run={run} />
            </Cell>
            <Cell figure className="align-top whitespace-nowrap max-sm:hidden">
              {run.bytes === null ? "" : bytesText(run.bytes)}
            </Cell>
            <Cell figure className="align-top whitespace-nowrap max-md:hidden">
              {run.endedAt && <Moment at={run.endedAt} />}
            </Cell>
            <Cell className="text-right align-top">
              {run.canDownload && (
                <Button variant="outline" size="sm" onClick={() => setChosen(run)}>
                  Download
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

const RESULTS: Record<BackupRun["state"], Check> = {
  waiting: { state: "underway", text: "Begins in a moment" },
  running: { state: "underway", text: "Being made" },
  done: { state: "ok", text: "Good" },
  failed: { state: "failed", text: "Failed" },
};

const COPIES: Record<NonNullable<BackupRun["copy"]>["state"], Check> = {
  running: { state: "underway", text: "Being copied to the bucket" },
  done: { state: "ok", text: "Copied to the bucket" },
  failed: { state: "failed", text: "Not copied" },
};

function Result({ run: { state, failure, file, machine, copy } }: { run: BackupRun }) {
  return (
    <>
      <CheckMark {...RESULTS[state]} />
      {failure && <p className="text-muted-foreground">{failure}</p>}
      {file && (
        <p className="text-muted-foreground">
          <code className="text-xs break-all">{file}</code> on {machine}
        </p>
      )}
      {copy && <CheckMark {...COPIES[copy.state]} />}
      {copy?.failure && <p className="break-words text-destructive">{copy.failure}</p>}
    </>
  );
}

const DAY_SECONDS = 86_400;

const ageText = ({ requestedAt }: BackupRun, now: number) => `${agoText(requestedAt, now)} ago`;

function agoText(at: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000);
  const days = Math.floor(seconds / DAY_SECONDS);
  return days > 0 ? counted(days, "day") : durationText(seconds);
}

const POLL_MS = 3_000;

interface BackupButton {
  busy: boolean;
  backUp: () => void;
}

/** Starts a backup, and polls until the running one has ended. */
function useBackup({ runs }: System["backups"], onChange: () => Promise<unknown>): BackupButton {
  const { busy, run } = useAction({
    title: "Backup Not Started",
    text: "The backup could not be started. Please try again.",
  });
  const isOpen = runs.some(({ endedAt }) => endedAt === null);
  const look = useEffectEvent(() => void onChange());
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(look, POLL_MS);
    return () => clearTimeout(timer);
  }, [isOpen, runs]);
  const backUp = () =>
    void run(async () => {
      await call("POST /admin/system/backups");
      await onChange();
    });
  return { busy: busy || isOpen, backUp };
}
