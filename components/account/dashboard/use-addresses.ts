"use client";

import { useLoad } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import type { SavedAddress } from "@/lib/addresses/schemas";
import { call } from "@/lib/client/api";

function loadAddresses(_: string, signal: AbortSignal): Promise<SavedAddress[]> {
  return call("GET /addresses", { signal });
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
        ? (addresses?.map((kept) => (kept._id === saved._id ? saved : kept)) ?? [])
        : [saved, ...others(saved._id)],
    );
    toast({ title: "Address Saved" });
  }

  /** @throws ApiError */
  async function remove(id: string) {
    await call("DELETE /addresses/{id}", { params: { id } });
    adopt(others(id));
    toast({ title: "Address Deleted" });
  }

  return { addresses, error, reload, put, remove };
}
