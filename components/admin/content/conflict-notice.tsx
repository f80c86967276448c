import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { staffPaths, type ContentPage } from "@/lib/base/staff-paths";

interface ConflictNoticeProps {
  /** Where it can be looked at. */
  page?: ContentPage;
  onTake: () => void;
}

/** Somebody else saved this part while it was edited here. Beside the buttons: forms are longer than screens. */
export function ConflictNotice({ page, onTake }: ConflictNoticeProps) {
  return (
    <Notice role="alert" className="mt-5">
      <p>
        Somebody else changed this part meanwhile, so nothing was saved. What you typed is still
        here. Save again to replace their version, or use the saved one.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild variant="outline" size="sm">
          <a href={staffPaths.contentPreview(page)} target="_blank" rel="noreferrer">
            Look at Theirs<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
        <Button variant="outline" size="sm" onClick={onTake}>
          Use the Saved Version
        </Button>
      </div>
    </Notice>
  );
}
