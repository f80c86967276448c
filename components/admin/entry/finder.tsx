import { Search } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { usePaused } from "@/components/shared/call/use-paused";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { counted } from "@/lib/base/text/counts";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import type { ProductRecord } from "@/lib/catalogue/schemas";
import { call } from "@/lib/client/api";
import type { AdminCompany } from "@/lib/companies/admin-schemas";
import type { AdminUser } from "@/lib/identity/users/schemas";

interface FinderProps<Item> {
  label: string;
  placeholder: string;
  /** The singular and plural of the results, for screen readers. */
  noun: string;
  /** Must be the same function on every render; it is never called with an empty text. */
  load: (q: string, signal: AbortSignal) => Promise<readonly Item[]>;
  keyOf: (item: Item) => string;
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** A combobox that searches while typing. */
function Finder<Item>(props: FinderProps<Item>) {
  const { label, placeholder, noun, load, keyOf, onChoose, children } = props;
  const id = useId();
  const [text, setText] = useState("");
  const q = text.trim();
  const paused = usePaused(q);
  const { value, isCurrent, error } = useSearchResults(load, paused);
  const isFound = q !== "" && isCurrent && paused === q;
  const found = isFound ? (value ?? []) : [];
  const choose = (item: Item) => {
    setText("");
    onChoose(item);
    document.getElementById(id)?.focus();
  };
  return (
    <div className="col-span-6">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          id={id}
          type="search"
          value={text}
          placeholder={placeholder}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          className="pl-9"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            const [first] = found;
            if (first !== undefined) choose(first);
          }}
        />
      </div>
      <p role="status" className="mt-1.5 flex items-center gap-2 text-sm text-muted-foreground">
        {isFound ? (
          <>{found.length === 0 ? `No ${noun} found.` : `${counted(found.length, noun)} found.`}</>
        ) : error ? (
          <>The search did not answer. Please try again.</>
        ) : (
          q !== "" && (
            <>
              <Spinner /> Searching
            </>
          )
        )}
      </p>
      {found.length > 0 && (
        <ul aria-label={label} className="mt-2 divide-y overflow-hidden rounded-md border">
          {found.map((item) => (
            <li key={keyOf(item)}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left text-sm hover:bg-muted"
                onClick={() => choose(item)}
              >
                {children(item)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const findProducts = (q: string, signal: AbortSignal) =>
  call("GET /products", { query: { q, limit: 8 }, signal });

/** Finds a product of the shop. */
export function ProductFinder(
  props: Pick<FinderProps<ProductRecord>, "label" | "placeholder" | "onChoose" | "children">,
) {
  return <Finder {...props} noun="product" load={findProducts} keyOf={({ _id }) => _id} />;
}

const findCustomers = (q: string, signal: AbortSignal) =>
  call("GET /admin/users", { query: { q, limit: 6 }, signal });

/** Finds an account. */
export function CustomerFinder({ onChoose }: Pick<FinderProps<AdminUser>, "onChoose">) {
  return (
    <Finder
      label="Find a customer"
      placeholder="Name, email or company"
      noun="customer"
      load={findCustomers}
      keyOf={({ _id }) => _id}
      onChoose={onChoose}
    >
      {(user) => <Person user={user} />}
    </Finder>
  );
}

export type Member = Pick<AdminUser, "_id" | "name" | "email" | "company">;

async function findMembers(q: string, signal: AbortSignal): Promise<Member[]> {
  const companies = await call("GET /admin/companies", { query: { q, limit: 6 }, signal });
  const holds = (text: string) => text.toLowerCase().includes(q.toLowerCase());
  return companies.flatMap(({ name: company, legalName, members }) =>
    members
      .filter(({ name, email }) => [company, legalName, name, email].some(holds))
      .map((member) => ({ ...member, company })),
  );
}

/** Finds a company member, for staff who may read companies but not all accounts. */
export function MemberFinder({ onChoose }: Pick<FinderProps<Member>, "onChoose">) {
  return (
    <Finder
      label="Find a company or its people"
      placeholder="Company, name or email"
      noun="buyer"
      load={findMembers}
      keyOf={({ _id }) => _id}
      onChoose={onChoose}
    >
      {(user) => <Person user={user} />}
    </Finder>
  );
}

export function Person({ user: { name, email, company } }: { user: Member }) {
  return (
    <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-muted-foreground">
        {[email, company].filter(Boolean).join(", ")}
      </span>
    </span>
  );
}

function useSearchResults<Item>(load: FinderProps<Item>["load"], q: string) {
  const [request] = useState(
    () =>
      (question: string, signal: AbortSignal): Promise<readonly Item[]> =>
        question === "" ? Promise.resolve([]) : load(question, signal),
  );
  return useLoad({ load: request, question: q });
}

const findCompanies = (q: string, signal: AbortSignal) =>
  call("GET /admin/companies", { query: { q, limit: "8" }, signal });

/** Finds a company by its name or a member's. */
export function CompanyFinder(
  props: Pick<FinderProps<AdminCompany>, "label" | "placeholder" | "onChoose" | "children">,
) {
  return <Finder {...props} noun="company" load={findCompanies} keyOf={({ _id }) => _id} />;
}
