import "server-only";
import { GatewayRefused, GatewayUnavailable } from "../errors";

export class RazorpayUnavailable extends GatewayUnavailable {
  constructor(why: string) {
    super("razorpay", why);
  }
}

export class RazorpayRefused extends GatewayRefused {
  constructor(status: number, description: string) {
    super("razorpay", status, description);
  }
}
