export * from './account.ts'
export * from './cart.ts'
export * from './catalogue.ts'
export * from './order.ts'
