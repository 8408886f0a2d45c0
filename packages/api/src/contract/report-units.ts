/** The longest period of a report. */
export const reportMonths = 24

/** What one row of 订单报表 covers, with the Chinese names. */
export const reportUnitNames = { day: '日', month: '月', quarter: '季', year: '年' } as const

export type ReportUnit = keyof typeof reportUnitNames

/** What a row of 部门报表 is, with the Chinese names. */
export const departmentRowNames = { company: '公司', department: '部门' } as const

export type DepartmentRowKind = keyof typeof departmentRowNames

/**
 * By what share a value changed; null when there was nothing before.
 * @returns 0.09 for nine per cent more
 */
export const changeRatio = (value: number, before: number): number | null => (before === 0 ? null : (value - before) / before)
