import { UserPlus, UserRound } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import { useLoad } from "@/components/shared/call/use-load";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { openedIn } from "@/components/shared/list/opened-in";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { Button } from "@/components/ui/button";
import { ROLE_FILTERS } from "@/lib/base/permissions";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { AdminUser } from "@/lib/identity/users/schemas";
import { AdminList } from "../shared/admin-list";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { EditUser } from "./edit-user";
import { Invitations, InviteDialog, loadInvitations } from "./invitations";
import { ROLE_FILTER_NAMES } from "./user-badges";
import { userColumns } from "./user-columns";

const load = fetchPage("GET /admin/users");

/** The search field is in the header. */
const filters = { q: searchText, role: pickFrom(ROLE_FILTERS) };

const loadToast = () => ({
  title: "Error fetching admin data",
  description: "Could not load admin dashboard data.",
});

export function UsersTab() {
  return (
    <RevealTogether fallback={<PageSpinner />}>
      <Users />
    </RevealTogether>
  );
}

/** Invitations are shown above the accounts and load with a separate request. */
function Users() {
  const session = useSession();
  const ownId = session.state === "signed-in" ? session.claims.sub : "";
  const list = useList({ load, filters, what: "users", toast: loadToast });
  const [chosen, setChosen] = useState<AdminUser>();
  const linked = openedIn(list.address);
  const edited = chosen ?? list.value?.items.find(({ _id }) => _id === linked.id);
  const [inviting, setInviting] = useState(false);
  const invitations = useLoad({ load: loadInvitations });
  const [deleted, setDeleted] = useState<AdminUser>();
  return (
    <section aria-label="User Management">
      <PageHeading
        title="User Management"
        actions={
          <>
            <FilterSelect
              address={list.address}
              filter="role"
              label="Role"
              value={list.filters.role}
              all="All roles"
              options={ROLE_FILTER_NAMES}
              className="w-48"
            />
            <Button onClick={() => setInviting(true)}>
              <UserPlus aria-hidden /> Invite
            </Button>
          </>
        }
      />
      <Invitations invitations={invitations} />
      <AdminList
        list={list}
        caption="Accounts, newest first"
        keyOf={({ _id }) => _id}
        columns={userColumns({ ownId, onEdit: setChosen, onDelete: setDeleted })}
        empty={{ text: "Check back later when people have signed up.", Icon: UserRound }}
        noMatches={{
          text: "Adjust the search or the role, or check back later when more people have signed up.",
        }}
      />
      {inviting && (
        <InviteDialog onClose={() => setInviting(false)} onInvited={invitations.renew} />
      )}
      {edited && (
        <EditUser
          key={edited._id}
          user={edited}
          isSelf={edited._id === ownId}
          onClose={() => {
            setChosen(undefined);
            linked.close();
          }}
          onSaved={list.renew}
        />
      )}
      {deleted && (
        <DeleteUser
          key={deleted._id}
          user={deleted}
          onClose={() => setDeleted(undefined)}
          onDeleted={list.renew}
        />
      )}
    </section>
  );
}

interface DeleteUserProps {
  user: AdminUser;
  onClose: () => void;
  /** Resolves once the list no longer shows the user. */
  onDeleted: () => Promise<unknown>;
}

function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  async function remove() {
    await call("DELETE /admin/users/{id}", { params: { id: user._id } });
    await onDeleted();
    return { title: "User Deleted", description: `The account ${user.email} is gone.` };
  }

  return (
    <ConfirmAction
      onClose={onClose}
      title={`Delete ${user.name}?`}
      confirm="Delete Account"
      keep="Keep Account"
      failure={{
        title: "User Not Deleted",
        text: "The account could not be deleted. Please try again.",
      }}
      action={remove}
    >
      <p>
        The account {user.email} is deleted with its addresses and sessions. This cannot be undone.
        {user.orders > 0 && ` Its ${orderCountText(user.orders)} in your records.`}
      </p>
      {!user.deactivatedAt && (
        <p className="mt-3 text-muted-foreground">
          To block somebody for a while, edit the account and deactivate it instead.
        </p>
      )}
    </ConfirmAction>
  );
}

const orderCountText = (count: number) =>
  count === 1 ? "one order stays" : `${count} orders stay`;
