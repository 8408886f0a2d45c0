/** Ids of the preset roles (screens §6), which the migrations write. Only the setup of a company, demo data and tests use them. */
export const presetRoles = { GroupAdministrator: 1, EnterpriseAdministrator: 2, Buyer: 3, Approver: 4, Finance: 5 } as const

export type PresetRole = keyof typeof presetRoles
