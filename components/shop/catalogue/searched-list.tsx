"use client";

import { useState } from "react";
import type { ListView } from "@/lib/catalogue/lists/list-view";
import { LIST_DATA, LIST_SLOT } from "@/lib/catalogue/lists/search-frame";
import { ListFailure } from "./list-failure";
import { ProductListView } from "./product-list-view";

/** What the document holds beside the list that was drawn into it. */
function readView(): ListView | null {
  const data = document.getElementById(LIST_DATA);
  return data && (JSON.parse(data.textContent) as ListView);
}

/**
 * The list of a document that was searched for: empty as Next draws it for all of them, and in the browser what the
 * document came with.
 */
export function SearchedList() {
  const [view] = useState(() => (typeof document === "undefined" ? undefined : readView()));
  return (
    <div className="contents" data-slot={LIST_SLOT}>
      {view && <ProductListView {...view} />}
      {view === null && <ListFailure retry={() => location.reload()} />}
    </div>
  );
}
