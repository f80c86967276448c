export interface Sheets {
  sheet: string;
  sheets: string[];
}

export const NO_SHEETS: Sheets = { sheet: "", sheets: [] };

export const pickSheets = ({ sheet, sheets }: Sheets): Sheets => ({ sheet, sheets });
