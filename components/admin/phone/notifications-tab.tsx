import { Smartphone } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { shortDayText } from "@/components/shared/format/dates";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { PushEvent } from "@/lib/messaging/push/events";
import type { PushDevice, PushState } from "@/lib/messaging/push/schemas";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { isApple, isInstalled, useInstall } from "./install-prompt";
import {
  requestPermission,
  canBeNotified,
  rememberChoice,
  unsubscribeThisDevice,
  subscribeThisDevice,
} from "./this-device";

const load = (_: string, signal: AbortSignal) => call("GET /admin/push", { signal });

const NAMES: Readonly<Record<PushEvent, string>> = {
  "order.placed": "New orders",
  "message.received": "Messages and price requests",
  "order.paid": "Payments received",
  "orders.late": "Orders that are late, once a day",
};

/** Installing the admin as an app, and the notifications of each of the user's devices. */
export function NotificationsTab() {
  const state = useLoad({ load });
  if (state.error && !state.value) {
    return <LoadFailure text="Your devices could not be loaded." retry={state.reload} />;
  }
  if (!state.value) return <PageSpinner />;
  const others = state.value.devices.filter(({ current }) => !current);
  return (
    <section aria-label="Notifications">
      <PageHeading title="Notifications">
        What your devices tell you, also while the admin is closed: only numbers and amounts, until
        you sign out there.
      </PageHeading>
      <div className="max-w-2xl space-y-5">
        <InstallCard />
        <ThisDevice state={state} value={state.value} />
        {others.map((device) => (
          <Device key={device._id} title={device.device} device={device} state={state} />
        ))}
      </div>
    </section>
  );
}

function InstallCard() {
  const install = useInstall();
  if (isInstalled()) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-heading">The admin as an app</h3>
      <p className="mt-1 text-sm text-muted-foreground">
        {isApple()
          ? "On an iPhone or iPad: open this page in Safari, press Share, then Add to Home Screen. Open it from there to switch notifications on."
          : "It opens from the home screen, without the browser’s bars. If there is no button here, your browser has it in its menu: Install, or Add to Home screen."}
      </p>
      {install && (
        <Button className="mt-3" onClick={() => void install()}>
          <Smartphone aria-hidden /> Install as App
        </Button>
      )}
    </Card>
  );
}

interface StateProps {
  state: Load<PushState>;
}

function ThisDevice({ state, value }: StateProps & { value: PushState }) {
  const [isBlocked, setBlocked] = useState(
    () => canBeNotified() && Notification.permission === "denied",
  );
  const { busy, run } = useAction({
    title: "Notifications Not Switched On",
    text: "Your browser could not reach its notification service. Please try again.",
  });
  const own = value.devices.find(({ current }) => current);
  if (own) return <Device title="This device" device={own} state={state} />;

  async function switchOn() {
    const isAllowed = await requestPermission();
    setBlocked(!isAllowed);
    if (!isAllowed) return;
    await subscribeThisDevice(value.publicKey, value.events);
    await state.renew();
    toast({ title: "Notifications Switched On" });
  }

  return (
    <Card className="p-5 sm:p-6">
      <h3 className="text-heading">This device</h3>
      <p className="mt-1 text-sm text-muted-foreground">{wordsFor(isBlocked, value)}</p>
      {canBeNotified() && !isBlocked && value.events.length > 0 && (
        <Button className="mt-3" aria-disabled={busy} onClick={() => void run(switchOn)}>
          Switch On Notifications
        </Button>
      )}
    </Card>
  );
}

function wordsFor(isBlocked: boolean, { events }: PushState): string {
  if (events.length === 0) return "There are no notifications for your role.";
  if (isBlocked) {
    return "Your browser blocks notifications of this page. Allow them in its settings, then open this page again.";
  }
  if (canBeNotified()) return "Nothing is sent to it yet.";
  return "This browser has no notifications here. On an iPhone they work once the admin is installed.";
}

interface DeviceProps extends StateProps {
  title: string;
  device: PushDevice;
}

function Device({ title, device, state }: DeviceProps) {
  const { _id: id, events, current } = device;
  const { busy, run } = useAction({ title: "Device Not Updated", text: "Please try again." });
  const known = state.value?.events ?? [];
  const params = { id };

  async function choose(event: PushEvent, isChosen: boolean) {
    const chosen = known.filter((name) => (name === event ? isChosen : events.includes(name)));
    show(chosen);
    try {
      await call("PATCH /admin/push/{id}", { params, body: { events: chosen } });
      if (current) rememberChoice(chosen);
    } catch (error) {
      show(events);
      throw error;
    }
  }

  function show(chosen: PushEvent[]) {
    state.change((before) => ({
      ...before,
      devices: before.devices.map((one) => (one._id === id ? { ...one, events: chosen } : one)),
    }));
  }

  async function switchOff() {
    await call("DELETE /admin/push/{id}", { params });
    if (current) await unsubscribeThisDevice();
    await state.renew();
    toast({ title: "Notifications Switched Off" });
  }

  return (
    <Card className="p-5 sm:p-6">
      <fieldset>
        <legend>
          <h3 className="text-heading">{title}</h3>
        </legend>
        <p className="text-sm text-muted-foreground">
          {current ? `${device.device}, since` : "Since"} {shortDayText(new Date(device.createdAt))}
        </p>
        <div className="mt-2">
          {known.map((event) => (
            <label key={event} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
              <Checkbox
                checked={events.includes(event)}
                aria-disabled={busy}
                onChange={({ currentTarget }) =>
                  void run(() => choose(event, currentTarget.checked))
                }
              />
              <span>{NAMES[event]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        variant="outline"
        size="sm"
        className="mt-3"
        aria-disabled={busy}
        onClick={() => void run(switchOff)}
      >
        Switch Off<span className="sr-only"> {title}</span>
      </Button>
    </Card>
  );
}
