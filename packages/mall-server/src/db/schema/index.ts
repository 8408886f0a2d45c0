export * from './catalogue.ts'
export * from './organisation.ts'
export * from './role.ts'
export * from './trade.ts'
