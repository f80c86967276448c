/** The shop's note about its demo catalogue: once there, the demo catalogue never comes by itself. */
export const DEMO_STATE_KEY = "demoCatalogue";
