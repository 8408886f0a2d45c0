/** The most rows of one quick order (单次最多200行), and characters of a row's texts. */
export const quickOrderLimits = { rows: 200, code: 50, quantity: 20, remark: 100 } as const
