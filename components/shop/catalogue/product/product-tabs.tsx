"use client";

import { useCallback, useEffect, useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

interface ProductTabsProps {
  description: ReactNode;
  specifications: ReactNode;
  reviews: ReactNode;
  reviewCount: number;
}

const REVIEWS = "reviews";

/** Opens the reviews tab for a URL that ends in #reviews, and for every link to it. */
function useReviewsLink(open: () => void) {
  useEffect(() => {
    if (window.location.hash === `#${REVIEWS}`) open();
    const look = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (link && link.getAttribute("href") === `#${REVIEWS}`) open();
    };
    document.addEventListener("click", look);
    return () => document.removeEventListener("click", look);
  }, [open]);
}

export function ProductTabs(props: ProductTabsProps) {
  const t = useTranslate();
  const [tab, setTab] = useState("description");
  const openReviews = useCallback(() => setTab(REVIEWS), []);
  useReviewsLink(openReviews);
  return (
    <Tabs id={REVIEWS} value={tab} onValueChange={setTab}>
      <TabsList aria-label={t("About this product")}>
        <TabsTrigger value="description">{t("Description")}</TabsTrigger>
        <TabsTrigger value="specifications">{t("Specifications")}</TabsTrigger>
        <TabsTrigger value={REVIEWS}>
          {t("Reviews")} <span className="font-normal tabular">({props.reviewCount})</span>
        </TabsTrigger>
      </TabsList>
      <TabsContent forceMount value="description">
        {props.description}
      </TabsContent>
      <TabsContent forceMount value="specifications">
        {props.specifications}
      </TabsContent>
      <TabsContent forceMount value={REVIEWS}>
        {props.reviews}
      </TabsContent>
    </Tabs>
  );
}
