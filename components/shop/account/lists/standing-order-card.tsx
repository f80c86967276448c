import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast/toast";
import { dayName } from "@/lib/base/india-time";
import { call } from "@/lib/client/api";
import {
  LIST_LIMITS,
  standingFormSchema,
  type EditList,
  type OpenList,
} from "@/lib/orders/lists/schemas";
import { weeksAfter } from "@/lib/orders/lists/standing-order-dates";
import type { Translate } from "@/lib/i18n/translate";
import { putList } from "./put-list";
import { dayOfList, standingText } from "./standing-text";

interface StandingOrderCardProps {
  list: OpenList;
  onChanged: (list: OpenList) => void;
  /** Loads another user's changes. */
  onReload: () => void;
}

/** The interval at which the shop asks whether to order the list again. It never orders by itself. */
export function StandingOrderCard({ list, onChanged, onReload }: StandingOrderCardProps) {
  const t = useTranslate();
  const { _id, everyWeeks, paused, askedOn, keeper, mayWrite } = list;
  const [isEditing, setEditing] = useState(false);
  const { busy, run } = useAction({
    title: t("Not Saved"),
    text: t("Please try again."),
    onRefused: ({ code }) => {
      if (code === "edit_conflict") onReload();
      return false;
    },
  });
  const params = { id: _id };
  const isStanding = everyWeeks !== null;

  const put = (body: EditList, title: string) =>
    run(async () => {
      onChanged(await putList(list, body));
      toast({ title });
    });
  const skip = () =>
    run(async () => {
      onChanged(await call("POST /lists/{id}/skip", { params }));
      toast({ title: t("Turn Skipped"), description: t("Nothing was ordered.") });
    });

  return (
    <Card className="p-4 sm:p-6">
      <h3 className="flex items-center gap-2.5 text-heading">
        <CalendarClock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        {t("Standing order")}
      </h3>
      {isStanding ? (
        <>
          <p className="mt-2">{t("We ask {rhythm}.", { rhythm: standingText(list, t) })}</p>
          {keeper && (
            <p className="mt-1 text-sm text-muted-foreground">
              {t("The email goes to {name}.", { name: keeper })}
            </p>
          )}
        </>
      ) : (
        <p className="mt-2 text-muted-foreground">
          {t(
            "We can ask you every few weeks whether to order this list again, with what it costs that day. Nothing is ordered by itself.",
          )}
        </p>
      )}
      {askedOn && (
        <Notice className="mt-4">
          {t("The order of {day} is due: add the list to the cart, or skip it.", {
            day: dayOfList(askedOn, t.language),
          })}
        </Notice>
      )}
      {mayWrite && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
            {isStanding ? t("Change") : t("Ask Me Regularly")}
          </Button>
          {isStanding && (
            <>
              {(askedOn !== null || !paused) && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-disabled={busy}
                  onClick={() => void skip()}
                >
                  {askedOn ? t("Skip Turn") : t("Skip Next")}
                </Button>
              )}
              <Button
                size="sm"
                variant="outline"
                aria-disabled={busy}
                onClick={() => void put({ paused: !paused }, paused ? t("Resumed") : t("Paused"))}
              >
                {paused ? t("Resume") : t("Pause")}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-disabled={busy}
                onClick={() => void put({ everyWeeks: null }, t("Standing Order Ended"))}
              >
                {t("End")}
              </Button>
            </>
          )}
        </div>
      )}
      {isEditing && (
        <EditStanding {...{ list, onChanged, onReload }} onClose={() => setEditing(false)} />
      )}
    </Card>
  );
}

const listWeeks = (t: Translate) =>
  Array.from({ length: LIST_LIMITS.weeks }, (_, index) => ({
    value: String(index + 1),
    label: index === 0 ? t("Every week") : t("Every {count} weeks", { count: index + 1 }),
  }));

function EditStanding({
  list,
  onChanged,
  onReload,
  onClose,
}: StandingOrderCardProps & { onClose: () => void }) {
  const t = useTranslate();
  const [today] = useState(() => dayName(new Date()));
  const { everyWeeks, nextOn } = list;
  const form = useZodForm(standingFormSchema, {
    everyWeeks: String(everyWeeks ?? 4),
    nextOn: nextOn ?? weeksAfter(today, 4),
  });

  async function save(body: EditList) {
    onChanged(await putList(list, body));
    return {
      title: t("Standing Order Saved"),
      description: t("We write to you on its day."),
    };
  }

  return (
    <CallDialog
      title={t("Standing order")}
      description={t(
        "On its day we email you what the list costs, with a link. You order or skip; nothing is ordered by itself.",
      )}
      form={form}
      failure={{
        title: t("Not Saved"),
        text: t("What you chose is still here. Please try again."),
      }}
      onRefused={({ code }) => {
        if (code === "edit_conflict") onReload();
        return false;
      }}
      save={save}
      onClose={onClose}
      submit={t("Save")}
    >
      <div className="space-y-5">
        <SelectField name="everyWeeks" label={t("How often")} options={listWeeks(t)} />
        <TextField
          name="nextOn"
          label={t("Next on")}
          type="date"
          min={today}
          max={weeksAfter(today, 52)}
          required
        />
      </div>
    </CallDialog>
  );
}
