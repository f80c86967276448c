"use client";

import { useState } from "react";
import { LoadFailure } from "@/components/call/load-failure";
import { useSession } from "@/lib/client/session";
import { isRole } from "@/lib/permissions";
import type { AdminUser } from "@/lib/users/schemas";
import { FilterSelect } from "../shared/filter-select";
import { ListCount } from "../shared/list-count";
import { PageHeading } from "../shared/page-heading";
import { Pager } from "../shared/pager";
import { TableSkeleton } from "../shared/table-skeleton";
import { useListAddress } from "../shared/use-list-address";
import { DeleteUser } from "./delete-user";
import { EditUser } from "./edit-user";
import { NoUsers } from "./no-users";
import { useUsers, PAGE_SIZE } from "./use-users";
import { UserTable } from "./user-table";

const ROLES = { user: "Customers", admin: "Admins" };

/** User Management: who has an account, filtered by the header's search. */
export function UsersTab() {
  const session = useSession();
  const ownId = session.state === "signed-in" ? session.claims.sub : "";
  const address = useListAddress();
  const q = address.search.get("q")?.trim() ?? "";
  const role = address.search.get("role") ?? "";
  const cursor = address.place.after.at(-1);
  const users = useUsers({
    ...(q ? { q } : {}),
    ...(isRole(role) ? { role } : {}),
    ...(cursor ? { cursor } : {}),
  });
  const [edited, setEdited] = useState<AdminUser>();
  const [deleted, setDeleted] = useState<AdminUser>();
  const page = users.value;
  return (
    <section aria-label="User Management">
      <PageHeading
        title="User Management"
        actions={
          <FilterSelect
            address={address}
            filter="role"
            label="Role"
            value={role}
            all="All roles"
            options={ROLES}
            className="w-44"
          />
        }
      >
        {page && <ListCount total={page.total} all={page.all} what="users" />}
      </PageHeading>
      {users.error && <LoadFailure text="The users could not be loaded." retry={users.reload} />}
      {!page && users.loading && <TableSkeleton label="Loading the users" />}
      {page && !users.error && page.items.length === 0 && <NoUsers />}
      {page && !users.error && page.items.length > 0 && (
        <UserTable
          users={page.items}
          ownId={ownId}
          busy={users.loading}
          onEdit={setEdited}
          onDelete={setDeleted}
        />
      )}
      {page && (
        <Pager
          address={address}
          nextCursor={page.nextCursor}
          pageSize={PAGE_SIZE}
          total={page.total}
        />
      )}
      {edited && (
        <EditUser
          key={edited._id}
          user={edited}
          isSelf={edited._id === ownId}
          onClose={() => setEdited(undefined)}
          onSaved={users.reload}
        />
      )}
      {deleted && (
        <DeleteUser
          key={deleted._id}
          user={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={users.reload}
        />
      )}
    </section>
  );
}
