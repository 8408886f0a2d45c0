/** Ids of the preset roles of the staff, which the migrations write. Only the first administrator, demo data and tests use them. */
export const presetStaffRoles = { Administrator: 1, Goods: 2, Prices: 3, AccountManager: 4, Warehouse: 5, Service: 6, Finance: 7, Content: 8, Reader: 9 } as const

export type PresetStaffRole = keyof typeof presetStaffRoles
