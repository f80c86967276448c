import { MonitorSmartphone } from "lucide-react";
import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import type { AnswerOf } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import { translateMessage } from "@/lib/i18n/translate-message";

type Session = AnswerOf<"GET /auth/sessions">[number];

function loadSessions(_: string, signal: AbortSignal): Promise<Session[]> {
  return call("GET /auth/sessions", { signal });
}

/** Lists the account's sessions and ends one, or all others. */
export function SessionSettings() {
  const t = useTranslate();
  const { value: sessions, error, reload, adopt } = useLoad({ load: loadSessions });
  const { busy, run } = useAction({
    title: t("Session Not Ended"),
    text: t("The session could not be ended. Please try again."),
  });

  async function end(id: string) {
    await call("DELETE /auth/sessions/{id}", { params: { id } });
    adopt(sessions?.filter((session) => session._id !== id) ?? []);
    toast({ title: t("Session Ended") });
  }

  async function endOthers() {
    await call("DELETE /auth/sessions");
    adopt(sessions?.filter((session) => session.current) ?? []);
    toast({ title: t("Signed Out Everywhere Else") });
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{t("Where you are signed in")}</h2>
      {error && <LoadFailure text={t("Your sessions could not be loaded.")} retry={reload} />}
      {!sessions && !error && <Skeleton className="h-24" />}
      <ul className="divide-y">
        {sessions?.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            busy={busy}
            onEnd={() => void run(() => end(session._id))}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          variant="outline"
          className="mt-4"
          aria-disabled={busy}
          onClick={() => void run(endOthers)}
        >
          {t("Sign out everywhere else")}
        </Button>
      )}
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTranslate();
  const device = translateMessage(t, session.device, ["{browser} on {system}"]);
  const seen = momentText(new Date(session.lastSeenAt), t.language);
  return (
    <li className="flex items-center gap-4 py-3">
      <MonitorSmartphone
        aria-hidden
        className="size-5 shrink-0 text-muted-foreground"
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {device} {session.current && <Badge>{t("This device")}</Badge>}
        </p>
        <p className="text-sm break-words text-muted-foreground tabular">
          {t("{address}, last seen {seen}", { address: session.ipAddress, seen })}
        </p>
      </div>
      {!session.current && (
        <Button variant="outline" size="sm" aria-disabled={busy} onClick={onEnd}>
          {t.parts("End<more> the session {device}</more>", {
            more: (words) => <span className="sr-only">{words}</span>,
            device,
          })}
        </Button>
      )}
    </li>
  );
}
