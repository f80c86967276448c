import { ClipboardCheck } from "lucide-react";
import { useTranslate } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { shortDayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { List } from "@/components/shared/list/list";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { call } from "@/lib/client/api";
import type { CompanyRole, ApprovalState } from "@/lib/db/generated/enums";
import type { ApprovalRequestAnswer } from "@/lib/orders/approval-requests/schemas";
import { Badge } from "@/components/ui/badge";
import { limitsText } from "@/components/domain/account/company-notice";
import type { Waiting } from "./use-waiting";
import { WaitingRequest } from "./waiting-request";

interface ApprovalsTabProps {
  role: CompanyRole | undefined;
  waiting: Waiting;
}

/** Approval requests of a company's members, pending ones first. */
export function ApprovalsTab({ role, waiting }: ApprovalsTabProps) {
  const t = useTranslate();
  if (role === undefined) {
    return (
      <EmptyList as="h2" title={t("No Company")} Icon={ClipboardCheck}>
        {t("Who buys for a company sees here what needs an approval.")}
      </EmptyList>
    );
  }
  return <MembersApprovals waiting={waiting} />;
}

const load = fetchPage("GET /approvals");

const DECIDED = { state: "decided" };

function MembersApprovals({ waiting }: { waiting: Waiting }) {
  const t = useTranslate();
  const decided = useList({
    load,
    more: DECIDED,
    pageSize: 10,
    notice: "Earlier requests could not be loaded.",
  });
  const renew = () => {
    waiting.reload();
    decided.reload();
  };
  const requests = waiting.value?.items ?? [];
  return (
    <div className="space-y-10">
      <section aria-labelledby="waiting-requests">
        <h2 id="waiting-requests" className="mb-4 text-heading">
          {t("Waiting for approval")}
        </h2>
        {waiting.error && (
          <LoadFailure
            text={t("Requests that wait could not be loaded.")}
            retry={waiting.reload}
            className="mb-4"
          />
        )}
        {requests.length === 0 && !waiting.loading && !waiting.error && (
          <p className="text-muted-foreground">{t("Nothing waits.")}</p>
        )}
        <ul className="max-w-3xl space-y-5">
          {requests.map((request) => (
            <li key={request._id}>
              <WaitingRequest request={request} onDecided={renew} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="earlier-requests">
        <h2 id="earlier-requests" className="text-heading">
          {t("Earlier requests")}
        </h2>
        <List
          list={decided}
          loading={t("Loading earlier requests")}
          caption={t("Requests that were decided, newest first")}
          keyOf={({ _id }) => _id}
          columns={[
            {
              name: "Request",
              isTitle: true,
              cellClassName: "w-full whitespace-normal",
              cell: (request) => <Named request={request} />,
            },
            {
              name: "State",
              head: t.parts("State<of> of the request</of>", { of: () => null }),
              cell: ({ state }) => <ApprovalStateBadge state={state} />,
            },
            {
              name: "Total",
              figure: true,
              cellClassName: "whitespace-nowrap",
              cell: ({ totalAmount }) => <Rupees amount={totalAmount} />,
            },
          ]}
          empty={<p className="text-muted-foreground">{t("No request was decided yet.")}</p>}
        />
      </section>
      <OwnLimits />
    </div>
  );
}

/** The member's remaining limits; renders nothing without limits. */
function OwnLimits() {
  const t = useTranslate();
  const { value } = useLoad({ load: loadLimits });
  if (!value?.limits) return null;
  return (
    <Card className="max-w-3xl p-4 sm:p-6">
      <h2 className="text-heading">{t("Your limits")}</h2>
      <p className="mt-2 tabular">{limitsText(value.limits, 0, t)}</p>
    </Card>
  );
}

/** The quote of an empty cart. */
const loadLimits = (_: string, signal: AbortSignal) =>
  call("POST /cart/quote", { body: { items: [] }, signal });

function Named({ request }: { request: ApprovalRequestAnswer }) {
  const t = useTranslate();
  const { askedBy, createdAt, decidedBy, words, products } = request;
  const order = request.order ?? request.corrects;
  return (
    <>
      {order ? (
        <Link href={paths.order(order._id)} prefetch={false} className="text-link tabular">
          {order.orderId}
        </Link>
      ) : (
        <span className="break-words">{products.map(({ name }) => name).join(", ")}</span>
      )}
      <span className="block text-sm font-normal break-words text-muted-foreground">
        {askedBy}, {shortDayText(new Date(createdAt), t.language)}
        {decidedBy !== undefined && t(". Decided by {name}", { name: decidedBy })}
      </span>
      {words !== undefined && (
        <span className="block text-sm font-normal break-words whitespace-pre-line">{words}</span>
      )}
    </>
  );
}

const STATES = {
  waiting: { label: "Waiting", badge: "marigold" },
  approved: { label: "Approved", badge: "default" },
  rejected: { label: "Rejected", badge: "signal" },
  withdrawn: { label: "Withdrawn", badge: "secondary" },
  lapsed: { label: "Lapsed", badge: "secondary" },
} as const satisfies Record<ApprovalState, { label: string; badge: string }>;

function ApprovalStateBadge({ state }: { state: ApprovalState }) {
  const t = useTranslate();
  const { label, badge } = STATES[state];
  return <Badge variant={badge}>{t(label)}</Badge>;
}
