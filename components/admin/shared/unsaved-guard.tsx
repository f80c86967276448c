import { LeaveGuard } from "@/components/shared/call/leave-guard";

/** Asks before leaving a page with unsaved changes. */
export function UnsavedGuard({ active }: { active: boolean }) {
  return (
    <LeaveGuard active={active} title="Leave without saving?" leave="Leave" stay="Stay">
      <p>Your unsaved changes will be lost.</p>
    </LeaveGuard>
  );
}
