import { RazorpayGateway } from "./razorpay-gateway.ts";

// Razorpay for a shop that is tried by a browser: what is paid here is told to its webhook.

const webhook = process.argv[3] ?? "";
const gateway = new RazorpayGateway();

gateway.paid = (payment) => {
  const { body, headers } = gateway.eventOf("payment.captured", { payment });
  // The browser is usually faster, and a shop that is stopping hears nothing.
  const tell = () => fetch(webhook, { method: "POST", headers, body }).catch(() => undefined);
  setTimeout(() => void tell(), 1_500);
};

await gateway.listen(Number(process.argv[2]));
