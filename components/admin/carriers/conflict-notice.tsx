import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Carrier } from "@/lib/shop/carriers/schemas";

interface ConflictNoticeProps {
  /** As somebody else saved them. */
  carriers: readonly Carrier[];
  onTake: () => void;
}

/** What somebody else saved while these rows were edited. */
export function ConflictNotice({ carriers, onTake }: ConflictNoticeProps) {
  return (
    <Notice role="alert" className="mb-4">
      <p>
        Somebody else changed the carriers meanwhile, so nothing was saved. Your rows are still
        below. What the shop has now:
      </p>
      <ul className="mt-2 list-disc pl-5">
        {carriers.map(({ name, trackingLink }) => (
          <li key={name} className="break-words">
            {name}: {trackingLink || "no link"}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Save again to replace the saved carriers with yours, or use the saved ones.
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={onTake}>
        Use the saved carriers
      </Button>
    </Notice>
  );
}
