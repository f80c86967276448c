/**
 * A stand-in for https://checkout.razorpay.com/v1/checkout.js: a window with three buttons that reports to the page
 * like Razorpay's.
 */
export const CHECKOUT_SCRIPT = `
(() => {
  const gateway = new URL(document.currentScript.src).origin;
  window.Razorpay = class {
    #options;
    #window;
    constructor(options) {
      this.#options = options;
    }
    on() {}
    open() {
      const { key, order_id, amount, currency, name, handler, modal = {} } = this.#options;
      const window = document.createElement("div");
      window.role = "dialog";
      window.ariaLabel = "Razorpay";
      window.style = "position:fixed;inset:20% 10%;z-index:1000;background:#fff;color:#000;padding:2rem;border:1px solid";
      const text = document.createElement("p");
      text.textContent = [name, key, order_id, currency, amount].join(" ");
      const button = (label, press) => {
        const made = document.createElement("button");
        made.type = "button";
        made.textContent = label;
        made.onclick = press;
        return made;
      };
      const close = () => window.remove();
      window.append(
        text,
        button("Pay here", async () => {
          const response = await fetch(gateway + "/stand-in/pay", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ order_id }),
          });
          close();
          handler(await response.json());
        }),
        button("Pay and lose the answer", async () => {
          await fetch(gateway + "/stand-in/pay", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ order_id }),
          });
          close();
          modal.ondismiss?.();
        }),
        button("Close", () => {
          close();
          modal.ondismiss?.();
        }),
      );
      document.body.append(window);
    }
  };
})();
`;
