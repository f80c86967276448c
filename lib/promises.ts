/** What the shop says of itself (spec section 1). Pages, policies and the assistant quote it from here. */
export const promises = {
  minimumOrder: "100 pieces",
  production: "3-5 business days",
  delivery: "24-48 hrs",
  clients: "500+",
  states: "28",
  quoteReply: "within 24 hours",
  response: "within 2-4 hours",
} as const;

export interface OpeningHours {
  days: string;
  hours: string;
}

export const businessHours: readonly OpeningHours[] = [
  { days: "Mon-Fri", hours: "9:00-19:00" },
  { days: "Sat", hours: "9:00-17:00" },
  { days: "Sun", hours: "closed" },
];

/** "Mon-Fri 9:00-19:00, Sat 9:00-17:00, Sun closed" */
export const businessHoursLine = businessHours.map((row) => `${row.days} ${row.hours}`).join(", ");
