"use client";

import { useLoad } from "@/components/shared/call/use-load";
import { toast } from "@/components/ui/toast";
import type { AddressMarks, SavedAddress } from "@/lib/orders/addresses/schemas";
import { call } from "@/lib/client/api";

function loadAddresses(_: string, signal: AbortSignal): Promise<SavedAddress[]> {
  return call("GET /addresses", { signal });
}

/** As it is once another has been saved, which may have taken its defaults. */
function without(kept: SavedAddress, saved: SavedAddress): SavedAddress {
  return {
    ...kept,
    defaultShipping: kept.defaultShipping && !saved.defaultShipping,
    defaultBilling: kept.defaultBilling && !saved.defaultBilling,
  };
}

/** The kept addresses, with what can be done to them. */
export function useAddresses() {
  const { value: addresses, error, reload, adopt } = useLoad({ load: loadAddresses });
  const others = (id: string) => addresses?.filter(({ _id }) => _id !== id) ?? [];

  /** Puts a saved one where it was, a new one first. */
  function put(saved: SavedAddress) {
    const isKnown = addresses?.some(({ _id }) => _id === saved._id);
    adopt(
      isKnown
        ? (addresses?.map((kept) => (kept._id === saved._id ? saved : without(kept, saved))) ?? [])
        : [saved, ...others(saved._id).map((kept) => without(kept, saved))],
    );
    toast({ title: "Address Saved" });
  }

  /** @throws ApiError */
  async function mark(id: string, body: AddressMarks) {
    put(await call("PATCH /addresses/{id}", { params: { id }, body }));
  }

  /** @throws ApiError */
  async function remove(id: string) {
    await call("DELETE /addresses/{id}", { params: { id } });
    adopt(others(id));
    toast({ title: "Address Deleted" });
  }

  return { addresses, error, reload, put, mark, remove };
}
