export * from './catalogue.ts'
export * from './organisation.ts'
export * from './trade.ts'
