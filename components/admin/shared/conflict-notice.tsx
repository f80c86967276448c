import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface ConflictNoticeProps {
  /** The plural of the rows: "carriers". */
  what: string;
  /** Another user's rows, one line each. */
  entries: readonly string[];
  onAdopt: () => void;
}

/** Reports that another user saved the rows of a form meanwhile; the next save overwrites them. */
export function ConflictNotice({ what, entries, onAdopt }: ConflictNoticeProps) {
  return (
    <Notice role="alert" className="mb-4">
      <p>
        Somebody else changed the {what} meanwhile, so nothing was saved. Your rows are still below.
        What the shop has now:
      </p>
      <ul className="mt-2 list-disc pl-5">
        {entries.map((entry) => (
          <li key={entry} className="break-words">
            {entry}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Save again to replace the saved {what} with yours, or use the saved ones.
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onAdopt}>
        Use the saved {what}
      </Button>
    </Notice>
  );
}
