import type { SiteContent } from "./blocks";

/** The site's texts until the owner changes them (docs/product.md: Claims, Policies, Site content). */
export const DEFAULT_CONTENT: SiteContent = {
  claims: {
    minimumOrder: "100 pieces",
    production: "3-5 business days",
    delivery: "24-48 hrs",
    clients: "500+",
    states: "28",
    quoteReplyHours: "24",
    responseHours: "2-4",
  },
  policies: {
    claimReportHours: "48",
    claimAssessmentDays: "2-5",
    refundDays: "7-10",
    returnDays: "30",
    warrantyDays: "90",
    minimumAge: "18",
    noticeDays: "30",
    liabilityMonths: "12",
    grievanceOfficer: "",
    grievanceDays: "30",
    lastUpdated: "January 2025",
  },
  announcement: { shown: false, text: "", linkLabel: "", linkAddress: "", from: null, to: null },
  hero: {
    title: "Good packaging, from {minimum order}.",
    text: "Kraft mailers, paper bags, food packaging, cups and tapes for businesses in India. Plain or printed with your logo.",
    picture: "workbench",
    linkLabel: "Browse Products",
    linkAddress: "/products",
    secondLabel: "Ask for a quote",
    secondAddress: "/quote",
  },
  trades: {
    items: [
      { name: "Cafés", goods: "Cups, lids, carriers", icon: "coffee", category: "cups-lids" },
      {
        name: "Kitchens",
        goods: "Boxes, bowls, trays",
        icon: "kitchen",
        category: "food-packaging",
      },
      { name: "Sweet shops", goods: "Gift and mithai boxes", icon: "cake", category: "boxes" },
      { name: "Online shops", goods: "Mailers and cartons", icon: "truck", category: "mailers" },
    ],
  },
  services: {
    shown: true,
    items: [
      {
        title: "Made to your size",
        text: "Tell us the inner length, width and height, and what goes inside. You get a drawing with all dimensions in millimetres before we cut.",
        picture: "measured",
        linkLabel: "See boxes",
        category: "boxes",
      },
      {
        title: "Printed with your logo",
        text: "One or two colours on kraft and white board, on bags, mailers and tape. You approve a proof; then we print.",
        picture: "printed",
        linkLabel: "See mailers",
        category: "mailers",
      },
      {
        title: "Made for food",
        text: "Bowls, boxes, cups and wraps of food-grade board that hold heat and oil on the way from the kitchen to the table.",
        picture: "served",
        linkLabel: "See food packaging",
        category: "food-packaging",
      },
      {
        title: "Packed for the road",
        text: "Moulded pulp, honeycomb wrap and corner guards in place of bubble wrap and foam.",
        picture: "protected",
        linkLabel: "See protection",
        category: "protection",
      },
    ],
  },
  whyChooseUs: {
    title: "Why businesses stay with us",
    text: "What you can count on with every order.",
    items: [
      {
        figure: "{quote reply}",
        title: "Quote reply {quote reply}",
        text: "A price for your size, paper and print, freight included. You do not need an account.",
      },
      {
        figure: "{response}",
        title: "Response {response} in business hours",
        text: "By email or phone, from the people who make your packaging.",
      },
      {
        figure: "₹",
        title: "A price on every page",
        text: "For a pack and for a piece, and from how many packs it falls. Nothing to ask for first.",
      },
      {
        figure: "",
        title: "Paper first",
        text: "Kraft, recycled board and moulded pulp wherever they do the job. Every product page names the material.",
      },
    ],
  },
  testimonials: {
    shown: true,
    items: [
      {
        quote:
          "We started with 100 mailer boxes because that was all we could use. The second order was 2,000 and the print matched the first to the shade.",
        name: "Ananya Krishnan",
        role: "Founder, skincare brand",
        city: "Bengaluru",
      },
      {
        quote:
          "The chai cups do not go soft in the last sip. My counter staff stopped double-cupping, which paid for the better cup.",
        name: "Harpreet Singh Gill",
        role: "Owner, tea rooms",
        city: "Chandigarh",
      },
      {
        quote:
          "They sent back a drawing with one wall moved by 4 mm and told us why. Breakage on glass jars went from one in sixty to almost none.",
        name: "Meher Dastur",
        role: "Operations, pickles and preserves",
        city: "Pune",
      },
      {
        quote: "Proof on Monday, boxes on Friday, and the same person on the phone both times.",
        name: "Rohan Mehta",
        role: "Procurement, garment exporter",
        city: "Surat",
      },
      {
        quote:
          "The bowls hold dal for forty minutes on a scooter. We tried three suppliers before somebody gave us a figure for that.",
        name: "Lakshmi Venkataraman",
        role: "Partner, cloud kitchen",
        city: "Chennai",
      },
      {
        quote:
          "Mithai season leaves no room for a late carton. Two years now, and the gift boxes have come flat, counted and on the day.",
        name: "Faisal Ansari",
        role: "Third generation, sweet shop",
        city: "Lucknow",
      },
    ],
  },
  sections: { hero: true, trades: true, figures: true, featured: true, whyChooseUs: true },
};
