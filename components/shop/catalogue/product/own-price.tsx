"use client";

import { lazy, Suspense, type ReactNode } from "react";
import type { PriceBlockProps } from "./price-block";
import { usePurchaseState } from "./purchase-context";

const PriceBlock = lazy(async () => ({ default: (await import("./price-block")).PriceBlock }));
const TierTable = lazy(async () => ({ default: (await import("./tier-table")).TierTable }));

/**
 * What the server drew at the public price, which is the same for everybody. For a member of a company with other
 * prices the same is drawn at those, with code that nobody else loads.
 */
function AtOwnPrice({ children, own }: { children: ReactNode; own: ReactNode }) {
  const { isOwnPrice } = usePurchaseState();
  return isOwnPrice ? <Suspense fallback={children}>{own}</Suspense> : children;
}

type OwnPriceBlockProps = Pick<PriceBlockProps, "taxName" | "taxPercent"> & { children: ReactNode };

export function OwnPriceBlock({ children, ...tax }: OwnPriceBlockProps) {
  const { plain } = usePurchaseState();
  return <AtOwnPrice own={<PriceBlock product={plain} own {...tax} />}>{children}</AtOwnPrice>;
}

export function OwnTierTable({ children }: { children: ReactNode }) {
  const { plain } = usePurchaseState();
  return <AtOwnPrice own={<TierTable product={plain} />}>{children}</AtOwnPrice>;
}
