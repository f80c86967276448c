import { LeaveGuard } from "@/components/shared/call/leave-guard";

/** Asks before a page with unsaved changes is left. */
export function UnsavedGuard({ active }: { active: boolean }) {
  return (
    <LeaveGuard active={active} title="Leave without saving?" leave="Leave" stay="Stay">
      <p>Your unsaved changes will be lost.</p>
    </LeaveGuard>
  );
}
