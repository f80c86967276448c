"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#words";
import { Skeleton } from "@/components/ui/skeleton";
import { lateExtra } from "@/components/ui/late";
import type { Promises } from "./contact-form";

const ContactForm = lateExtra(
  () => import("./contact-form").then((file) => file.ContactForm),
  <FormShape />,
);

/** Loads the form when it is close to the viewport: its schema is larger than the rest of the page. */
export function ContactFormSlot({ promises }: { promises: Promises }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "800px",
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className="self-start rounded-lg border bg-card p-4 shadow-sheet sm:p-8">
      {isNear ? <ContactForm promises={promises} /> : <FormShape />}
    </div>
  );
}

function FormShape() {
  const t = useTranslate();
  return (
    <div>
      <p className="sr-only">
        {t("The form is loading. You can also write or call: see the address beside it.")}
      </p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-5">
        {[0, 1, 2, 3].map((field) => (
          <div key={field} className={field < 2 ? "max-sm:col-span-2" : undefined}>
            <Skeleton className="mb-1.5 h-5 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 mb-1.5 h-5 w-24 sm:mt-5" />
      <Skeleton className="h-40" />
      <Skeleton className="mt-6 h-13 w-44" />
    </div>
  );
}
