import { KeyRound, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText, shortDayText } from "@/components/shared/format/dates";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Rows, type Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import type { ApiKey, CreatedApiKey } from "@/lib/identity/api-keys/schemas";
import { AddApiKey } from "./add-api-key";
import { scopeName } from "./scope-names";
import { SecretDialog } from "./secret-dialog";
import { SectionHeading } from "../shared/section-heading";
import { LoadState } from "../shared/loaded";

const load = (_: string, signal: AbortSignal) => call("GET /admin/api-keys", { signal });

export function ApiKeys() {
  const keys = useLoad({ load });
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<CreatedApiKey | null>(null);
  const [deleted, setDeleted] = useState<ApiKey | null>(null);

  async function show(created: CreatedApiKey) {
    await keys.renew();
    setAdding(false);
    setMade(created);
  }

  return (
    <section aria-labelledby="api-keys">
      <SectionHeading
        id="api-keys"
        as="h3"
        className="mb-3"
        title="API Keys"
        actions={
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> Add API Key
          </Button>
        }
      >
        They belong to the shop, and work until they expire or you delete them.
      </SectionHeading>
      <LoadState of={keys} text="The API keys could not be loaded." />
      {keys.value?.length === 0 && (
        <EmptyList title="No API Keys Yet" Icon={KeyRound}>
          Add one for each program that calls the API.
        </EmptyList>
      )}
      {keys.value && keys.value.length > 0 && (
        <Rows
          caption="API keys, newest first"
          entries={keys.value}
          keyOf={({ _id }) => _id}
          columns={toColumns(setDeleted)}
        />
      )}
      {adding && <AddApiKey onClose={() => setAdding(false)} onCreated={show} />}
      {made && (
        <SecretDialog
          title="API Key Added"
          label="API key"
          secret={made.key}
          onClose={() => setMade(null)}
        >
          Copy it now: it is not shown again.
        </SecretDialog>
      )}
      {deleted && (
        <DeleteKey apiKey={deleted} onClose={() => setDeleted(null)} onDone={keys.renew} />
      )}
    </section>
  );
}

const toColumns = (onDelete: (key: ApiKey) => void): Column<ApiKey>[] => [
  {
    name: "Name",
    isTitle: true,
    cellClassName: "w-full min-w-32 py-2",
    cell: ({ name, hint, scopes, by, createdAt, lastUsedAt, expiresAt }) => (
      <>
        <span className="block font-semibold break-words">{name}</span>
        <span className="block font-mono text-sm text-muted-foreground">{hint}…</span>
        <span className="block text-sm">{scopes.map(scopeName).join(", ")}</span>
        <span className="block text-sm text-muted-foreground">
          Added by {by}, {shortDayText(new Date(createdAt))}
        </span>
        <span className="block text-sm md:hidden">Last used: {usedText(lastUsedAt)}</span>
        <span className="block text-sm sm:hidden">
          Expires: <Expiry at={expiresAt} />
        </span>
      </>
    ),
  },
  {
    name: "Last used",
    className: "max-md:hidden",
    cellClassName: "whitespace-nowrap",
    cell: ({ lastUsedAt }) => usedText(lastUsedAt),
  },
  {
    name: "Expires",
    className: "max-sm:hidden",
    cellClassName: "whitespace-nowrap",
    cell: ({ expiresAt }) => <Expiry at={expiresAt} />,
  },
  {
    name: "Actions",
    figure: true,
    cell: (key) => (
      <Button variant="ghost" size="sm" onClick={() => onDelete(key)}>
        <Trash2 aria-hidden /> Delete<span className="sr-only"> {key.name}</span>
      </Button>
    ),
  },
];

const usedText = (at: string | null) => (at ? momentText(new Date(at)) : "Never");

function Expiry({ at }: { at: string | null }) {
  const [now] = useState(() => Date.now());
  if (at === null) return "Never";
  if (Date.parse(at) <= now) return <Badge variant="outline">Expired</Badge>;
  return shortDayText(new Date(at));
}

interface DeleteKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

function DeleteKey({ apiKey: { _id: id, name }, onClose, onDone }: DeleteKeyProps) {
  async function remove() {
    await call("DELETE /admin/api-keys/{id}", { params: { id } });
    await onDone();
    return { title: "API Key Deleted", description: name };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title={`Delete the API key ${name}?`}
      confirm="Delete"
      keep="Keep It"
      failure={{ title: "API Key Not Deleted", text: "Please try again." }}
      action={remove}
    >
      <p>The program that uses it is refused from now on. A deleted key does not come back.</p>
    </ConfirmAction>
  );
}
