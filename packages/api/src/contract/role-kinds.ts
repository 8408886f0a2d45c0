/** What a role can be: a preset of the mall belongs to everybody and stays as it is. */
export const roleKindNames = { custom: '自定义', preset: '预设' } as const

export type RoleKind = keyof typeof roleKindNames
