/** Whether an amount in rupees has no part of a paisa. */
export const isWholePaise = (rupees: number): boolean => Number(rupees.toFixed(2)) === rupees;
