/** Whether an amount in rupees is a whole number of paise. */
export const isWholePaise = (rupees: number): boolean => Number(rupees.toFixed(2)) === rupees;
