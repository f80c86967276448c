import { ArrowLeft, Pencil, ShoppingCart, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { useFillCart } from "@/components/shop/account/order/fill-cart";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import { renameSchema, type OpenList } from "@/lib/orders/lists/schemas";
import { listPlan } from "@/lib/orders/place/reorder";
import { ListLines } from "./list-lines";
import { putList } from "./put-list";
import { StandingOrderCard } from "./standing-order-card";

const loadList = (id: string, signal: AbortSignal) =>
  call("GET /lists/{id}", { params: { id }, signal });

/** One saved list: its lines, its standing order, and a button that fills the cart. */
export function ListView({ id }: { id: string }) {
  const t = useTranslate();
  const { value: list, error, reload, adopt } = useLoad({ load: loadList, question: id });
  return (
    <section aria-label={t("Saved list")}>
      <Link
        href={paths.dashboard()}
        prefetch={false}
        className="inline-flex items-center gap-2 text-link"
      >
        <ArrowLeft aria-hidden className="size-4" /> {t("All lists")}
      </Link>
      {error?.status === 404 && (
        <p className="mt-4">{t("There is no such list, or you can no longer see it.")}</p>
      )}
      {error && error.status !== 404 && !list && (
        <LoadFailure className="mt-4" text={t("The list could not be loaded.")} retry={reload} />
      )}
      {list ? (
        <Opened key={list._id} list={list} onChanged={adopt} onReload={reload} />
      ) : (
        !error && <Skeleton className="mt-4 h-64" />
      )}
    </section>
  );
}

interface OpenedProps {
  list: OpenList;
  onChanged: (list: OpenList) => void;
  onReload: () => void;
}

function Opened({ list, onChanged, onReload }: OpenedProps) {
  const t = useTranslate();
  const { _id, name, company, lines, mayWrite } = list;
  const { busy, report, fill } = useFillCart();
  const params = { id: _id };

  async function plan() {
    const { list: taken, quote } = await call("POST /lists/{id}/cart", { params });
    onChanged(taken);
    return listPlan(taken, quote, t);
  }

  return (
    <>
      <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h2 className="min-w-0 text-section break-words">{name}</h2>
          {mayWrite && <RenameList list={list} onChanged={onChanged} onReload={onReload} />}
          {company && <Badge variant="outline">{t("Company")}</Badge>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button aria-disabled={busy || lines === 0} onClick={() => lines > 0 && fill(plan)}>
            {busy ? <Spinner /> : <ShoppingCart aria-hidden />} {t("Add All to Cart")}
          </Button>
          {mayWrite && <DeleteList list={list} />}
        </div>
      </div>
      {report}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ListLines
          key={JSON.stringify(list.items)}
          list={list}
          onChanged={onChanged}
          onReload={onReload}
        />
        <StandingOrderCard list={list} onChanged={onChanged} onReload={onReload} />
      </div>
    </>
  );
}

function RenameList(props: OpenedProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("Rename list")}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden />
      </Button>
      {isOpen && <RenameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog({
  list,
  onChanged,
  onReload,
  onClose,
}: OpenedProps & { onClose: () => void }) {
  const t = useTranslate();
  const form = useZodForm(renameSchema, { name: list.name });

  async function save({ name }: Pick<OpenList, "name">) {
    onChanged(await putList(list, { name }));
    return { title: t("List Renamed"), description: name };
  }

  return (
    <CallDialog
      title={t("Rename list")}
      form={form}
      failure={{
        title: t("List Not Renamed"),
        text: t("What you typed is still here. Please try again."),
      }}
      onRefused={({ code }) => {
        if (code === "edit_conflict") onReload();
        return false;
      }}
      save={save}
      onClose={onClose}
      submit={t("Save Name")}
    >
      <TextField name="name" label={t("Name")} required autoComplete="off" />
    </CallDialog>
  );
}

function DeleteList({ list: { _id, name } }: { list: OpenList }) {
  const t = useTranslate();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    await call("DELETE /lists/{id}", { params: { id: _id } });
    router.push(paths.dashboard());
    return { title: t("List Deleted"), description: name };
  }

  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden /> {t("Delete")}
      </Button>
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("Delete “{name}”?", { name })}
        confirm={t("Delete List")}
        keep={t("Keep List")}
        failure={{ title: t("List Not Deleted"), text: t("Please try again.") }}
        action={remove}
      >
        {t("Its standing order ends with it. Orders that were placed from it stay.")}
      </ConfirmAction>
    </>
  );
}
