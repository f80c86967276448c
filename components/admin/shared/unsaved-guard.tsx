import { LeaveGuard } from "@/components/shared/call/leave-guard";

interface UnsavedGuardProps {
  active: boolean;
  /** What becomes of the changes; they are lost by default. */
  text?: string;
}

/** Asks before leaving a page with unsaved changes. */
export function UnsavedGuard({
  active,
  text = "Your unsaved changes will be lost.",
}: UnsavedGuardProps) {
  return (
    <LeaveGuard active={active} title="Leave without saving?" leave="Leave" stay="Stay">
      <p>{text}</p>
    </LeaveGuard>
  );
}
