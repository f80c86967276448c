import { dayText } from "@/components/shared/format/dates";
import { paths } from "@/lib/base/paths";
import type { AdminUser } from "@/lib/identity/users/schemas";
import { RoleBadge } from "../users/role-badge";
import { UserAvatar } from "../users/user-avatar";
import { SectionCard } from "./section-card";

/** The accounts that were opened last. */
export function RecentUsers({ users }: { users: readonly AdminUser[] }) {
  return (
    <SectionCard title="Recent Users" more={{ href: paths.admin("users"), label: "All users" }}>
      <ul className="divide-y">
        {users.map((user) => (
          <li
            key={user._id}
            className="flex min-h-15 flex-wrap items-center gap-x-3 px-4 py-2 sm:flex-nowrap"
          >
            <UserAvatar name={user.name} avatar={user.avatar} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-semibold">{user.name}</p>
              <p className="truncate text-sm text-muted-foreground">{user.email}</p>
            </div>
            <div className="flex shrink-0 items-center justify-between gap-0.5 max-sm:mt-1 max-sm:w-full max-sm:flex-row-reverse max-sm:pl-11 sm:flex-col sm:items-end">
              <RoleBadge role={user.role} />
              <p className="text-xs text-muted-foreground tabular">
                Joined <time dateTime={user.createdAt}>{dayText(new Date(user.createdAt))}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
