/** `D`, the day in Shanghai, then eight digits of the sequence: `D2026112000000042`. */
export const orderNoOf = (day: string, sequence: number): string => `D${day.replaceAll('-', '')}${String(sequence).padStart(8, '0')}`
