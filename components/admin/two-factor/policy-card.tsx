import { useState } from "react";
import { ConfirmDialog } from "@/components/shared/call/confirm-dialog";
import { useAction } from "@/components/shared/call/use-action";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { staffPaths } from "@/lib/base/staff-paths";
import type { TwoFactorState } from "@/lib/identity/two-factor/schemas";

interface PolicyCardProps {
  state: TwoFactorState;
  /** Resolves once the page shows the change. */
  onChanged: () => Promise<unknown>;
}

export function PolicyCard({ state, onChanged }: PolicyCardProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction({
    title: "Error",
    text: "Failed to update the setting.",
  });

  async function save(required: boolean) {
    const { description } = await call("PUT /admin/settings/{key}", {
      params: { key: "adminsMustUseTwoFactor" },
      body: { value: required ? "yes" : "no" },
    });
    await onChanged();
    setAsking(false);
    toast({ title: `${description} updated successfully` });
  }

  const change = (required: boolean) => (required ? setAsking(true) : void run(() => save(false)));
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h2 id="policy" className="text-heading">
            Admins must use two-factor authentication
          </h2>
          <p id="policy-text" className="mt-2 measure text-[0.9375rem] text-muted-foreground">
            When this is on, everybody who works here must set it up before they can use the admin
            pages, and nobody can disable it. <Whom {...state} />
          </p>
        </div>
        <Switch
          aria-labelledby="policy"
          aria-describedby="policy-text"
          checked={state.required}
          disabled={busy || !state.enabled}
          onCheckedChange={change}
        />
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Require it for all who work here?"
        confirm="Turn On"
        keep="Leave Off"
        busy={busy}
        onConfirm={() => void run(() => save(true))}
      >
        <p>{whoIsLedHere(state.adminsWithout)}</p>
      </ConfirmDialog>
    </Card>
  );
}

function whoIsLedHere(adminsWithout: number): string {
  if (adminsWithout === 0) return "All who work here have already set it up.";
  return adminsWithout === 1
    ? "One person has not set it up yet and will be asked to."
    : `${adminsWithout} people have not set it up yet and will be asked to.`;
}

function Whom({ enabled, required, adminsWithout }: TwoFactorState) {
  if (required && !enabled) return null;
  if (!enabled) return <>Set it up for your own account first.</>;
  if (adminsWithout === 0) return <>All who work here have it on.</>;
  return (
    <>
      {adminsWithout === 1 ? "One person has" : `${adminsWithout} people have`} it off now.{" "}
      <Link href={staffPaths.users({ role: "staff" })} prefetch={false} className="text-link">
        See who
      </Link>
    </>
  );
}
