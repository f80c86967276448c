import { UserRound } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";

export function NoUsers() {
  return (
    <EmptyState title="No Users Found" picture={<UserRound strokeWidth={1.25} />}>
      <p>Adjust the search or the role, or check back later when more people have signed up.</p>
    </EmptyState>
  );
}
