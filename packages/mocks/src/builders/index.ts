// Written by `npm run generate`, from the files that it names. Do not change it by hand.
export * from './account.ts'
export * from './after-sales.ts'
export * from './approval.ts'
export * from './captcha.ts'
export * from './cart.ts'
export * from './catalogue.ts'
export * from './order.ts'
export * from './people.ts'
