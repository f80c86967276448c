"use client";

import { ArrowLeft } from "lucide-react";
import { ContactForm, type Promises } from "@/components/shop/landing/contact-form";
import { Button } from "@/components/ui/button";

interface MessageToShopProps {
  question: string;
  promises: Promises;
  onBack: () => void;
}

/** The contact form in the assistant's place, begun with what it could not answer. */
export function MessageToShop({ question, promises, onBack }: MessageToShopProps) {
  return (
    <div className="min-h-64 flex-1 overflow-y-auto overscroll-contain p-4 short:min-h-0">
      <Button variant="ghost" size="sm" className="mb-3 -ml-2" onClick={onBack}>
        <ArrowLeft aria-hidden /> Back to the questions
      </Button>
      <ContactForm promises={promises} question={question} />
    </div>
  );
}
