import { Spinner } from "@/components/ui/spinner";

/** While a page of the admin is on its way. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center">
      <Spinner size="size-8" />
      <span className="sr-only">Loading</span>
    </div>
  );
}
